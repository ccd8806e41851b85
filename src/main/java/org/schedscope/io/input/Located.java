package org.schedscope.io.input;

/** A value with the place in a file where it stands, for what is found wrong with it later. */
public record Located<T>(T value, Place place) {
}
