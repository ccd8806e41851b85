package org.schedscope.ui.view.schedule;

import java.util.Optional;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttMemory;
import org.schedscope.chart.lane.LaneContext;

/**
 * How a scene is painted.
 *
 * @param scrolled laid out pixels that the rows of cores are moved up by
 * @param width of all lanes, in laid out pixels
 * @param own what is kept of the rows from frame to frame; none for pictures, which are painted in full
 * @param other likewise of the other run's rows
 */
record LanesFrame(LaneContext context, LanesLayout layout, double scrolled, double width, Optional<GanttMemory> own,
        Optional<GanttMemory> other) {
    /** Bands of rows where they are seen. */
    ClusterBands placed(ClusterBands bands) {
        return bands.movedBy(LanesLayout.GANTT_TOP + 2 - scrolled);
    }
}
