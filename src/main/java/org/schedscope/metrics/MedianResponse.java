package org.schedscope.metrics;

/**
 * Median response: finish − arrival. Ticks, at least 1; NaN while no job has finished.
 * Tóth, Klusáček 2014, §2.1; the median is ours.
 */
final class MedianResponse implements Metric {
    @Override
    public String name() {
        return "medianResponse";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.response().median();
    }
}
