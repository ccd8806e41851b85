package org.schedscope.metrics;

/**
 * Share of the jobs that have arrived that starved. 0 to 1; NaN before the first arrives.
 * Burkimsher, Indrusiak, bidding policies for market-based HPC workflow scheduling, §V.
 */
final class StarvedShare implements Metric {
    @Override
    public String name() {
        return "starvedShare";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.starvedShare();
    }
}
