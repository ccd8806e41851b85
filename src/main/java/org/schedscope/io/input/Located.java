package org.schedscope.io.input;

/** A value and its place in a file, for problems that are found later. */
public record Located<T>(T value, Place place) {
}
