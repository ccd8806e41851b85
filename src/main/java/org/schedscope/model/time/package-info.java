/**
 * Ticks as time: the length of a tick, the time of tick 0, and the notations of users for moments and lengths. Painters format them.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.model.time;
