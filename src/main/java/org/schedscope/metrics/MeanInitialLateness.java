package org.schedscope.metrics;

/**
 * Mean of max(0, response − D_initial · CP) over finished jobs with a
 * value curve: ticks past the deadline from which on value is lost. NaN if there
 * are none.
 * Deadlines are those of the curves; ours.
 */
final class MeanInitialLateness implements Metric {
    @Override
    public String name() {
        return "meanInitialLateness";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.initialLateness().mean();
    }
}
