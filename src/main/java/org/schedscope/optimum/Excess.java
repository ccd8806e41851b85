package org.schedscope.optimum;

/**
 * What jobs cost beyond what they cost at their earliest ends, in units that the solver can count. Rounded down: whatever costs no more
 * than asked has an excess no larger than {@link #most}.
 */
final class Excess {
    private final JobCosts costs;
    private final long[] base;
    private final long unit;
    private final long most;

    /**
     * @param firstEnds earliest end of each job
     * @param atMost what all jobs may cost together
     */
    Excess(JobCosts costs, long[] firstEnds, long atMost) {
        this.costs = costs;
        base = new long[firstEnds.length];
        long left = atMost;
        for (int job = 0; job < base.length; job++) {
            base[job] = costs.of(job, firstEnds[job]);
            left -= base[job];
        }
        unit = Math.max(0, left) / (ConstraintModel.LARGEST / 2) + 1;
        most = Math.floorDiv(left, unit);
    }

    /** The largest sum; negative if there is no such schedule. */
    long most() {
        return most;
    }

    /** What can be said to be exceeded if the sum must be larger than {@link #most}, beside the ends alone. */
    long least() {
        long least = (most + 1) * unit;
        for (long each : base) {
            least += each;
        }
        return least;
    }

    long of(int job, long end) {
        return Math.max(0, Math.floorDiv(costs.of(job, end) - base[job], unit));
    }

    /** The latest end of a job with such an excess at most; {@code last} if none is later. */
    long latest(int job, long excess, long last) {
        return costs.latest(job, base[job] + (excess + 1) * unit - 1, last);
    }
}
