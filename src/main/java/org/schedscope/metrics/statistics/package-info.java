/**
 * Samples, quantiles, intervals and tests of significance.
 *
 * <p>May use: org.apache.commons.statistics..
 */
package org.schedscope.metrics.statistics;
