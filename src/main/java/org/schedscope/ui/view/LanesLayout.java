package org.schedscope.ui.view;

import java.util.List;
import java.util.Set;
import org.schedscope.chart.AxisLane;
import org.schedscope.chart.Bands;
import org.schedscope.chart.HeatLane;
import org.schedscope.model.Cluster;

/**
 * Where the lanes stand, from the top: axis, Gantt, cores in use, ready queue, violations with their header. The Gantt has what the
 * others leave and scrolls if that is too little.
 *
 * @param ganttBottom lower edge of the visible part of the Gantt
 * @param bands of the whole Gantt, from 0, before scrolling
 * @param heatTop upper edge of the header of violations
 * @param heatRow height of a user's row
 */
record LanesLayout(double ganttBottom, Bands bands, double useTop, double queueTop, double heatTop, double heatRow, double bottom) {
    static final double USE = 52;
    static final double QUEUE = 46;
    static final double HEAT_HEAD = 20;
    static final double GANTT_TOP = AxisLane.HEIGHT;
    private static final double LEAST_GANTT = 110;
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

    static LanesLayout of(List<Cluster> clusters, Set<Integer> collapsed, Rows rows, int users, double height) {
        double heatRow = HeatLane.rowHeight(users, Math.max(26, height * HEAT_SHARE - HEAT_HEAD), HeatLane.ROW);
        double below = USE + QUEUE + 4 + HEAT_HEAD + heatRow * users + 4;
        double space = Math.max(LEAST_GANTT, height - below - GANTT_TOP);
        Bands bands = rows == Rows.FIT ? Bands.fitting(clusters, collapsed, space - 2) : Bands.laidOut(clusters, collapsed, rows.height);
        return new LanesLayout(GANTT_TOP + space, bands, GANTT_TOP + space, GANTT_TOP + space + USE, GANTT_TOP + space + USE + QUEUE + 4,
                heatRow,
                height);
    }

    double heatRowsTop() {
        return heatTop + HEAT_HEAD;
    }

    /** How far the Gantt can be scrolled. */
    double scrollRange() {
        return Math.max(0, bands.height() - (ganttBottom - GANTT_TOP));
    }
}
