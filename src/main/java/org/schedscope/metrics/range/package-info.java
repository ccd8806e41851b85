/**
 * A part of a run that the user has marked, ticks on all cores or some, with its facts and a report of its jobs.
 *
 * <p>May use: model.., event, trace.., metrics, metrics.fact, metrics.statistics
 */
package org.schedscope.metrics.range;
