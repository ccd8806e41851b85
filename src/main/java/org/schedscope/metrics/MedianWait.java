package org.schedscope.metrics;

/**
 * Median wait: first start − arrival. Ticks, at least 0; NaN while no job has finished.
 * Tóth, Klusáček 2014, §2.1; the median is ours.
 */
final class MedianWait implements Metric {
    @Override
    public String name() {
        return "medianWait";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.waiting().median();
    }
}
