/**
 * Panels beside the schedule: in one a workload is edited, its graph drawn with mouse and keys, its tasks typed in a table, with the
 * tasks that start at another tick and why; in the other a schedule is built by hand against that of a policy.
 *
 * <p>May use: text, model.., event, byhand, metrics, optimum, trace.., chart.., ui.state.., ui.view.base, ui.view.canvas,
 * ui.view.command, ui.view.field, ui.view.frame, ui.view.graph, ui.view.kit, ui.view.sheet, ui.view.table, javafx.., org.controlsfx..
 */
package org.schedscope.ui.view.live;
