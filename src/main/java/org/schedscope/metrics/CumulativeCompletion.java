package org.schedscope.metrics;

/**
 * Cumulative completion: Σ (1 + H − finish)·X over finished jobs, H the makespan or a given horizon. Core-ticks times ticks, at
 * least 0 if H is not before the last finish.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.2, formula 6 (after Braun et al. 2001).
 */
final class CumulativeCompletion implements Metric {
    @Override
    public String name() {
        return "cumulativeCompletion";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.cumulativeCompletion();
    }
}
