/**
 * What is worked out of the open run beside the window, and shown once it is known: explanations, causes, findings, load, what the
 * last pass did.
 *
 * <p>May use: text, model.., event, bound, engine.., trace.., audit.lint, metrics.., query, chart.., experiment,
 * experiment.sensitivity, scheduler.., io.., ui.state.base, ui.state.compare, ui.state.queue, ui.state.run,
 * ui.state.snapshot, ui.state.time, javafx..
 */
package org.schedscope.ui.state.answer;
