/**
 * The inspector: why a task started when it did, what delayed a job, the list of events.
 *
 * <p>May use: text, model.., audit.lint, event, engine.., trace.., metrics.., chart.., experiment, experiment.sensitivity, scheduler..,
 * ui.state.., ui.view.base, ui.view.command, ui.view.kit, ui.view.table, javafx..
 */
package org.schedscope.ui.view.inspector;
