package org.schedscope.metrics.part;

import java.util.List;
import org.schedscope.event.EventKind;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.trace.Trace;

/**
 * Throughput and utilisation of an interval of a run, for runs with continual arrivals, where makespan means little (Burkimsher, Bate,
 * Indrusiak 2013, §3.1.1, formula 3 and the remark on formula 4). Time is linear in the events of the trace.
 */
public final class IntervalMeasures {
    private final List<Cluster> clusters;
    private final long ticks;
    private final double[] executed;
    private final int finished;

    /**
     * @param trace trace of a run, complete or not: a task that still runs has executed until the last event
     * @param from tick at which the interval begins
     * @param to tick at which it ends, after {@code from}
     */
    public IntervalMeasures(Trace trace, long from, long to) {
        if (from < 0 || to <= from) {
            throw new ModelException("the interval from " + from + " to " + to + " has no ticks");
        }
        clusters = trace.platform().clusters();
        ticks = to - from;
        executed = new double[clusters.size()];
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            long end = Math.min(trace.pieces().end(piece), trace.lastTick());
            long inside = Math.min(end, to) - Math.max(trace.pieces().start(piece), from);
            if (inside > 0) {
                executed[trace.pieces().cluster(piece)] += (double) inside * trace.index().task(trace.pieces().task(piece)).cores();
            }
        }
        finished = finishedBetween(trace, from, to);
    }

    private static int finishedBetween(Trace trace, long from, long to) {
        int count = 0;
        Trace inOrder = trace.inOrder();
        int end = trace.positionAfter(to);
        for (int seq = trace.positionAfter(from); seq < end; seq++) {
            if (inOrder.kind(seq) == EventKind.JOB_FINISHED) {
                count++;
            }
        }
        return count;
    }

    /** Jobs finished in (from, to] ÷ (to − from), in jobs per tick, at least 0. */
    public double flow() {
        return (double) finished / ticks;
    }

    /** Core-ticks executed in [from, to) ÷ ((to − from) × cores of the platform), 0 to 1. */
    public double utilisation() {
        double sum = 0;
        long cores = 0;
        for (int c = 0; c < executed.length; c++) {
            sum += executed[c];
            cores += clusters.get(c).cores();
        }
        return sum / ((double) ticks * cores);
    }

    /** Utilisation of one cluster, by platform order, 0 to 1. */
    public double utilisation(int cluster) {
        return executed[cluster] / ((double) ticks * clusters.get(cluster).cores());
    }
}
