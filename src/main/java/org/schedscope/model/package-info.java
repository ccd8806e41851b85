/**
 * Workloads and platforms as values that cannot be wrong: every record checks and copies in its compact constructor, so whoever
 * holds a {@link org.schedscope.model.Workload} or a {@link org.schedscope.model.Platform} never checks again.
 *
 * <p>Time is {@code long} ticks. Quantities that files give as decimals (speeds, delays, curve points) are exact
 * {@link org.schedscope.model.number.Ratio}s, never binary floating point. Tasks refer to their parents by position inside the job; the
 * readers resolve names, because only they can say in which line a wrong name stands.
 *
 * <p>This package depends on {@link org.schedscope.text} only, in whose messages it says what is wrong.
 *
 * <p>May use: text, model.number
 */
package org.schedscope.model;
