package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.model.Cluster;

/**
 * Places of the lanes below the axis. The rows of cores have what the others leave and scroll if that is too little; what they do not
 * need the others grow by.
 *
 * @param strips from the top, the first one with the visible part of the rows of cores
 * @param bands of all rows of cores, from 0, before scrolling
 * @param above bands of another run, each above the open run's of the same cluster, if there is one
 */
record LanesLayout(List<Strip> strips, ClusterBands bands, Optional<ClusterBands> above) {
    /** How near the pointer has to come to an edge to draw it. */
    private static final double GRIP = 3;
    static final double GANTT_TOP = AxisLane.HEIGHT;
    private static final double LOWEST_GANTT = 80;
    /** Shares of the height that the clusters have before other lanes get more than their least: with large rows, and with small ones. */
    private static final double GANTT_SHARE = 0.5;
    private static final double MOST_GANTT_SHARE = 0.72;
    /** What a window has above and below the lanes: with small rows the clusters have half of it all. */
    private static final double BESIDE = 275;
    /** Rows of few cores fill the height up to this. */
    private static final double MOST_ROW = 40;
    /** Rows of cores that are worth more of the height. */
    private static final double GOOD_ROW = 6;

    LanesLayout {
        strips = List.copyOf(strips);
    }

    /** The place of a lane. */
    record Strip(Lane lane, double top, double height) {
        double bottom() {
            return top + height;
        }

        /** Whether it is no more than its head. */
        boolean folded() {
            return height <= lane.head();
        }
    }

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
     * @param above clusters of another run, as many, whose rows are above the open run's
     * @param collapsed numbers of clusters that are folded up
     * @param groups clusters of routers that are folded to one band each; beside another run's rows none is
     * @param least height of a band
     * @param order from the top; beside another run's rows that of the platform
     */
    record Clusters(List<Cluster> open, Optional<List<Cluster>> above, Set<Integer> collapsed, List<ClusterBands.Group> groups,
            double least, List<Integer> order) {
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
     * @param lanes from the top; the first one is that of the clusters
     * @param heights of a lane for the room that is left
     */
    static LanesLayout of(Clusters clusters, Rows rows, List<Lane> lanes, BiFunction<Lane, Double, Lane.Heights> heights,
            double height) {
        double cores = clusters.open().stream().mapToDouble(Cluster::cores).sum();
        double most = Math.max(height * MOST_GANTT_SHARE, (height + BESIDE) / 2);
        double room = height - GANTT_TOP - Math.max(height * GANTT_SHARE, Math.min(most, cores * GOOD_ROW));
        List<Lane> below = lanes.subList(1, lanes.size());
        Lane.Heights[] of = new Lane.Heights[below.size()];
        for (int i = 0; i < of.length; i++) {
            of[i] = heights.apply(below.get(i), room);
            room -= of[i].wanted();
        }
        // In a low window lanes give way before the clusters do.
        double lack = Math.max(0, -room) / Math.max(1, Stream.of(of).filter(each -> each.least() < each.wanted()).count());
        double[] high = Stream.of(of).mapToDouble(each -> Math.max(each.least(), each.wanted() - lack)).toArray();
        double space = Math.max(LOWEST_GANTT, height - GANTT_TOP - DoubleStream.of(high).sum());
        ClusterBands bands = clusters.bands(rows, space - 2);
        double gantt = Math.min(space, bands.height() + 2);
        List<Strip> strips = new ArrayList<>(List.of(new Strip(lanes.get(0), GANTT_TOP, gantt)));
        for (int i = 0; i < of.length; i++) {
            double grown = Math.max(high[i], Math.min(of[i].most(), high[i] + (space - gantt) * of[i].share()));
            strips.add(new Strip(below.get(i), strips.get(i).bottom(), grown));
        }
        boolean two = clusters.above().isPresent();
        return new LanesLayout(strips, two ? bands.everySecond(1) : bands, two ? Optional.of(bands.everySecond(0)) : Optional.empty());
    }

    /** The place of a lane, if it is shown. */
    Optional<Strip> strip(Lane lane) {
        return strips.stream().filter(strip -> strip.lane() == lane).findFirst();
    }

    /** Lower edge of the visible part of the rows of cores. */
    double ganttBottom() {
        return strips.get(0).bottom();
    }

    /** Lower edge of the last lane. */
    double bottom() {
        return strips.get(strips.size() - 1).bottom();
    }

    /** The lane below a height whose upper edge is there, give or take some pixels: one that can be drawn higher. */
    Optional<Strip> edgeAt(double y) {
        return strips.stream().skip(1).filter(strip -> Math.abs(y - strip.top()) <= GRIP).findFirst();
    }

    /** The lane whose head is at a height. */
    Optional<Strip> headAt(double y) {
        return strips.stream().skip(1).filter(strip -> y >= strip.top() && y < Math.min(strip.bottom(), strip.top() + strip.lane().head()))
                .findFirst();
    }

    /** How far the rows of cores can be scrolled. */
    double scrollRange() {
        return Math.max(0, bands.height() - (ganttBottom() - GANTT_TOP));
    }
}
