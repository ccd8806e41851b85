/**
 * Commands with many runs for one result: grids of runs, crossovers, forecasts, optimal schedules.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., metrics.., chart.., generate.., scheduler.., io..,
 * experiment.., optimum, cli.base, cli.job, cli.option, cli.summary, picocli..
 */
package org.schedscope.cli.study;
