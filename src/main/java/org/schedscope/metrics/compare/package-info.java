/**
 * Comparisons of several runs of one workload: differences, the best of each metric, paired jobs.
 *
 * <p>May use: model.., bound, metrics, metrics.fact, metrics.statistics
 */
package org.schedscope.metrics.compare;
