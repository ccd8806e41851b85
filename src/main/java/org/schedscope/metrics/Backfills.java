package org.schedscope.metrics;

/**
 * Starts that overtook a task that could not start. At least 0.
 * Tóth, Klusáček 2014, §4.1.
 */
final class Backfills implements Metric {
    @Override
    public String name() {
        return "backfills";
    }

    @Override
    public Better better() {
        return Better.NEITHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.backfills();
    }
}
