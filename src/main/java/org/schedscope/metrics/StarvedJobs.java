package org.schedscope.metrics;

/**
 * Jobs that have lost all value before they finished. 0 to the number of jobs.
 * Burkimsher, Indrusiak, bidding policies for market-based HPC workflow scheduling, §VI.
 */
final class StarvedJobs implements Metric {
    @Override
    public String name() {
        return "starvedJobs";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.starvedJobs();
    }
}
