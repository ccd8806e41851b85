package org.schedscope.ui.view.schedule;

import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Rows of the run that the open one is compared with.
 *
 * @param index of its trace
 * @param at the moment of its trace that is shown
 * @param lane what paints it
 */
record ComparisonRows(OpenRun run, TraceIndex index, Moment at, GanttLane lane) {
}
