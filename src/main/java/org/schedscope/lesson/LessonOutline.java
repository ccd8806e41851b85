package org.schedscope.lesson;

/**
 * A summary of a lesson.
 *
 * @param about its subject, in a sentence or two; may be empty
 * @param steps at least one
 * @param questions number of steps with a question
 * @param byHand whether some step offers to build a schedule by hand
 */
public record LessonOutline(String title, String about, int steps, int questions, boolean byHand) {
    /** Estimated duration in class: a minute per step, and one more per question. */
    public int minutes() {
        return steps + questions;
    }
}
