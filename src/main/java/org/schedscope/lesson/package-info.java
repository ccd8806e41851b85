/**
 * Lessons: a story in steps about runs of one workload, with questions to be answered by stepping. {@link org.schedscope.lesson.LessonJson}
 * reads a file and simulates all its runs, so that a {@link org.schedscope.lesson.Lesson} is always correct: its policies exist, its
 * moments are moments of its runs, and answers come from the engine, never from the file. A new lesson is a new file; bundled ones are in
 * {@code assets/lessons} and listed in {@link org.schedscope.lesson.Lessons}.
 *
 * <p>May use: text, model.., event, policy.., engine.., trace.., metrics.., breakpoint, scheduler.., io.., experiment..,
 * com.fasterxml.jackson..
 */
package org.schedscope.lesson;
