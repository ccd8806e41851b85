/**
 * Painting on a canvas: fonts and colours of the theme, charts of the chart library.
 *
 * <p>May use: chart.., ui.state.., ui.view.base, javafx..
 */
package org.schedscope.ui.view.canvas;
