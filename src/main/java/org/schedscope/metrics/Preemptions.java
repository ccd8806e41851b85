package org.schedscope.metrics;

/**
 * Suspensions of running tasks. At least 0.
 * A study to online scheduling for mixed-parallel workflow (MOWS), Fig. 3-10.
 */
final class Preemptions implements Metric {
    @Override
    public String name() {
        return "preemptions";
    }

    @Override
    public Better better() {
        return Better.NEITHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.preemptions();
    }
}
