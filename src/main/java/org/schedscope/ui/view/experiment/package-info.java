/**
 * The window of experiments.
 *
 * <p>May use: text, chart.., generate.profile, metrics, metrics.statistics, io.., experiment.., ui.state.., ui.view.base, ui.view.canvas,
 * ui.view.field, ui.view.frame, ui.view.help, ui.view.kit, ui.view.sheet, ui.view.table, javafx.., org.jfree..
 */
package org.schedscope.ui.view.experiment;
