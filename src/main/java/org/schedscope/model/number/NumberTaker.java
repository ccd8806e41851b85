package org.schedscope.model.number;

/** Takes exact numbers as they are, so that nobody has to make an object or a text of each. */
public interface NumberTaker {
    /**
     * Takes a fraction in lowest terms.
     *
     * @param below at least 1, which it is for an integer
     */
    void number(long above, long below);

    /** Takes what is no such number, written out. */
    void text(String text);
}
