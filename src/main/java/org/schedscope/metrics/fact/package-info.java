/**
 * Facts about jobs before a run: work, critical path, user, expected end time ([EET] §3). Built once, shared by all runs of a workload.
 *
 * <p>May use: text, model.., event, metrics.statistics
 */
package org.schedscope.metrics.fact;
