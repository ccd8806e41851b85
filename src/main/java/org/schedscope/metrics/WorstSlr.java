package org.schedscope.metrics;

/**
 * Largest schedule length ratio. At least 1 in a legal schedule; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 9.
 */
final class WorstSlr implements Metric {
    @Override
    public String name() {
        return "worstSlr";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.slr().largest();
    }
}
