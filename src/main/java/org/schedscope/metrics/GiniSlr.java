package org.schedscope.metrics;

/**
 * Gini coefficient of the schedule length ratio: Σᵢ Σⱼ |xᵢ − xⱼ| ÷ (2·n²·mean). 0 (all equal) to below 1; NaN while no job has
 * finished.
 * The coefficient is Gini’s (1912); its use on SLR is ours.
 */
final class GiniSlr implements Metric {
    @Override
    public String name() {
        return "giniSlr";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.slr().gini();
    }
}
