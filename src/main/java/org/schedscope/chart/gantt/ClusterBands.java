package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.schedscope.model.Cluster;

/**
 * Places of each cluster's rows: one band below the other, in platform order, cores from the top.
 *
 * @param bands from the top
 * @param height all of them, in pixels
 */
public record ClusterBands(List<Band> bands, double height) {
    /** Room for a band's name and facts. */
    public static final double LEAST = 46;
    /** Room of a collapsed band. */
    public static final double COLLAPSED = 20;
    /** Room for two lines: of bands that alternate with another run's. */
    public static final double LEAST_OF_TWO = 33;
    /** Space between bands. */
    public static final double GAP = 8;
    private static final double ROW_MOST = 26;

    /**
     * One cluster.
     *
     * @param cluster its number
     * @param top of its first row
     * @param rowHeight of one core, in pixels; 0 if collapsed
     * @param height of the band without the gap below it; less than 0 if it is in a group that is folded, but for the group's first
     * @param group name of the folded group that it represents; empty if it represents itself
     */
    public record Band(int cluster, int cores, double top, double rowHeight, double height, String group) {
        /** A band that represents one cluster. */
        public Band(int cluster, int cores, double top, double rowHeight, double height) {
            this(cluster, cores, top, rowHeight, height, "");
        }

        /** The band in pixels that are some times as many. */
        Band scaled(double factor) {
            return new Band(cluster, cores, top * factor, rowHeight * factor, height * factor, group);
        }

        /** Whether another band is shown in its place. */
        public boolean hidden() {
            return height < 0;
        }

        public boolean collapsed() {
            return rowHeight == 0;
        }

        /** Upper edge of a core's row. */
        public double y(int core) {
            return top + core * rowHeight;
        }

        public double rowsBottom() {
            return top + cores * rowHeight;
        }

        /** The core whose row contains a height. */
        public OptionalInt coreAt(double y) {
            if (collapsed() || y < top || y >= rowsBottom()) {
                return OptionalInt.empty();
            }
            return OptionalInt.of(Math.min(cores - 1, (int) ((y - top) / rowHeight)));
        }
    }

    public ClusterBands {
        bands = List.copyOf(bands);
    }

    /** Clusters of a router, folded to one band. */
    public record Group(String name, Set<Integer> clusters) {
        public Group {
            clusters = Set.copyOf(clusters);
        }

        private boolean begins(int cluster) {
            return Collections.min(clusters) == cluster;
        }
    }

    /** Rows as high as the space allows, at most 26 px. */
    public static ClusterBands fitting(List<Cluster> clusters, Set<Integer> collapsed, double space) {
        return fitting(clusters, collapsed, List.of(), LEAST, ROW_MOST, space);
    }

    /**
     * Rows as high as the space allows.
     *
     * @param groups clusters that are folded to one band each
     * @param least height of a band
     * @param most height of a row
     */
    public static ClusterBands fitting(List<Cluster> clusters, Set<Integer> collapsed, List<Group> groups, double least, double most,
            double space) {
        double low = 0;
        double high = most;
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            if (laidOut(clusters, collapsed, groups, least, middle).height() <= space) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return laidOut(clusters, collapsed, groups, least, low);
    }

    /** Rows of one height, except that a band always has {@link #LEAST} to spend. */
    public static ClusterBands laidOut(List<Cluster> clusters, Set<Integer> collapsed, double rowHeight) {
        return laidOut(clusters, collapsed, List.of(), LEAST, rowHeight);
    }

    /**
     * Rows of one height.
     *
     * @param groups clusters that are folded to one band each
     * @param least height of a band
     */
    public static ClusterBands laidOut(List<Cluster> clusters, Set<Integer> collapsed, List<Group> groups, double least,
            double rowHeight) {
        List<Band> bands = new ArrayList<>();
        double top = 0;
        for (int c = 0; c < clusters.size(); c++) {
            int cores = clusters.get(c).cores();
            int cluster = c;
            Optional<Group> group = groups.stream().filter(one -> one.clusters().contains(cluster)).findFirst();
            boolean folded = collapsed.contains(c) || group.isPresent();
            double row = folded ? 0 : Math.max(rowHeight, Math.min(ROW_MOST / 2, least / cores));
            boolean hidden = group.isPresent() && !group.get().begins(c);
            double height = hidden ? -GAP : folded ? COLLAPSED : Math.max(least, cores * row);
            bands.add(new Band(c, cores, top, row, height, group.map(Group::name).orElse("")));
            top += height + GAP;
        }
        return new ClusterBands(bands, top);
    }

    /**
     * These bands in another order.
     *
     * @param fromTop their numbers, all of them
     */
    public ClusterBands ordered(List<Integer> fromTop) {
        Band[] placed = new Band[bands.size()];
        double top = 0;
        for (int number : fromTop) {
            Band band = bands.get(number);
            placed[number] = new Band(band.cluster(), band.cores(), top, band.rowHeight(), band.height(), band.group());
            top += band.height() + GAP;
        }
        return new ClusterBands(List.of(placed), height);
    }

    /** Every second band as the bands of a platform of its own, where two platforms' bands alternate. The height stays that of all. */
    public ClusterBands everySecond(int first) {
        List<Band> own = new ArrayList<>();
        for (int i = first; i < bands.size(); i += 2) {
            Band band = bands.get(i);
            own.add(new Band(i / 2, band.cores(), band.top(), band.rowHeight(), band.height(), band.group()));
        }
        return new ClusterBands(own, height);
    }

    /** The same, moved down. */
    public ClusterBands movedBy(double dy) {
        return new ClusterBands(bands.stream()
                .map(b -> new Band(b.cluster(), b.cores(), b.top() + dy, b.rowHeight(), b.height(), b.group())).toList(), height);
    }
}
