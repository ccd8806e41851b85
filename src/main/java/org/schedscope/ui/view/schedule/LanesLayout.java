package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.model.Cluster;

/**
 * Where the lanes stand, from the top: axis, Gantt, cores in use, ready queue, violations with their header. The Gantt has what the
 * others leave and scrolls if that is too little. If it is more than the Gantt needs, the lanes below move up and grow.
 *
 * @param ganttBottom lower edge of the visible part of the Gantt
 * @param bands of the whole Gantt, from 0, before scrolling
 * @param above bands of another run, each above the open run's of the same cluster, if there is one
 * @param use height of cores in use, directly below the Gantt
 * @param queue height of the ready queue, directly below that
 * @param heatTop upper edge of the header of violations; infinite where they are not shown
 * @param heatRow height of a user's row
 * @param bottom lower edge of the last lane
 */
record LanesLayout(double ganttBottom, ClusterBands bands, Optional<ClusterBands> above, double use, double queue, double heatTop,
        double heatRow,
        double bottom) {
    private static final double USE = 52;
    private static final double QUEUE = 46;
    /** Heights up to which lanes grow where there is room. */
    private static final double MOST_USE = 120;
    private static final double MOST_QUEUE = 100;
    private static final double MOST_HEAT_ROW = 20;
    static final double HEAT_HEAD = 20;
    static final double GANTT_TOP = AxisLane.HEIGHT;
    private static final double LEAST_GANTT = 110;
    private static final double LOWEST_GANTT = 80;
    private static final double LEAST_CURVE = 34;
    /** Most of the height that violations may take. */
    private static final double HEAT_SHARE = 0.27;

    /** How high rows are. */
    enum Rows {
        /** As the space allows. */
        FIT(0),
        /** High enough for edges. */
        CORES(8),
        /** High enough for labels. */
        LARGE(18);

        private final double height;

        Rows(double height) {
            this.height = height;
        }
    }

    /**
     * Whose rows there are.
     *
     * @param open clusters of the open run
     * @param above clusters of another run, as many, whose rows stand above the open run's
     * @param collapsed numbers of clusters that are folded up
     */
    record Clusters(List<Cluster> open, Optional<List<Cluster>> above, Set<Integer> collapsed) {
        private ClusterBands bands(Rows rows, double space) {
            List<Cluster> all = new ArrayList<>();
            Set<Integer> folded = new TreeSet<>();
            for (int c = 0; c < open.size(); c++) {
                int cluster = c;
                int first = all.size();
                above.ifPresent(other -> all.add(other.get(cluster)));
                all.add(open.get(c));
                if (collapsed.contains(c)) {
                    IntStream.range(first, all.size()).forEach(folded::add);
                }
            }
            double least = above.isPresent() ? ClusterBands.LEAST_OF_TWO : ClusterBands.LEAST;
            return rows == Rows.FIT ? ClusterBands.fitting(all, folded, least, space)
                    : ClusterBands.laidOut(all, folded, least, rows.height);
        }
    }

    static LanesLayout of(Clusters clusters, Rows rows, int users, double height) {
        if (clusters.above().isPresent()) {
            return ofTwo(clusters, rows, height);
        }
        double heatRow = HeatLane.rowHeight(users, Math.max(26, height * HEAT_SHARE - HEAT_HEAD), HeatLane.ROW);
        double heat = 4 + HEAT_HEAD + heatRow * users + 4;
        // In a low window the curves give way before rows of users fall off the end.
        double lack = Math.max(0, LEAST_GANTT + USE + QUEUE + heat + GANTT_TOP - height);
        double leastUse = Math.max(LEAST_CURVE, USE - lack / 2);
        double leastQueue = Math.max(LEAST_CURVE, QUEUE - lack / 2);
        double space = Math.max(LOWEST_GANTT, height - leastUse - leastQueue - heat - GANTT_TOP);
        ClusterBands bands = clusters.bands(rows, space - 2);
        double gantt = Math.min(space, bands.height() + 2);
        double spare = space - gantt;
        double use = Math.min(MOST_USE, leastUse + spare / 3);
        double queue = Math.min(MOST_QUEUE, leastQueue + spare / 4);
        double row = heatRow < HeatLane.ROW ? heatRow : Math.min(MOST_HEAT_ROW, heatRow + spare / 4 / Math.max(1, users));
        double heatTop = GANTT_TOP + gantt + use + queue + 4;
        return new LanesLayout(GANTT_TOP + gantt, bands, Optional.empty(), use, queue, heatTop, row,
                Math.min(height, heatTop + HEAT_HEAD + row * users + 4));
    }

    /** Two runs' rows take the room of the violations, which are the open run's alone. */
    private static LanesLayout ofTwo(Clusters clusters, Rows rows, double height) {
        double space = Math.max(LOWEST_GANTT, height - USE - QUEUE - GANTT_TOP);
        ClusterBands bands = clusters.bands(rows, space - 2);
        double gantt = Math.min(space, bands.height() + 2);
        double spare = space - gantt;
        double use = Math.min(MOST_USE, USE + spare / 2);
        double queue = Math.min(MOST_QUEUE, QUEUE + spare / 2);
        double bottom = GANTT_TOP + gantt + use + queue;
        return new LanesLayout(GANTT_TOP + gantt, bands.everySecond(1), Optional.of(bands.everySecond(0)), use, queue,
                Double.POSITIVE_INFINITY,
                HeatLane.ROW, bottom);
    }

    boolean showsViolations() {
        return heatTop < bottom;
    }

    double useTop() {
        return ganttBottom;
    }

    double queueTop() {
        return ganttBottom + use;
    }

    double heatRowsTop() {
        return heatTop + HEAT_HEAD;
    }

    /** How far the Gantt can be scrolled. */
    double scrollRange() {
        return Math.max(0, bands.height() - (ganttBottom - GANTT_TOP));
    }
}
