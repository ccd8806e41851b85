/**
 * Forms in a dialog: settings, fork, edit, pictures, import.
 *
 * <p>May use: parameter, text, model.., event, policy.., chart.., scheduler.., io.., ui.state.., ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.sheet;
