/**
 * The commands, one file each.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., audit.., metrics.., breakpoint, query, chart.., generate..,
 * scheduler..,
 * io.., experiment.., lesson, slide, page, exercise, periodic, cli.base, cli.job, cli.option, cli.summary, picocli..
 */
package org.schedscope.cli.command;
