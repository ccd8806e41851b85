/**
 * The list of jobs: order, filter, rows.
 *
 * <p>May use: text, model.., trace.., metrics.., breakpoint, query, syntax, chart.., ui.state.., ui.view.base, ui.view.command,
 * ui.view.kit,
 * ui.view.table, javafx.., org.controlsfx..
 */
package org.schedscope.ui.view.jobs;
