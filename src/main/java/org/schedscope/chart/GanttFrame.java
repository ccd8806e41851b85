package org.schedscope.chart;

import java.util.List;

/**
 * What a Gantt chart shows at a moment, as values.
 *
 * @param bands the visible bands with their levels
 * @param bars bars of bands with edges
 * @param highlighted bars of the selected job, whatever the level
 * @param tasks pieces in view, drawn one by one or not
 * @param visited pieces that were looked at to decide this: the cost of the frame
 */
public record GanttFrame(List<Shown> bands, List<Bar> bars, List<Bar> highlighted, int tasks, long visited) {
    /** A visible band and how it is drawn. */
    public record Shown(Bands.Band band, ZoomLevel level) {
    }

    /**
     * A piece on a range of neighbouring cores.
     *
     * @param piece its number in the trace
     * @param box where it ran, until now if it runs
     * @param state of the piece: finished, running or suspended
     * @param expectedRight x at which a running piece is expected to end; its right edge otherwise
     */
    public record Bar(int piece, int task, int job, Box box, DrawnState state, double expectedRight) {
    }

    public GanttFrame {
        bands = List.copyOf(bands);
        bars = List.copyOf(bars);
        highlighted = List.copyOf(highlighted);
    }

    public boolean has(ZoomLevel level) {
        return bands.stream().anyMatch(shown -> shown.level() == level);
    }

    /** {@code 511 tasks}, {@code 100 000 tasks as density}: how many there are and how they are drawn. */
    public String summary() {
        String count = Figures.count(tasks, "task", "tasks");
        if (!has(ZoomLevel.DENSITY)) {
            return has(ZoomLevel.BARS) ? count + " as plain bars" : count;
        }
        return has(ZoomLevel.EDGES) || has(ZoomLevel.BARS) ? count + ", partly as density" : count + " as density";
    }
}
