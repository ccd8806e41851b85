package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.event.EventField;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/**
 * Places of reserved cores. A reservation names a cluster and no cores, so rows are chosen here: by start, the first neighbouring rows
 * that are free from then on, as estimates have it, else the first rows. Of reservations that overlap nowhere all have rows.
 */
final class ReservedBars {
    /** Reservations drawn; of more those that begin first. */
    static final int MOST = 1_000;

    private final TraceIndex index;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    /** By cluster, core by core: the tick from which on nothing runs or is reserved; made when first needed. */
    private final long[][] freeFrom;
    private int left;

    ReservedBars(TraceIndex index, Moment at, TimeScale scale) {
        this.index = index;
        this.at = at;
        this.scale = scale;
        trace = at.trace();
        freeFrom = new long[trace.platform().clusters().size()][];
    }

    /** Bars of the reservations for the shown bands; those whose time is over, and those beyond the view, have none. */
    List<GanttFrame.Reserved> bars(List<GanttFrame.Shown> shown) {
        ClusterBands.Band[] bands = new ClusterBands.Band[freeFrom.length];
        shown.stream().filter(one -> one.band().rowHeight() >= ZoomLevel.LEAST_HEIGHT)
                .forEach(one -> bands[one.band().cluster()] = one.band());
        List<GanttFrame.Reserved> bars = new ArrayList<>();
        int drawn = 0;
        for (int seq : index.reservations().at(at)) {
            boolean inView = trace.number(seq, EventField.END) > Math.max(at.now(), scale.start())
                    && trace.number(seq, EventField.START) < scale.end();
            if (inView && bands[trace.cluster(seq)] != null && drawn < MOST) {
                drawn++;
                add(bands[trace.cluster(seq)], seq, bars);
            } else if (inView) {
                left++;
            }
        }
        return bars;
    }

    /** Reservations in view that have no bar: they are too many, or their cluster's rows are too small or folded. */
    int left() {
        return left;
    }

    private void add(ClusterBands.Band band, int seq, List<GanttFrame.Reserved> bars) {
        int[] cores = choose(trace.cluster(seq), seq);
        double x = Math.round(scale.clampedX(Math.max(at.now(), trace.number(seq, EventField.START))));
        double right = Math.round(scale.clampedX(trace.number(seq, EventField.END)));
        for (int i = 0; i < cores.length;) {
            int first = i;
            while (i < cores.length && cores[i] == cores[first] + i - first) {
                i++;
            }
            double top = Math.round(band.y(cores[first]));
            double bottom = Math.round(band.y(cores[i - 1] + 1));
            Box box = new Box(x, top, Math.max(1, right - x - 1), Math.max(1, bottom - top - 1));
            bars.add(new GanttFrame.Reserved(seq, trace.subject(seq), box));
        }
    }

    private int[] choose(int cluster, int seq) {
        if (freeFrom[cluster] == null) {
            freeFrom[cluster] = running(cluster);
        }
        long[] free = freeFrom[cluster];
        int[] cores = new int[Math.min(free.length, trace.index().task(trace.subject(seq)).cores())];
        if (!findNeighbours(free, trace.number(seq, EventField.START), cores)) {
            findFirst(free, trace.number(seq, EventField.START), cores);
        }
        for (int core : cores) {
            free[core] = Math.max(free[core], trace.number(seq, EventField.END));
        }
        return cores;
    }

    /** When rows become free: now, or when the task there is expected to end, later than now. */
    private long[] running(int cluster) {
        Cluster of = trace.platform().clusters().get(cluster);
        long[] free = new long[of.cores()];
        PieceRows rows = index.rows();
        for (int core = 0; core < free.length; core++) {
            int row = rows.row(cluster, core);
            int started = rows.started(row, trace, at.position());
            if (started > 0 && !at.ended(rows.piece(row, started - 1))) {
                free[core] = Math.max(at.now() + 1, index.history().expectedEnd(rows.piece(row, started - 1), trace));
            }
        }
        return free;
    }

    private static boolean findNeighbours(long[] free, long start, int[] cores) {
        int run = 0;
        for (int core = 0; core < free.length; core++) {
            run = free[core] <= start ? run + 1 : 0;
            if (run == cores.length) {
                int first = core - run + 1;
                Arrays.setAll(cores, i -> first + i);
                return true;
            }
        }
        return false;
    }

    /** Free rows wherever they are; where even those are too few, since a reservation cannot be kept, the last rows too. */
    private static void findFirst(long[] free, long start, int[] cores) {
        int found = 0;
        for (int core = 0; core < free.length && found < cores.length; core++) {
            if (free[core] <= start || free.length - core <= cores.length - found) {
                cores[found++] = core;
            }
        }
    }
}
