/**
 * Bytes on their way in: where a problem is, how much may be read, how a file is opened. Knows no format.
 *
 * <p>Invariant: every refusal names the file and, where the format has them, line, column and place.
 *
 * <p>May use: text, model..
 */
package org.schedscope.io.input;
