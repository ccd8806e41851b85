package org.schedscope.lesson;

/**
 * What there is to know of a lesson before it is given.
 *
 * @param about its subject, in a sentence or two; may be empty
 * @param steps at least one
 * @param questions how many of the steps ask something
 */
public record LessonOutline(String title, String about, int steps, int questions) {
    /** How long it takes in a room: a minute for each step, and one more for each question. */
    public int minutes() {
        return steps + questions;
    }
}
