/**
 * Columns of numbers that grow at their end and are never moved: what others were given of them stays as it is.
 *
 * <p>May use: nothing
 */
package org.schedscope.trace.column;
