/**
 * Tabs with figures: metrics, users, comparison, findings, SLR.
 *
 * <p>May use: text, model.., bound, engine.., trace.., audit.., io, metrics.., chart.., scheduler, experiment, ui.state.., ui.view.base,
 * ui.view.canvas, ui.view.command, ui.view.help, ui.view.kit, ui.view.sheet, ui.view.table, javafx.., org.controlsfx.., org.jfree..
 */
package org.schedscope.ui.view.measure;
