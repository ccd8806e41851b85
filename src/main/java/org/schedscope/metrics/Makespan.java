package org.schedscope.metrics;

/**
 * Workload makespan: the latest finish of any task, of starved jobs too. Ticks, at least 0; while something runs, the present tick.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.1, formula 1.
 */
final class Makespan implements Metric {
    @Override
    public String name() {
        return "makespan";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.makespan();
    }
}
