package org.schedscope.model.number;

/** Receiver of exact numbers, without an object or a text for each. */
public interface NumberTaker {
    /**
     * Takes a fraction in lowest terms.
     *
     * @param below at least 1, which it is for an integer
     */
    void number(long above, long below);

    /** Takes the text of a value that is no such number. */
    void text(String text);
}
