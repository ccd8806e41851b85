package org.schedscope.metrics;

/**
 * Largest max(0, response − D_final · CP) of a finished job with a value curve, in ticks. NaN if there are none.
 * Deadlines are those of the curves; ours.
 */
final class WorstFinalLateness implements Metric {
    @Override
    public String name() {
        return "worstFinalLateness";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.finalLateness().largest();
    }
}
