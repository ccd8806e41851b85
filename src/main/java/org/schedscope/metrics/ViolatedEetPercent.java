package org.schedscope.metrics;

/**
 * Share of arrived jobs whose end is, or already must be, after their expected end time. Percent, 0 to 100; NaN if none has
 * arrived.
 * Tóth, Klusáček 2014, §3.3, formula 1, over all users.
 */
final class ViolatedEetPercent implements Metric {
    @Override
    public String name() {
        return "violatedEetPercent";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.lateness().violatedPercent();
    }
}
