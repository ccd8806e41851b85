/**
 * What can be done by menu and key.
 *
 * <p>May use: text, model.., breakpoint, chart.index, metrics.range, trace, ui.state.., ui.view.base, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.command;
