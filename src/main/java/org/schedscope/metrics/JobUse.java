package org.schedscope.metrics;

/**
 * Core-ticks executed per job: Σ cores·end − Σ cores·start, and cores in use times now. Products may overflow; their sum is right, since
 * the result fits {@code long}.
 */
final class JobUse {
    private final long[] ended;
    private final int[] coresInUse;

    /** @param jobs number of jobs; 0 for none */
    JobUse(int jobs) {
        this(new long[jobs], new int[jobs]);
    }

    private JobUse(long[] ended, int[] coresInUse) {
        this.ended = ended;
        this.coresInUse = coresInUse;
    }

    JobUse copy() {
        return new JobUse(ended.clone(), coresInUse.clone());
    }

    /** Changes the cores in use of a job; negative for released cores. */
    void change(long at, int job, int moreCores) {
        if (ended.length > 0) {
            coresInUse[job] += moreCores;
            ended[job] -= moreCores * at;
        }
    }

    /** Core-ticks executed for a job until now; 0 without value curves, where only recordings of other programs have starved jobs. */
    long executed(int job, long now) {
        return ended.length == 0 ? 0 : ended[job] + coresInUse[job] * now;
    }
}
