package org.schedscope.metrics;

/**
 * Peak in-flight count: the most jobs that, at any tick τ, had first start ≤ τ &lt; finish (of a starved job: its starvation).
 * Jobs, at least 0.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.1, formula 5.
 */
final class PeakInFlight implements Metric {
    @Override
    public String name() {
        return "peakInFlight";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.peakInFlight();
    }
}
