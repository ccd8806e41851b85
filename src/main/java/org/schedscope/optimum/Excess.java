package org.schedscope.optimum;

/**
 * Cost of jobs beyond the cost of their earliest ends, in units that fit the solver's integers. Rounded down: a schedule within the limit
 * has an excess of at most {@link #most}.
 */
final class Excess {
    private final JobCosts costs;
    private final long[] base;
    private final long unit;
    private final long most;

    /**
     * @param firstEnds earliest end of each job
     * @param atMost limit of the cost of all jobs
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

    /** The largest sum of excesses; negative if there is no such schedule. */
    long most() {
        return most;
    }

    /** Lower bound of the cost of a schedule whose sum of excesses is above {@link #most}. */
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

    /** The latest end of a job with at most an excess; at most {@code last}. */
    long latest(int job, long excess, long last) {
        return costs.latest(job, base[job] + (excess + 1) * unit - 1, last);
    }
}
