/**
 * Ticks as time: how long a tick is, when tick 0 was, and what users type for a tick or a number of ticks. Formatting them
 * is up to the painters.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.model.time;
