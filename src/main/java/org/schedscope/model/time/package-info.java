/**
 * Ticks as time: how long a tick is, when tick 0 was, and what people type where a tick or a number of ticks is asked for. Formatting them
 * is up to the painters.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.model.time;
