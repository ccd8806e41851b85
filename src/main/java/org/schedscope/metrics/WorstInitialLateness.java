package org.schedscope.metrics;

/**
 * Largest max(0, response − D_initial · CP) of a finished job with a value curve, in ticks. NaN if there are none.
 * Deadlines are those of the curves; ours.
 */
final class WorstInitialLateness implements Metric {
    @Override
    public String name() {
        return "worstInitialLateness";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.initialLateness().largest();
    }
}
