package org.schedscope.metrics;

/**
 * Mean schedule length ratio: response ÷ critical path. At least 1 in a legal schedule; NaN while no job has finished.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 9 (after Topcuoglu et al. 2002).
 */
final class MeanSlr implements Metric {
    @Override
    public String name() {
        return "meanSlr";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.slr().mean();
    }
}
