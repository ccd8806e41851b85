/**
 * Help on F1: pages, those of the manual among them, their window, the lists of keys.
 *
 * <p>May use: parameter, text, policy.., metrics.., scheduler.., slide, ui.state.., ui.view.base, ui.view.kit, javafx.., org.commonmark..,
 * chart.paint
 */
package org.schedscope.ui.view.help;
