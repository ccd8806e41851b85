/**
 * Forms of the sheets: lists of fields that are applied together.
 *
 * <p>May use: parameter, text, model.., event, policy.., trace.., metrics.., chart.., generate.., scheduler.., io.., ui.state.base,
 * ui.state.file, ui.state.run, ui.state.session, ui.state.snapshot, ui.state.time, javafx.., experiment, experiment.definition,
 * experiment.change, experiment.future, experiment.search, lesson, breakpoint, ui.state.best, ui.state.experiment, ui.state.field,
 * ui.state.lesson
 */
package org.schedscope.ui.state.draft;
