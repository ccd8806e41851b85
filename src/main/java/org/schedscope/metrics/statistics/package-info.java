/**
 * Samples, quantiles, intervals and tests of significance.
 *
 * <p>May use: org.apache.commons.statistics.., org.apache.commons.numbers..
 */
package org.schedscope.metrics.statistics;
