package org.schedscope.text;

/**
 * A core as a value of a message; its number as displayed may begin at another number than in files.
 *
 * @param number counted from 0, as in files
 */
public record CoreValue(int number) {
}
