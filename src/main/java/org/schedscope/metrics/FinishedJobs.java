package org.schedscope.metrics;

import java.util.Arrays;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.metrics.statistics.Sum;

/**
 * The finished jobs of a run and samples of them, in file order, as jobs lie everywhere else: going through a million of them in any other
 * order mostly waits for memory, so that only what is told by job size is put in order of work.
 */
final class FinishedJobs {
    private static final int NONE = -1;
    /** Below this response a job counts as if it had run for so many ticks. */
    private static final double SHORTEST = 10;

    private final int[] jobs;
    private final JobFacts facts;
    private final JobProgress progress;
    private final Kept<int[]> placesByWork = new Kept<>(this::placesByWork);

    FinishedJobs(RunMeasures measures) {
        facts = measures.facts();
        progress = measures.jobs();
        jobs = progress.jobsFinished();
    }

    int count() {
        return jobs.length;
    }

    /**
     * Values of all places in order of work, ties in file order.
     *
     * @param values by place
     */
    double[] byWork(double[] values) {
        int[] places = placesByWork.get();
        double[] ordered = new double[places.length];
        for (int i = 0; i < ordered.length; i++) {
            ordered[i] = values[places[i]];
        }
        return ordered;
    }

    private int[] placesByWork() {
        int[] byWork = facts.byWork();
        if (jobs.length == byWork.length) {
            return byWork;
        }
        int[] placeOf = new int[byWork.length];
        Arrays.fill(placeOf, NONE);
        for (int place = 0; place < jobs.length; place++) {
            placeOf[jobs[place]] = place;
        }
        int[] places = new int[jobs.length];
        int count = 0;
        for (int job : byWork) {
            if (placeOf[job] != NONE) {
                places[count++] = placeOf[job];
            }
        }
        return places;
    }

    /** Number of the job at a place, from 0; the places are in file order. */
    int job(int place) {
        return jobs[place];
    }

    /** X of all places in core-ticks, ascending. */
    double[] workAscending(Sample work) {
        if (jobs.length == facts.jobCount()) {
            return facts.workAscending();
        }
        return byWork(work.values());
    }

    /** finish − arrival, in ticks, at least 1. */
    Sample response() {
        double[] values = new double[jobs.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = progress.endTick(jobs[i]) - facts.arrival(jobs[i]);
        }
        return new Sample(values);
    }

    /** first start − arrival, in ticks, at least 0. */
    Sample waiting() {
        double[] values = new double[jobs.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = progress.firstStartTick(jobs[i]) - facts.arrival(jobs[i]);
        }
        return new Sample(values);
    }

    /** response ÷ CP, at least 1 in a legal schedule. */
    Sample slr(Sample response) {
        double[] values = new double[jobs.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = response.value(i) / facts.criticalPath(jobs[i]);
        }
        return new Sample(values);
    }

    /** X in core-ticks. */
    Sample work() {
        double[] values = new double[jobs.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = facts.workCoreTicks(jobs[i]);
        }
        return new Sample(values);
    }

    /** max(1, response ÷ max(10, response − wait)). */
    static Sample boundedSlowdown(Sample response, Sample waiting) {
        double[] values = new double[response.count()];
        for (int i = 0; i < values.length; i++) {
            double ticks = response.value(i);
            values[i] = Math.max(1, ticks / Math.max(SHORTEST, ticks - waiting.value(i)));
        }
        return new Sample(values);
    }

    /** Σ (1 + horizon − finish)·X, in core-ticks · ticks. */
    double completion(double horizon, Sample work) {
        Sum sum = new Sum();
        for (int i = 0; i < jobs.length; i++) {
            sum.add((1 + horizon - progress.endTick(jobs[i])) * work.value(i));
        }
        return sum.value();
    }
}
