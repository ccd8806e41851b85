package org.schedscope.metrics;

/**
 * Mean stretch: response ÷ work X. Ticks per core-tick, greater than 0; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 8.
 */
final class MeanStretch implements Metric {
    @Override
    public String name() {
        return "meanStretch";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.stretch().mean();
    }
}
