package org.schedscope.metrics;

/**
 * Sample standard deviation (n − 1) of the schedule length ratio. At least 0, 0 for one job; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.3.
 */
final class StdSlr implements Metric {
    @Override
    public String name() {
        return "stdSlr";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.slr().standardDeviation();
    }
}
