/**
 * The graph of a job: layout and drawing.
 *
 * <p>May use: text, model.., chart.index, chart.lane, chart.paint
 */
package org.schedscope.chart.graph;
