/**
 * Measures of parts of a run: an interval of ticks, or groups of jobs by user, cluster, kind and queue.
 *
 * <p>May use: model.., event, trace.., metrics.fact, metrics.range, metrics.statistics
 */
package org.schedscope.metrics.part;
