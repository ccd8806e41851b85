package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.RangeMark;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Platform;
import org.schedscope.ui.state.time.Viewpoints;

/**
 * Marks a range while the mouse is dragged: along the axis, or with Shift anywhere, ticks; down the names of clusters, clusters; down the
 * numbers of cores, cores. One that begins at an edge of the marked range moves this edge.
 */
final class RangeDrag {
    /** What is dragged over. */
    private enum Along {
        NOTHING, TICKS, CLUSTERS, CORES
    }

    private final Viewpoints window;
    private Along along = Along.NOTHING;
    private long anchorTick;
    private int anchorCluster;
    private int anchorCore;

    RangeDrag(Viewpoints window) {
        this.window = window;
    }

    /** A press; nothing is marked until it is dragged. */
    void begin(Optional<PaintedLanes> painted, double x, double y, boolean shift) {
        along = Along.NOTHING;
        if (x >= TimeScale.GUTTER && (y < AxisLane.HEIGHT || shift)) {
            along = Along.TICKS;
            OptionalDouble across = window.range().get().isPresent() && painted.isPresent() && y < AxisLane.HEIGHT
                    ? new RangeMark(painted.get().context(), window.range().get().get()).across(x) : OptionalDouble.empty();
            anchorTick = across.isPresent() ? (long) across.getAsDouble() : tick(x);
        } else if (x < TimeScale.GUTTER && painted.isPresent() && painted.get().scene().groups().isEmpty()) {
            OptionalInt cluster = painted.get().cores().clusterAt(y);
            OptionalInt core = painted.get().cores().coreAt(y);
            if (cluster.isPresent()) {
                along = x >= ScheduleGestures.CORES_FROM && core.isPresent() ? Along.CORES : Along.CLUSTERS;
                anchorCluster = cluster.getAsInt();
                anchorCore = core.orElse(0);
            }
        }
    }

    /** Whether a drag marks something, rather than move what is shown. */
    boolean marks() {
        return along != Along.NOTHING;
    }

    long tick(double x) {
        return Math.max(0, (long) Math.floor(window.timeline().tickAt(Math.max(TimeScale.GUTTER, x) - TimeScale.GUTTER)));
    }

    /** The mouse is now here. */
    void drag(PaintedLanes painted, double x, double y) {
        if (along == Along.TICKS) {
            window.range().markTicks(anchorTick, tick(x));
            return;
        }
        Platform platform = window.runs().run().platform();
        OptionalInt cluster = painted.cores().clusterAt(y);
        if (along == Along.CORES && cluster.isPresent() && cluster.getAsInt() == anchorCluster) {
            painted.cores().coreAt(y).ifPresent(core -> window.range().markRows(
                    List.of(new RunPart.Cores(anchorCluster, Math.min(core, anchorCore), Math.max(core, anchorCore)))));
        } else if (cluster.isPresent()) {
            double one = painted.cores().bands().bands().get(anchorCluster).top();
            double other = painted.cores().bands().bands().get(cluster.getAsInt()).top();
            window.range().markRows(painted.cores().bands().bands().stream()
                    .filter(band -> band.top() >= Math.min(one, other) && band.top() <= Math.max(one, other))
                    .map(band -> RunPart.Cores.of(platform, band.cluster())).toList());
        }
    }

    void end() {
        along = Along.NOTHING;
    }
}
