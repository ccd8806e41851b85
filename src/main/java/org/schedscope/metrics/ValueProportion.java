package org.schedscope.metrics;

/**
 * value ÷ maxValue. 0 to 1; NaN if there is nothing to earn.
 * Burkimsher, Indrusiak, bidding policies for market-based HPC workflow scheduling, §VI.
 */
final class ValueProportion implements Metric {
    @Override
    public String name() {
        return "valueProportion";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.value() / run.maximumValue();
    }
}
