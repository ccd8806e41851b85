package org.schedscope.metrics;

/**
 * Sample standard deviation (n − 1) of speedup. At least 0, 0 for one job; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.3.
 */
final class StdSpeedup implements Metric {
    @Override
    public String name() {
        return "stdSpeedup";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.speedup().standardDeviation();
    }
}
