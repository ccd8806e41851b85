/**
 * Lessons as slides: {@link org.schedscope.slide.Slides} turns a {@link org.schedscope.lesson.Lesson} into a PDF document for a room
 * without the program.
 *
 * <p>Each step becomes one or more {@link org.schedscope.slide.Slide}s, a question at least two, so that the audience can guess before the
 * answer is shown. A slide has a picture of the run ({@link org.schedscope.slide.RunPicture}, the lanes of the window), words below it and
 * cards beside it; both are lists of {@link org.schedscope.slide.SlideBlock}s, which are never split. Texts are measured before painting: a
 * text that does not fit is set smaller, down to 16 pixels, and then continues on another page, so that nothing is cut.
 *
 * <p>{@link org.schedscope.slide.Handout} makes {@link org.schedscope.slide.Worksheet}s of the same blocks: pages to fill in on paper, and
 * their solutions.
 *
 * <p>Coordinates are pixels: 1280 by 720 for a slide, 96 per inch on work sheets of A4.
 *
 * <p>May use: text, model.., policy.., engine.., trace.., breakpoint, metrics.range, metrics.fact, chart.., scheduler.., lesson
 */
package org.schedscope.slide;
