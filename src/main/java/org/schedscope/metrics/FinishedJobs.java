package org.schedscope.metrics;

import java.util.Arrays;
import org.schedscope.metrics.fact.JobFacts;

/**
 * The finished jobs of a run with what samples are made of, in file order, as jobs lie everywhere else: going through a million of them in
 * any other order mostly waits for memory, so that only what is told by job size is put in order of work.
 */
final class FinishedJobs {
    private static final int NONE = -1;

    private final int[] jobs;
    private final long[] finish;
    private final double[] response;
    private final double[] waited;
    private final double[] criticalPath;
    private final double[] work;

    private final int[] byWork;
    private final double[] allWork;

    FinishedJobs(RunMeasures measures) {
        JobFacts facts = measures.facts();
        jobs = measures.jobs().jobsFinished();
        byWork = facts.byWork();
        allWork = facts.workAscending();
        finish = new long[jobs.length];
        response = new double[jobs.length];
        waited = new double[jobs.length];
        criticalPath = new double[jobs.length];
        work = new double[jobs.length];
        for (int i = 0; i < jobs.length; i++) {
            int job = jobs[i];
            long arrival = facts.arrival(job);
            finish[i] = measures.jobs().endOr(job, arrival);
            response[i] = finish[i] - arrival;
            waited[i] = measures.jobs().firstStart(job).orElseThrow() - arrival;
            criticalPath[i] = facts.criticalPath(job);
            work[i] = facts.workCoreTicks(job);
        }
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
        double[] ordered = new double[jobs.length];
        if (jobs.length == byWork.length) {
            for (int i = 0; i < ordered.length; i++) {
                ordered[i] = values[byWork[i]];
            }
            return ordered;
        }
        int[] placeOf = new int[byWork.length];
        Arrays.fill(placeOf, NONE);
        for (int place = 0; place < jobs.length; place++) {
            placeOf[jobs[place]] = place;
        }
        int count = 0;
        for (int job : byWork) {
            if (placeOf[job] != NONE) {
                ordered[count++] = values[placeOf[job]];
            }
        }
        return ordered;
    }

    /** Number of the job at a place, from 0; the places are in file order. */
    int job(int place) {
        return jobs[place];
    }

    /** A tick. */
    long finish(int place) {
        return finish[place];
    }

    /** finish − arrival, in ticks, at least 1. */
    double response(int place) {
        return response[place];
    }

    /** first start − arrival, in ticks, at least 0. */
    double waited(int place) {
        return waited[place];
    }

    /** CP in ticks, at least 1. */
    double criticalPath(int place) {
        return criticalPath[place];
    }

    /** X of all places, ascending. */
    double[] workAscending() {
        return jobs.length == byWork.length ? allWork : byWork(work);
    }

    /** X in core-ticks, greater than 0. */
    double work(int place) {
        return work[place];
    }
}
