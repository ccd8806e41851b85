/**
 * Schedules made by other programs as traces: core numbers are given out and events put in order.
 *
 * <p>May use: model.., event, trace
 */
package org.schedscope.trace.foreign;
