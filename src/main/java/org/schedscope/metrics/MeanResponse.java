package org.schedscope.metrics;

/**
 * Mean response: finish − arrival. Ticks, at least 1; NaN while no job has finished.
 * Tóth, Klusáček 2014, §2.1; Burkimsher, Bate, Indrusiak 2013, §2.2.1.
 */
final class MeanResponse implements Metric {
    @Override
    public String name() {
        return "meanResponse";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.response().mean();
    }
}
