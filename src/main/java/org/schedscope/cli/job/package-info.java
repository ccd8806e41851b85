/**
 * The work of commands after their options are parsed: run, measure, compare.
 *
 * <p>May use: model.., event, bound, engine.., trace.., audit.., metrics.., breakpoint, chart.., scheduler.., io.., experiment.., cli.base,
 * cli.option, page
 */
package org.schedscope.cli.job;
