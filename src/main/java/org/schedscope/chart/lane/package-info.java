/**
 * Lanes over one time axis: ticks, load, heatmap, colours of bars.
 *
 * <p>May use: text, model.., trace.., metrics.., chart.index, chart.paint
 */
package org.schedscope.chart.lane;
