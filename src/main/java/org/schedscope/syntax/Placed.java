package org.schedscope.syntax;

/** A part of a text, by its place. */
public interface Placed {
    /** Number of the first character, from 0. */
    int from();

    /** Number of the character after the last. */
    int to();
}
