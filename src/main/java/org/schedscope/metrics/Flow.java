package org.schedscope.metrics;

/**
 * Flow: finished jobs ÷ makespan. Jobs per tick, at least 0; NaN while nothing has run.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.1, formula 2.
 */
final class Flow implements Metric {
    @Override
    public String name() {
        return "flow";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return (double) run.finishedJobs() / run.makespan();
    }
}
