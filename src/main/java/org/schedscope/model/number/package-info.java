/**
 * Exact numbers: fractions of {@code long} and of any size, and decimals as files write them. No binary floating point enters a
 * decision.
 *
 * <p>May use: nothing
 */
package org.schedscope.model.number;
