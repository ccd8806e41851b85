package org.schedscope.metrics;

/**
 * Mean bounded slowdown: max(1, response ÷ max(10, response − wait)). At least 1; NaN while no job has finished.
 * Feitelson et al. 1997, as cited by Tóth, Klusáček 2014, §2.1.
 */
final class MeanBoundedSlowdown implements Metric {
    @Override
    public String name() {
        return "meanBoundedSlowdown";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.boundedSlowdown().mean();
    }
}
