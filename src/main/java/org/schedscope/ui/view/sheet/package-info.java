/**
 * Forms in a dialog: settings, fork, edit, pictures, import.
 *
 * <p>May use: parameter, text, model.., event, policy.., chart.., scheduler.., io.., ui.state.., ui.view.help, ui.view.kit, javafx..,
 * experiment
 */
package org.schedscope.ui.view.sheet;
