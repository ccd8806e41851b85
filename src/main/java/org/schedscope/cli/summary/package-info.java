/**
 * What is printed about a run, a comparison, a cause.
 *
 * <p>May use: text, model.., event, engine.., trace.., metrics.., breakpoint, query, scheduler.., io.., experiment.., cli.base, cli.option,
 * picocli..
 */
package org.schedscope.cli.summary;
