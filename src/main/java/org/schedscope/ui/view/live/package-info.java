/**
 * The panel in which a workload is edited beside its schedule: its graph, drawn with mouse and keys, and its tasks in a table.
 *
 * <p>May use: text, model.., trace, chart.., ui.state.., ui.view.base, ui.view.canvas, ui.view.command, ui.view.kit, ui.view.sheet,
 * ui.view.table, javafx..
 */
package org.schedscope.ui.view.live;
