/**
 * Statistical charts: boxes, lines, bars and tables with their axes.
 *
 * <p>May use: text, model.., metrics.., chart.lane, chart.paint, chart.sheet, org.jfree..
 */
package org.schedscope.chart.plot;
