/**
 * What pictures look up in a trace: which task is on which core when, the state of a task at a moment, reservations, transfers.
 *
 * <p>May use: model.., event, trace..
 */
package org.schedscope.chart.index;
