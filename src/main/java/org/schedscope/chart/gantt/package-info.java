/**
 * The Gantt chart of a cluster: bars, density below a pixel, links, ghosts, absent cores. A frame costs what its pixels cost, not
 * what the tasks cost.
 *
 * <p>May use: text, model.., event, trace.., chart.index, chart.lane, chart.paint
 */
package org.schedscope.chart.gantt;
