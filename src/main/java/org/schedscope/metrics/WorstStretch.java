package org.schedscope.metrics;

/**
 * Largest stretch. Greater than 0; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 8.
 */
final class WorstStretch implements Metric {
    @Override
    public String name() {
        return "worstStretch";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.stretch().largest();
    }
}
