/**
 * The graph of the selected job.
 *
 * <p>May use: text, model.., trace.., chart.., ui.state.., ui.view.base, ui.view.canvas, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.graph;
