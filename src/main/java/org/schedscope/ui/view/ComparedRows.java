package org.schedscope.ui.view;

import org.schedscope.chart.GanttLane;
import org.schedscope.chart.Moment;
import org.schedscope.chart.TraceIndex;
import org.schedscope.ui.state.OpenRun;

/**
 * Rows of the run that the open one is compared with.
 *
 * @param index of its trace
 * @param at the moment of its trace that is shown
 * @param lane what paints it
 */
record ComparedRows(OpenRun run, TraceIndex index, Moment at, GanttLane lane) {
}
