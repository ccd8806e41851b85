package org.schedscope.text;

/**
 * A core among what stands in a message; rows of a picture may be counted from another number than files count cores.
 *
 * @param number counted from 0, as in files
 */
public record CoreValue(int number) {
}
