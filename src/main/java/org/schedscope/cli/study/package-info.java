/**
 * The commands that make many runs to answer one question: grids of runs, where rankings flip, what may come of a machine's present state,
 * how good a schedule could be.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., metrics.., chart.., generate.., scheduler.., io..,
 * experiment.., optimum, cli.base, cli.job, cli.option, cli.summary, picocli..
 */
package org.schedscope.cli.study;
