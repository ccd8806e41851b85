/**
 * Help on F1: pages, their window, the lists of keys.
 *
 * <p>May use: parameter, text, policy.., metrics.., scheduler.., ui.state.., ui.view.base, ui.view.command, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.help;
