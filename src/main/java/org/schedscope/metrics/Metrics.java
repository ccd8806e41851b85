package org.schedscope.metrics;

import java.util.List;
import java.util.Optional;

/** All metrics, in the order of reports and of metrics files. */
public final class Metrics {
    private static final List<Metric> ALL = List.of(
            new Makespan(),
            new Flow(),
            new AverageUtilisation(),
            new PeakInFlight(),
            new CumulativeCompletion(),
            new MeanSlr(),
            new WorstSlr(),
            new MedianSlr(),
            new StdSlr(),
            new GiniSlr(),
            new MeanStretch(),
            new WorstStretch(),
            new StdStretch(),
            new MeanSpeedup(),
            new WorstSpeedup(),
            new StdSpeedup(),
            new MeanWait(),
            new MedianWait(),
            new MeanResponse(),
            new MedianResponse(),
            new MeanBoundedSlowdown(),
            new CompletedJobs(),
            new StarvedJobs(),
            new Value(),
            new MaxValue(),
            new ValueProportion(),
            new ViolatedEetPercent(),
            new WeightedTardiness(),
            new Backfills(),
            new Preemptions(),
            new StarvedShare(),
            new StarvedCoreTicks(),
            new MeanInitialLateness(),
            new WorstInitialLateness(),
            new MeanFinalLateness(),
            new WorstFinalLateness());

    private Metrics() {
    }

    public static List<Metric> all() {
        return ALL;
    }

    public static Optional<Metric> named(String name) {
        return ALL.stream().filter(metric -> metric.name().equals(name)).findFirst();
    }
}
