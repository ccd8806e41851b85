/**
 * Imported schedules as traces, with core numbers assigned and events in order.
 *
 * <p>May use: model.., event, trace
 */
package org.schedscope.trace.foreign;
