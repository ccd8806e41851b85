package org.schedscope.metrics;

/**
 * The finished jobs of a run in order of their work, with what samples are made of. Jobs lie in file order everywhere else; a dozen metrics
 * that each went through a million of them in order of work would mostly wait for memory.
 */
final class FinishedJobs {
    private final int[] jobs;
    private final long[] finish;
    private final double[] response;
    private final double[] waited;
    private final double[] criticalPath;
    private final double[] work;

    FinishedJobs(RunMeasures measures) {
        JobFacts facts = measures.facts();
        jobs = measures.finishedOf(facts.byWork());
        finish = new long[jobs.length];
        response = new double[jobs.length];
        waited = new double[jobs.length];
        criticalPath = new double[jobs.length];
        work = new double[jobs.length];
        for (int i = 0; i < jobs.length; i++) {
            int job = jobs[i];
            long arrival = facts.arrival(job);
            finish[i] = measures.endOr(job, arrival);
            response[i] = finish[i] - arrival;
            waited[i] = measures.firstStart(job).orElseThrow() - arrival;
            criticalPath[i] = facts.criticalPath(job);
            work[i] = facts.workCoreTicks(job);
        }
    }

    int count() {
        return jobs.length;
    }

    /** Number of the job at a place, from 0; the places are in order of work, ties in file order. */
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

    /** X in core-ticks, greater than 0. */
    double work(int place) {
        return work[place];
    }
}
