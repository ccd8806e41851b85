package org.schedscope.metrics;

/**
 * Core-ticks executed, before and after they starved, for jobs that starved. At least 0.
 * Work that earned nothing; ours.
 */
final class StarvedCoreTicks implements Metric {
    @Override
    public String name() {
        return "starvedCoreTicks";
    }

    @Override
    public Better better() {
        return Better.LOWER;
    }

    @Override
    public double of(MeasuredRun run) {
        return run.coreTicksOfStarved();
    }
}
