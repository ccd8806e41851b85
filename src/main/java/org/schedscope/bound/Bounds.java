package org.schedscope.bound;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;

/**
 * The best lower bound of each metric that has one, over every legal schedule of some jobs.
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

    /** Of all jobs; O(n log n) in time for n tasks, times a few sets of clusters. */
    public static Bounds of(JobFacts facts, ExpectedEndTimes expected) {
        BitSet every = new BitSet();
        every.set(0, facts.jobCount());
        return of(facts, expected, every);
    }

    /**
     * Of schedules that finish some jobs, whatever becomes of the others; none of no jobs.
     *
     * @param jobs their numbers
     */
    public static Bounds of(JobFacts facts, ExpectedEndTimes expected, BitSet jobs) {
        return jobs.isEmpty() ? new Bounds(List.of()) : new BoundSearch(facts, expected, jobs).bounds();
    }

    /** Of the jobs that a run has finished so far. */
    public static Bounds of(RunMeasures run, EetCapacity capacity) {
        BitSet finished = new BitSet();
        for (int job = 0; job < run.facts().jobCount(); job++) {
            finished.set(job, run.jobs().stage(job) == JobProgress.Stage.FINISHED);
        }
        return of(run.facts(), run.facts().expectedEndTimes(capacity), finished);
    }

    public Optional<LowerBound> of(String metric) {
        return all.stream().filter(bound -> bound.metric().equals(metric)).findFirst();
    }
}
