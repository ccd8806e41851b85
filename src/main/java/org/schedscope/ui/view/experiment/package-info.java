/**
 * The window of experiments.
 *
 * <p>May use: text, chart.., io.., experiment.., ui.state.., ui.view.base, ui.view.canvas, ui.view.frame, ui.view.help, ui.view.kit,
 * ui.view.sheet, ui.view.table, javafx.., org.jfree..
 */
package org.schedscope.ui.view.experiment;
