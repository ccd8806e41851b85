package org.schedscope.lesson;

/**
 * What there is to know of a lesson before it is given.
 *
 * @param about its subject, in a sentence or two; may be empty
 * @param steps at least one
 * @param questions how many of the steps ask something
 * @param byHand whether one of the steps offers to build a schedule by hand
 */
public record LessonOutline(String title, String about, int steps, int questions, boolean byHand) {
    /** How long it takes in a room: a minute for each step, and one more for each question. */
    public int minutes() {
        return steps + questions;
    }
}
