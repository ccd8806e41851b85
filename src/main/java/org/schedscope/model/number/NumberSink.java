package org.schedscope.model.number;

/** Receives exact numbers without an object or a text for each. */
public interface NumberSink {
    /**
     * Receives a fraction in lowest terms.
     *
     * @param below at least 1, which it is for an integer
     */
    void number(long above, long below);

    /** Receives any other number, written out. */
    void text(String text);
}
