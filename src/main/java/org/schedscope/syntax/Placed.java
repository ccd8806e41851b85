package org.schedscope.syntax;

/** A part of a text, with its place. */
public interface Placed {
    /** Index of the first character, from 0. */
    int from();

    /** Index after the last character. */
    int to();
}
