package org.schedscope.metrics;

/**
 * Mean of max(0, response − D_final · CP) over finished jobs with a
 * value curve: ticks past the deadline at which nothing is left. NaN if there
 * are none.
 * Deadlines are those of the curves; ours.
 */
final class MeanFinalLateness implements Metric {
    @Override
    public String name() {
        return "meanFinalLateness";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.finalLateness().mean();
    }
}
