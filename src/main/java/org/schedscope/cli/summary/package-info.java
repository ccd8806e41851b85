/**
 * Printed summaries of runs, comparisons and searches.
 *
 * <p>May use: parameter, text, model.., event, bound, policy.., engine.., trace.., metrics.., breakpoint, query, scheduler.., io..,
 * experiment.., answer, chart.paint, cli.base, cli.job, cli.option, picocli..
 */
package org.schedscope.cli.summary;
