/**
 * Append-only columns of numbers: views of them stay valid while they grow.
 *
 * <p>May use: nothing
 */
package org.schedscope.trace.column;
