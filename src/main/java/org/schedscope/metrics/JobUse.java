package org.schedscope.metrics;

/**
 * Core-ticks executed per job: Σ cores·end − Σ cores·start, and cores in use times now. Products may wrap; their sum is right, since what
 * was executed stays within {@code long}.
 */
final class JobUse {
    private final long[] ended;
    private final int[] coresInUse;

    /** @param jobs number of jobs; 0 to keep nothing */
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

    /** Cores taken or, if negative, given back. */
    void change(long at, int job, int moreCores) {
        if (ended.length > 0) {
            coresInUse[job] += moreCores;
            ended[job] -= moreCores * at;
        }
    }

    /** Core-ticks executed for a job until now; 0 where nothing is kept: without value curves jobs starve in logs from elsewhere only. */
    long executed(int job, long now) {
        return ended.length == 0 ? 0 : ended[job] + coresInUse[job] * now;
    }
}
