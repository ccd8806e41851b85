/**
 * Forms in a dialog: settings, fork, edit, pictures, import.
 *
 * <p>May use: parameter, text, model.., syntax, event, experiment, experiment.future, experiment.sensitivity, generate.profile, metrics,
 * metrics.statistics, optimum, policy.., chart.., scheduler.., io.., lesson, ui.state.., ui.view.base, ui.view.command, ui.view.field,
 * ui.view.help, ui.view.kit, javafx.., ui.view.table
 */
package org.schedscope.ui.view.sheet;
