/**
 * Lessons: a story in steps about runs of one workload, with questions that are answered by stepping. {@link
 * org.schedscope.lesson.LessonJson}
 * reads a file and simulates every run of it, so that a {@link org.schedscope.lesson.Lesson} cannot be wrong: its policies exist, its
 * moments
 * are moments of its runs, and what is asked about a run is answered by the engine, never by the file. Adding a lesson is adding a file;
 * those
 * that come with the program are in {@code assets/lessons} and listed in {@link org.schedscope.lesson.Lessons}.
 *
 * <p>May use: text, model.., event, policy.., engine.., trace.., metrics.., breakpoint, scheduler.., io.., experiment..,
 * com.fasterxml.jackson..
 */
package org.schedscope.lesson;
