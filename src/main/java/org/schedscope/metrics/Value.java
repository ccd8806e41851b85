package org.schedscope.metrics;

/**
 * Σ Value of finished jobs, each at its SLR on its own curve. In the units of the curves, 0 to maxValue.
 * Burkimsher, Indrusiak, bidding policies for market-based HPC workflow scheduling, §IV.
 */
final class Value implements Metric {
    @Override
    public String name() {
        return "value";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.value();
    }
}
