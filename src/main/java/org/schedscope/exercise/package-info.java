/**
 * Exercises by seed: {@link org.schedscope.exercise.Variants} draws the times of a lesson's workload anew, or a small workload of a
 * profile, has the engine run each, and asks what can be found by hand; {@link org.schedscope.exercise.Gift} and {@link
 * org.schedscope.exercise.MoodleXml} write the questions for learning platforms. The same seed gives the same bytes.
 *
 * <p>May use: text, model.., trace, generate.., chart.paint, scheduler.., io.format, lesson, slide
 */
package org.schedscope.exercise;
