package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.model.Cluster;
import org.schedscope.ui.state.base.Lanes;

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
 * @param users rows of the heatmap that have room
 * @param bottom lower edge of the last lane
 */
record LanesLayout(double ganttBottom, ClusterBands bands, Optional<ClusterBands> above, double use, double queue, double heatTop,
        double heatRow, int users, double bottom) {
    private static final double USE = 46;
    private static final double QUEUE = 46;
    /** Heights up to which lanes grow where there is room. */
    private static final double MOST_USE = 120;
    private static final double MOST_QUEUE = 100;
    private static final double MOST_HEAT_ROW = 20;
    static final double HEAT_HEAD = 20;
    private static final double FOLDED = 17;
    /** How near the pointer has to come to an edge to draw it. */
    private static final double GRIP = 3;
    static final double GANTT_TOP = AxisLane.HEIGHT;
    private static final double LOWEST_GANTT = 80;
    /** With a name, but without a fact below it. */
    private static final double LEAST_CURVE = 18;
    private static final double HEAT_FOOT = 2;
    private static final double HEAT_MARGIN = 4 + HEAT_FOOT;
    /** All together. */
    private static final int LEAST_USERS = 1;
    /** Shares of the height that the clusters have before other lanes get more than their least: with large rows, and with small ones. */
    private static final double GANTT_SHARE = 0.5;
    private static final double MOST_GANTT_SHARE = 0.72;
    /** What a window has above and below the lanes: with small rows the clusters have half of it all. */
    private static final double BESIDE = 275;
    /** Rows of few cores fill the height up to this. */
    private static final double MOST_ROW = 40;
    /** Rows of cores that are worth more of the height. */
    private static final double GOOD_ROW = 6;

    /** How high rows are. */
    enum Rows {
        /** As the space allows. */
        FIT(0),
        /** High enough for edges. */
        CORES(8),
        /** High enough for labels. */
        LARGE(18),
        /** As the space allows, up to what a room can read: where the window is a picture, whatever else was chosen. */
        ROOM(60);

        /** What users choose from. */
        static final Rows[] CHOICES = {FIT, CORES, LARGE};

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
     * @param groups clusters of routers that are folded to one band each; beside another run's rows none is
     * @param least height of a band
     * @param order from the top; beside another run's rows that of the platform
     */
    record Clusters(List<Cluster> open, Optional<List<Cluster>> above, Set<Integer> collapsed, List<ClusterBands.Group> groups,
            double least, List<Integer> order) {
        Clusters(List<Cluster> open, Optional<List<Cluster>> above, Set<Integer> collapsed, List<ClusterBands.Group> groups) {
            this(open, above, collapsed, groups, above.isPresent() ? ClusterBands.LEAST_OF_TWO : ClusterBands.LEAST,
                    IntStream.range(0, open.size()).boxed().toList());
        }

        private ClusterBands bands(Rows rows, double space) {
            ClusterBands bands = unordered(rows, space);
            return above.isPresent() ? bands : bands.ordered(order);
        }

        private ClusterBands unordered(Rows rows, double space) {
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
            List<ClusterBands.Group> grouped = above.isPresent() ? List.of() : groups;
            if (rows == Rows.ROOM) {
                return ClusterBands.fitting(all, folded, grouped, least, rows.height, space);
            }
            return rows == Rows.FIT ? ClusterBands.fitting(all, folded, grouped, least, MOST_ROW, space)
                    : ClusterBands.laidOut(all, folded, grouped, least, rows.height);
        }
    }

    /**
     * What the heatmap would show.
     *
     * @param users rows that it has
     * @param empty whether no cell has any heat
     */
    record Heat(int users, boolean empty) {
    }

    static LanesLayout of(Clusters clusters, Rows rows, Heat heat, Map<Lanes.Lane, Lanes.Look> lanes, double height) {
        if (clusters.above().isPresent()) {
            return ofTwo(clusters, rows, lanes, height);
        }
        double cores = clusters.open().stream().mapToDouble(Cluster::cores).sum();
        double most = Math.max(height * MOST_GANTT_SHARE, (height + BESIDE) / 2);
        double wanted = Math.max(height * GANTT_SHARE, Math.min(most, cores * GOOD_ROW));
        double below = height - GANTT_TOP - wanted;
        double use = curve(lanes.get(Lanes.Lane.USE), USE);
        double queue = curve(lanes.get(Lanes.Lane.QUEUE), QUEUE);
        double rowsHeight = heatRows(heat, lanes.get(Lanes.Lane.HEAT), below - use - queue);
        // In a low window the curves give way before the clusters do.
        double lack = Math.max(0, use + queue + heatHeight(lanes.get(Lanes.Lane.HEAT), rowsHeight) - below);
        use = lower(lanes.get(Lanes.Lane.USE), use, lack / 2);
        queue = lower(lanes.get(Lanes.Lane.QUEUE), queue, lack / 2);
        double heatHeight = heatHeight(lanes.get(Lanes.Lane.HEAT), rowsHeight);
        double space = Math.max(LOWEST_GANTT, height - use - queue - heatHeight - GANTT_TOP);
        ClusterBands bands = clusters.bands(rows, space - 2);
        double gantt = Math.min(space, bands.height() + 2);
        double spare = space - gantt;
        use = higher(lanes.get(Lanes.Lane.USE), use, spare / 3, MOST_USE);
        queue = higher(lanes.get(Lanes.Lane.QUEUE), queue, spare / 4, MOST_QUEUE);
        double row = Math.min(MOST_HEAT_ROW, HeatLane.ROW + spare / 4 / Math.max(1, heat.users()));
        double shownRows = rowsHeight / HeatLane.ROW * row;
        double heatTop = heatHeight == 0 ? Double.POSITIVE_INFINITY : GANTT_TOP + gantt + use + queue + 4;
        double bottom = GANTT_TOP + gantt + use + queue + heatHeight - rowsHeight + shownRows;
        return new LanesLayout(GANTT_TOP + gantt, bands, Optional.empty(), use, queue, heatTop, row,
                (int) Math.round(rowsHeight / HeatLane.ROW), Math.min(height, bottom));
    }

    /** The clusters alone, with rows as high as a room wants to see them. */
    static LanesLayout ofPicture(Clusters clusters, double height) {
        double space = Math.max(LOWEST_GANTT, height - GANTT_TOP);
        ClusterBands bands = clusters.bands(Rows.ROOM, space - 2);
        double bottom = GANTT_TOP + Math.min(space, bands.height() + 2);
        boolean two = clusters.above().isPresent();
        return new LanesLayout(bottom, two ? bands.everySecond(1) : bands, two ? Optional.of(bands.everySecond(0)) : Optional.empty(), 0, 0,
                Double.POSITIVE_INFINITY, HeatLane.ROW, 0, bottom);
    }

    private static double curve(Lanes.Look look, double open) {
        return switch (look.shown()) {
            case OPEN -> Math.max(LEAST_CURVE, look.height().orElse(open));
            case FOLDED -> FOLDED;
            case HIDDEN -> 0;
        };
    }

    private static boolean isFree(Lanes.Look look) {
        return look.shown() == Lanes.Shown.OPEN && look.height().isEmpty();
    }

    private static double lower(Lanes.Look look, double curve, double lack) {
        return isFree(look) ? Math.max(LEAST_CURVE, curve - lack) : curve;
    }

    private static double higher(Lanes.Look look, double curve, double spare, double most) {
        return isFree(look) ? Math.min(most, curve + spare) : curve;
    }

    /** Height of as many users' rows as have room, each of which can carry a name. */
    private static double heatRows(Heat heat, Lanes.Look look, double space) {
        if (look.shown() != Lanes.Shown.OPEN || heat.empty()) {
            return 0;
        }
        double room = look.height().orElse(space) - HEAT_HEAD - HEAT_MARGIN;
        int least = Math.min(LEAST_USERS, heat.users());
        return HeatLane.ROW * Math.max(least, Math.min(heat.users(), Math.floor(room / HeatLane.ROW)));
    }

    /** With its head. */
    private static double heatHeight(Lanes.Look look, double rows) {
        return look.shown() == Lanes.Shown.HIDDEN ? 0 : HEAT_HEAD + 4 + (rows == 0 ? 0 : rows + HEAT_FOOT);
    }

    /** Two runs' rows take the room of the violations, which are the open run's alone. */
    private static LanesLayout ofTwo(Clusters clusters, Rows rows, Map<Lanes.Lane, Lanes.Look> lanes, double height) {
        double use = curve(lanes.get(Lanes.Lane.USE), USE);
        double queue = curve(lanes.get(Lanes.Lane.QUEUE), QUEUE);
        double space = Math.max(LOWEST_GANTT, height - use - queue - GANTT_TOP);
        ClusterBands bands = clusters.bands(rows, space - 2);
        double gantt = Math.min(space, bands.height() + 2);
        double spare = space - gantt;
        use = higher(lanes.get(Lanes.Lane.USE), use, spare / 2, MOST_USE);
        queue = higher(lanes.get(Lanes.Lane.QUEUE), queue, spare / 2, MOST_QUEUE);
        double bottom = GANTT_TOP + gantt + use + queue;
        return new LanesLayout(GANTT_TOP + gantt, bands.everySecond(1), Optional.of(bands.everySecond(0)), use, queue,
                Double.POSITIVE_INFINITY, HeatLane.ROW, 0, bottom);
    }

    /** Rows of a heatmap that have room; if some users have none, the last one is of all together. */
    int[] heatRows(ViolationGrid grid) {
        if (users >= grid.users().size()) {
            return grid.leading(users);
        }
        return IntStream.concat(Arrays.stream(grid.leading(Math.max(0, users - 1))), IntStream.of(grid.everyone())).limit(users).toArray();
    }

    /** The lane below a height whose upper edge is there, give or take some pixels. */
    Optional<Lanes.Lane> edgeAt(double y) {
        double[] edges = {useTop(), queueTop(), heatTop};
        double[] heights = {use, queue, bottom - heatTop};
        for (Lanes.Lane lane : Lanes.Lane.values()) {
            if (heights[lane.ordinal()] > 0 && Math.abs(y - edges[lane.ordinal()]) <= GRIP) {
                return Optional.of(lane);
            }
        }
        return Optional.empty();
    }

    /** Lower edge of a lane: fixed while its upper one is drawn. */
    double bottomOf(Lanes.Lane lane) {
        return switch (lane) {
            case USE -> queueTop();
            case QUEUE -> queueTop() + queue;
            case HEAT -> bottom;
        };
    }

    /** The lane whose head is at a height. */
    Optional<Lanes.Lane> headAt(double y) {
        if (y >= useTop() && y < Math.min(queueTop(), useTop() + FOLDED)) {
            return Optional.of(Lanes.Lane.USE);
        }
        if (y >= queueTop() && y < Math.min(queueTop() + queue, queueTop() + FOLDED)) {
            return Optional.of(Lanes.Lane.QUEUE);
        }
        return y >= heatTop && y < heatTop + HEAT_HEAD ? Optional.of(Lanes.Lane.HEAT) : Optional.empty();
    }

    static boolean isFolded(double height) {
        return height <= FOLDED;
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
