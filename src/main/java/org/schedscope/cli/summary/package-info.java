/**
 * What is printed about a run, a comparison, a cause.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., metrics.., breakpoint, query, scheduler.., io..,
 * experiment.., cli.base, cli.option, picocli..
 */
package org.schedscope.cli.summary;
