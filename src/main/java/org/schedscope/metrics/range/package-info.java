/**
 * A part of a run that somebody marked: ticks, and all cores or some. Its facts and its report, of the jobs that are in it.
 *
 * <p>May use: model.., event, trace.., metrics, metrics.fact, metrics.statistics
 */
package org.schedscope.metrics.range;
