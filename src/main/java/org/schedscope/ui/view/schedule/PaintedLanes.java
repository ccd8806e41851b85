package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.chart.lane.LaneContext;

/**
 * The lanes in the last frame.
 *
 * @param lanes one for each strip of the layout
 */
record PaintedLanes(ScheduleScene scene, LanesFrame frame, List<Lane.Painted> lanes) {
    CoresLane.Rows cores() {
        return (CoresLane.Rows) lanes.get(0);
    }

    LanesLayout layout() {
        return frame.layout();
    }

    LaneContext context() {
        return frame.context();
    }

    private Optional<Lane.Painted> at(double y) {
        List<LanesLayout.Strip> strips = layout().strips();
        return IntStream.range(0, lanes.size()).filter(i -> y >= strips.get(i).top() && y < strips.get(i).bottom()).mapToObj(lanes::get)
                .findFirst();
    }

    /** What is at a point of the time area. */
    Optional<Lane.Hit> hitAt(double x, double y) {
        return at(y).flatMap(lane -> lane.hitAt(x, y));
    }

    /** Whose row is beside a point of the gutter. */
    Optional<Lane.Hit> rowAt(double x, double y) {
        return at(y).flatMap(lane -> lane.rowAt(x, y));
    }
}
