package org.schedscope.metrics;

/**
 * Jobs that have finished. 0 to the number of jobs.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.1.
 */
final class CompletedJobs implements Metric {
    @Override
    public String name() {
        return "completedJobs";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.finishedJobs();
    }
}
