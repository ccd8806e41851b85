package org.schedscope.metrics;

/**
 * Mean wait: first start − arrival. Ticks, at least 0; NaN while no job has finished.
 * Tóth, Klusáček 2014, §2.1.
 */
final class MeanWait implements Metric {
    @Override
    public String name() {
        return "meanWait";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.waiting().mean();
    }
}
