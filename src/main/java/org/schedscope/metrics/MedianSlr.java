package org.schedscope.metrics;

/**
 * Median schedule length ratio. At least 1 in a legal schedule; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 9; the median is ours.
 */
final class MedianSlr implements Metric {
    @Override
    public String name() {
        return "medianSlr";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.slr().median();
    }
}
