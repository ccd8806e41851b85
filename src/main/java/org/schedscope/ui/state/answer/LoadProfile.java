package org.schedscope.ui.state.answer;

import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/** Share of all cores in use over a run, in equal parts of its time. */
public final class LoadProfile {
    /** More than a scrubber has pixels would not be seen. */
    private static final int PARTS = 1024;

    private final long lastTick;
    private final float[] share;

    private LoadProfile(long lastTick, float[] share) {
        this.lastTick = lastTick;
        this.share = share;
    }

    /** The load over all that has been recorded. */
    public static LoadProfile of(Trace trace) {
        return of(trace, PARTS);
    }

    /** @param parts at least 1 */
    static LoadProfile of(Trace trace, int parts) {
        long last = trace.lastTick();
        double[] busy = new double[parts + 1];
        // A piece fills the parts between its ends wholly and the parts with its ends in proportion: two steps and two corrections.
        double[] step = new double[parts + 2];
        double width = Math.max(1, last) / (double) parts;
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            long end = trace.pieces().end(piece);
            add(busy, step, trace.pieces().start(piece) / width, Math.min(last, end) / width, cores(trace, piece));
        }
        long total = trace.platform().clusters().stream().mapToLong(Cluster::cores).sum();
        float[] share = new float[parts];
        double running = 0;
        for (int part = 0; part < parts; part++) {
            running += step[part];
            share[part] = (float) Math.min(1, Math.max(0, (running + busy[part]) / total));
        }
        return new LoadProfile(last, share);
    }

    private static void add(double[] busy, double[] step, double from, double to, int cores) {
        if (to <= from) {
            return;
        }
        int first = (int) from;
        int last = (int) to;
        if (first == last) {
            busy[first] += (to - from) * cores;
            return;
        }
        busy[first] += (first + 1 - from) * cores;
        busy[last] += (to - last) * cores;
        step[first + 1] += cores;
        step[last] -= cores;
    }

    private static int cores(Trace trace, int piece) {
        int cores = 0;
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            cores += trace.pieces().lastCore(piece, range) - trace.pieces().firstCore(piece, range) + 1;
        }
        return cores;
    }

    /** The parts cover ticks 0 to this. */
    public long lastTick() {
        return lastTick;
    }

    public int parts() {
        return share.length;
    }

    /** Mean share of the cores in use during a part, 0 to 1. */
    public double share(int part) {
        return share[part];
    }
}
