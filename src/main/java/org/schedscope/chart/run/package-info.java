/**
 * Pictures of one run and of runs compared, and the lists of them.
 *
 * <p>May use: text, model.., event, trace.., metrics.., chart.gantt, chart.index, chart.lane, chart.paint, chart.plot,
 * chart.sheet, org.jfree..
 */
package org.schedscope.chart.run;
