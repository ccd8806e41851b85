/**
 * Exercises by seed: {@link org.schedscope.exercise.Variants} redraws the times of a lesson's workload, or draws a small workload of a
 * profile, runs each in the engine, and derives questions that can be solved by hand; {@link org.schedscope.exercise.Gift} and {@link
 * org.schedscope.exercise.MoodleXml} write the questions for learning platforms. The same seed gives the same bytes.
 *
 * <p>May use: text, model.., trace, generate.., chart.paint, scheduler.., io.format, lesson, slide
 */
package org.schedscope.exercise;
