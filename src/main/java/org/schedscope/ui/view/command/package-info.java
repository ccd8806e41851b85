/**
 * Commands: the row of the action table, the keys of a window, and the context menu of what is selected. The table itself is
 * {@code ActionTable} in the room of the window, which may use every view.
 *
 * <p>May use: text, model.., breakpoint, chart.index, trace, ui.state.., ui.view.base, ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.command;
