/**
 * Lessons as slides: {@link org.schedscope.slide.Slides} turns a {@link org.schedscope.lesson.Lesson} into pages of a PDF document for a
 * room without the program.
 *
 * <p>The flow: each step becomes one or more {@link org.schedscope.slide.Slide}s, a question two at least, so that the room can guess
 * before it is told. A slide has a picture of the run ({@link org.schedscope.slide.RunPicture}, the lanes of the window), words below it
 * and cards beside it; both are lists of {@link org.schedscope.slide.Block}s, the things that are never parted. Texts are measured before
 * anything is painted: what does not fit is set smaller, down to the floor of 16 pixels, and then goes on on another page, so that nothing
 * is ever cut.
 *
 * <p>Coordinates are those of a page of 1280 by 720 pixels.
 *
 * <p>May use: text, model.., policy.., engine.., trace.., breakpoint, chart.., scheduler.., lesson
 */
package org.schedscope.slide;
