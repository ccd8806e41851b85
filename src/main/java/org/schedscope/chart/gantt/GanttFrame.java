package org.schedscope.chart.gantt;

import java.util.List;
import java.util.Optional;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;

/**
 * What a Gantt chart shows at a moment, as values.
 *
 * @param bands the visible bands with their levels
 * @param bars those that are drawn: all, or of bands as density the large ones
 * @param reserved cores reserved for tasks that have not started
 * @param reservedLeft reservations in view that have no bar
 * @param highlighted bars of the selected job, whatever the level
 * @param tasks pieces in view, drawn one by one or not
 * @param visited pieces that were visited to decide this: the cost of the frame
 * @param coarse whether density is painted in blocks of pixels for now
 */
public record GanttFrame(List<Shown> bands, List<Bar> bars, List<Reserved> reserved, int reservedLeft, List<Bar> highlighted, int tasks,
        long visited, boolean coarse) {
    /** A visible band and how it is drawn. */
    public record Shown(ClusterBands.Band band, ZoomLevel level) {
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
        /** With the rest that is expected: what has only just started is as wide as it will be. */
        Box whole() {
            return new Box(box.x(), box.y(), Math.max(box.width(), expectedRight - box.x()), box.height());
        }
    }

    /**
     * A reservation on a range of neighbouring rows.
     *
     * @param seq number of the event in the trace that made it
     * @param box from the reserved start, or now, to the reserved end
     */
    public record Reserved(int seq, int task, Box box) {
    }

    public GanttFrame {
        bands = List.copyOf(bands);
        bars = List.copyOf(bars);
        reserved = List.copyOf(reserved);
        highlighted = List.copyOf(highlighted);
    }

    GanttFrame painted(long pieces, boolean inBlocks) {
        return new GanttFrame(bands, bars, reserved, reservedLeft, highlighted, tasks, visited + pieces, inBlocks);
    }

    public boolean has(ZoomLevel level) {
        return bands.stream().anyMatch(shown -> shown.level() == level);
    }

    /** The reservation whose bar is under a point. */
    public Optional<Reserved> reservedAt(double x, double y) {
        return reserved.stream().filter(bar -> bar.box().contains(x, y)).findFirst();
    }

    /** {@code 511 tasks}, {@code 100 000 tasks as density}: how many there are and how they are drawn. */
    public String summary(Texts texts) {
        String drawn = drawn(texts);
        return reservedLeft == 0 ? drawn : texts.count("frame.left", reservedLeft, drawn, Figures.whole(reservedLeft));
    }

    private String drawn(Texts texts) {
        String count = Figures.count(tasks, "tasks", texts);
        boolean partly = has(ZoomLevel.BARS) || !bars.isEmpty();
        return !has(ZoomLevel.DENSITY) ? count : texts.text(partly ? "frame.partly" : "frame.density", count);
    }
}
