package org.schedscope.metrics;

/**
 * Mean speedup: work X ÷ response. Core-ticks per tick, greater than 0; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 7 (after Topcuoglu et al. 2002).
 */
final class MeanSpeedup implements Metric {
    @Override
    public String name() {
        return "meanSpeedup";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.speedup().mean();
    }
}
