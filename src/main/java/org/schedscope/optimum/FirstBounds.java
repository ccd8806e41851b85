package org.schedscope.optimum;

import java.math.BigInteger;
import org.schedscope.bound.Bounds;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.number.BigRatio;

/** Bounds before any search: critical paths and the lower bounds of {@link org.schedscope.bound.Bounds}. */
final class FirstBounds {
    private final PlacementProblem problem;
    private final JobCosts costs;
    private final long[] jobEnds;

    FirstBounds(PlacementProblem problem, JobCosts costs) {
        this.problem = problem;
        this.costs = costs;
        jobEnds = new long[problem.index().jobCount()];
        for (int task = 0; task < problem.taskCount(); task++) {
            int job = problem.index().jobOf(task);
            jobEnds[job] = Math.max(jobEnds[job], problem.earliestEnd(task));
        }
    }

    /** Earliest end of each job, in ticks. */
    long[] jobEnds() {
        return jobEnds.clone();
    }

    /** Lower bound of the cost of every schedule. */
    long cost(JobFacts facts, ExpectedEndTimes expected, Objective objective) {
        long alone = costs.of(jobEnds);
        return Bounds.of(facts, expected).of(objective.metric()).map(bound -> Math.max(alone, least(bound.value(), objective)))
                .orElse(alone);
    }

    /** The least cost of a schedule with at least this metric; each job's SLR may be rounded down by a unit. */
    private long least(BigRatio metric, Objective objective) {
        long jobs = jobEnds.length;
        return switch (objective) {
            case MAKESPAN, WEIGHTED_TARDINESS -> metric.ceilOrMost();
            case MEAN_RESPONSE -> metric.times(BigRatio.of(jobs)).ceilOrMost();
            case MEAN_SLR -> metric.times(new BigRatio(BigInteger.valueOf(jobs).multiply(BigInteger.valueOf(costs.slrUnit())),
                    BigInteger.ONE)).ceilOrMost() - (costs.roundsSlr() ? jobs : 0);
            case VALUE -> 0;
        };
    }
}
