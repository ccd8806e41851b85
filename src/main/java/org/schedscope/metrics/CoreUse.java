package org.schedscope.metrics;

/** Core-ticks executed per cluster. Sums are doubles: exact up to 2⁵³ core-ticks; larger ones are rounded and do not overflow. */
final class CoreUse {
    private final long[] busyCores;
    private final long[] since;
    private final double[] executed;
    private long running;
    private long lastEnd;

    CoreUse(int clusters) {
        busyCores = new long[clusters];
        since = new long[clusters];
        executed = new double[clusters];
    }

    private CoreUse(CoreUse other) {
        busyCores = other.busyCores.clone();
        since = other.since.clone();
        executed = other.executed.clone();
        running = other.running;
        lastEnd = other.lastEnd;
    }

    CoreUse copy() {
        return new CoreUse(this);
    }

    void begin(long at, int cluster, int cores) {
        change(at, cluster, cores);
        running++;
    }

    void end(long at, int cluster, int cores) {
        change(at, cluster, -cores);
        running--;
        lastEnd = Math.max(lastEnd, at);
    }

    private void change(long at, int cluster, int cores) {
        executed[cluster] = executed(cluster, at);
        since[cluster] = at;
        busyCores[cluster] += cores;
    }

    /** Core-ticks executed by a cluster until a tick not before its last change. */
    double executed(int cluster, long now) {
        return executed[cluster] + (double) busyCores[cluster] * (now - since[cluster]);
    }

    /** Core-ticks executed by all clusters until now. */
    double executed(long now) {
        double sum = 0;
        for (int c = 0; c < executed.length; c++) {
            sum += executed(c, now);
        }
        return sum;
    }

    /** The last tick at which a task has run: now, if one is running; 0 if none ever ran. */
    long makespan(long now) {
        return running > 0 ? now : lastEnd;
    }
}
