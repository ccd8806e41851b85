package org.schedscope.metrics;

/**
 * Average utilisation: core-ticks executed ÷ (makespan × cores of the platform). 0 to 1; NaN while nothing has run.
 * Burkimsher, Bate, Indrusiak 2013, §3.1.1, formula 4.
 */
final class AverageUtilisation implements Metric {
    @Override
    public String name() {
        return "averageUtilisation";
    }

    @Override
    public Better better() {
        return Better.HIGHER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.executedCoreTicks() / ((double) run.makespan() * run.platformCores());
    }
}
