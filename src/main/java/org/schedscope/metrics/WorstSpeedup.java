package org.schedscope.metrics;

/**
 * Smallest speedup. Greater than 0; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 7.
 */
final class WorstSpeedup implements Metric {
    @Override
    public String name() {
        return "worstSpeedup";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.speedup().smallest();
    }
}
