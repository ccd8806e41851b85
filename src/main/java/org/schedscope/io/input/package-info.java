/**
 * Input files: opening, limits, and places of problems, independent of any format.
 *
 * <p>Invariant: every refusal names the file and, where the format has them, line, column and place.
 *
 * <p>May use: text, model..
 */
package org.schedscope.io.input;
