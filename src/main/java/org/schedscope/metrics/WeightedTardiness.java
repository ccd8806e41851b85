package org.schedscope.metrics;

/**
 * Σ over users of WT_u = Σ request·T. Core-ticks, at least 0.
 * Tóth, Klusáček 2014, §3.3, formulas 2 and 3.
 */
final class WeightedTardiness implements Metric {
    @Override
    public String name() {
        return "weightedTardiness";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.lateness().weightedTardiness();
    }
}
