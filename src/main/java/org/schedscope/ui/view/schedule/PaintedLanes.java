package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.AbsentCores;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.run.OpenRun;

/**
 * The lanes as they were painted last, and what of them stands at a point: what the pointer is on is what can be seen there.
 *
 * @param run the open run
 * @param index of its trace
 * @param context where ticks stand, and which moment is shown
 * @param other rows of the run that the open one is compared with, if they are shown
 * @param grid what the heatmap shows
 * @param coarse whether some density is painted in blocks of pixels for now
 * @param users who is listed in the gutter
 * @param bands where clusters stand now
 * @param identity whose colours bars have
 * @param groups whose rows there are instead of those of cores
 */
record PaintedLanes(OpenRun run, LanesLayout layout, TraceIndex index, LaneContext context, GanttLane gantt, Optional<ComparisonRows> other,
        HeatLane heat, ViolationGrid grid, GanttFrame frame, boolean coarse, UsersInView users, ClusterBands bands, ColourKey identity,
        Optional<GroupedRows> groups) {
    private static final double END = 4;

    Moment at() {
        return context.at();
    }

    /** The same with tasks where they ran, to be told of. */
    Moment told() {
        return new Moment(at().trace().run(), at().position(), at().now());
    }

    private boolean isOnRows(double x, double y) {
        return y >= LanesLayout.GANTT_TOP && y < layout.ganttBottom() && x >= TimeScale.GUTTER;
    }

    OptionalInt pieceAt(double x, double y) {
        return isOnRows(x, y) ? gantt.pieceAt(x, y) : OptionalInt.empty();
    }

    /** The bar of a task whose right end is at a point, give or take some pixels. */
    Optional<GanttFrame.Bar> endAt(double x, double y) {
        return !isOnRows(x, y) ? Optional.empty() : frame.bars().stream()
                .filter(bar -> Math.abs(x - bar.box().right()) <= END && y >= bar.box().y() && y <= bar.box().bottom()).findFirst();
    }

    /** Where the piece under a point stands: all its ranges of cores, if it has several. */
    List<Box> boxesAt(double x, double y) {
        OptionalInt piece = pieceAt(x, y);
        List<Box> boxes = piece.isPresent() ? gantt.boxesOf(piece.getAsInt()) : List.of();
        return boxes.size() > 1 ? boxes : List.of();
    }

    /** A piece of the run that the open one is compared with. */
    OptionalInt otherPieceAt(double x, double y) {
        return isOnRows(x, y) && other.isPresent() ? other.get().lane().pieceAt(x, y) : OptionalInt.empty();
    }

    /** The task under a point, in either run. */
    OptionalInt taskAt(double x, double y) {
        OptionalInt piece = pieceAt(x, y);
        if (piece.isPresent()) {
            return OptionalInt.of(at().trace().pieces().task(piece.getAsInt()));
        }
        OptionalInt there = otherPieceAt(x, y);
        return there.isPresent() ? OptionalInt.of(other.get().at().trace().pieces().task(there.getAsInt())) : there;
    }

    Optional<GanttFrame.Reserved> reservedAt(double x, double y) {
        return isOnRows(x, y) ? frame.reservedAt(x, y) : Optional.empty();
    }

    Optional<AbsentCores.Absence> absenceAt(double x, double y) {
        return y < LanesLayout.GANTT_TOP || y >= layout.ganttBottom() ? Optional.empty() : gantt.absenceAt(x, y);
    }

    Optional<HeatLane.Cell> cellAt(double x, double y) {
        return heat.cellAt(x, y);
    }

    /** The user who is listed in the gutter at a point. */
    Optional<UsersInView.Share> listedUserAt(double x, double y) {
        return y < LanesLayout.GANTT_TOP || y >= layout.ganttBottom() ? Optional.empty() : users.at(bands, identity, x, y);
    }

    /** The row of the heatmap at a height. */
    OptionalInt userRowAt(double y) {
        return heat.rowAt(y);
    }

    /** The core whose row is at a height, of the open run. */
    OptionalInt coreAt(double y) {
        return y < LanesLayout.GANTT_TOP || y >= layout.ganttBottom() ? OptionalInt.empty() : gantt.coreAt(y);
    }

    /** The cluster whose band is at a height, of the open run. */
    OptionalInt ownClusterAt(double y) {
        return y < LanesLayout.GANTT_TOP || y >= layout.ganttBottom() ? OptionalInt.empty() : gantt.clusterAt(y);
    }

    /** The cluster whose band is at a height, in either run. */
    OptionalInt clusterAt(double y) {
        OptionalInt below = y < layout.ganttBottom() ? gantt.clusterAt(y) : OptionalInt.empty();
        return below.isPresent() || y >= layout.ganttBottom() ? below : other.map(rows -> rows.lane().clusterAt(y)).orElse(below);
    }
}
