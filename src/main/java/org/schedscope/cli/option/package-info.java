/**
 * Options that several commands share.
 *
 * <p>May use: text, model.., event, policy.., engine.., trace.., metrics.., breakpoint, chart.., generate.., scheduler.., io.., experiment,
 * experiment.definition, cli.base, picocli..
 */
package org.schedscope.cli.option;
