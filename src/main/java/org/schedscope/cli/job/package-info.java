/**
 * What a command does once its options are known: run, measure, compare.
 *
 * <p>May use: model.., event, bound, engine.., trace.., audit.., metrics.., breakpoint, chart.., scheduler.., io.., experiment..,
 * cli.base, cli.option, page
 */
package org.schedscope.cli.job;
