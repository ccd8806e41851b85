package org.schedscope.bound;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;

/**
 * Lower bounds, the best of each metric that has one, over every legal schedule of some jobs.
 *
 * @param all in the order of the metrics
 */
public record Bounds(List<LowerBound> all) {
    public static final String MAKESPAN = "makespan";
    public static final String MEAN_SLR = "meanSlr";
    public static final String WORST_SLR = "worstSlr";
    public static final String MEAN_RESPONSE = "meanResponse";
    public static final String WORST_RESPONSE = "worstResponse";
    public static final String WEIGHTED_TARDINESS = "weightedTardiness";

    public Bounds {
        all = List.copyOf(all);
    }

    /** Bounds over all jobs, in O(n log n) for n tasks, times a few sets of clusters. */
    public static Bounds of(JobFacts facts, ExpectedEndTimes expected) {
        BitSet every = new BitSet();
        every.set(0, facts.jobCount());
        return of(facts, expected, every);
    }

    /**
     * Bounds over schedules that finish the given jobs, with or without the others; empty for no jobs.
     *
     * @param jobs their numbers
     */
    public static Bounds of(JobFacts facts, ExpectedEndTimes expected, BitSet jobs) {
        return jobs.isEmpty() ? new Bounds(List.of()) : new BoundSearch(facts, expected, jobs).bounds();
    }

    /** Bounds over the jobs that a run has finished so far. */
    public static Bounds of(MeasuredRun run) {
        return of(run.facts(), run.lateness().expected(), run.jobsFinished());
    }

    /** Bounds for several runs at once; empty unless all have finished the same jobs on the same platform. */
    public static Optional<Bounds> shared(List<MeasuredRun> runs) {
        MeasuredRun first = runs.get(0);
        BitSet jobs = first.jobsFinished();
        boolean alike = runs.stream().allMatch(run -> run.jobsFinished().equals(jobs)
                && run.facts().platform().equals(first.facts().platform())
                && run.facts().index().workload().equals(first.facts().index().workload())
                && run.lateness().expected().capacity().equals(first.lateness().expected().capacity()));
        return alike ? Optional.of(of(first)) : Optional.empty();
    }

    public Optional<LowerBound> of(String metric) {
        return all.stream().filter(bound -> bound.metric().equals(metric)).findFirst();
    }
}
