package org.schedscope.metrics;

/**
 * Σ Vmax of the jobs that have arrived. In the units of the curves, at least 0.
 * Burkimsher, Indrusiak, bidding policies for market-based HPC workflow scheduling, §IV.
 */
final class MaxValue implements Metric {
    @Override
    public String name() {
        return "maxValue";
    }

    @Override
    public Better better() {
        return Better.NEITHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.maximumValue();
    }
}
