package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.scheduler.RunSpec;

/**
 * Elasticities over runs that differ in what is drawn by their seeds. All changes of a run meet the same draws, so that only what is
 * changed tells them apart.
 *
 * @param was mean of each metric over the runs, in the order of {@link Metrics#all()}
 */
public record ElasticityStudy(int runs, List<Double> was, List<Row> rows) {
    /**
     * A thing, and how many per cent more of each metric one per cent more of it makes.
     *
     * @param of means over the runs with their intervals, in the order of {@link Metrics#all()}; NaN where it cannot be said
     */
    public record Row(Elasticity.Thing thing, String subject, List<Interval> of) {
    }

    /**
     * Makes the runs.
     *
     * @param seeds runs of the same kind, at least one
     * @param made told before each run how many have been made
     * @param cancelled asked all the time
     * @throws CancellationException if it was
     */
    public static ElasticityStudy of(List<RunSpec> seeds, ReportOptions options, IntConsumer made, BooleanSupplier cancelled) {
        int[] count = {-1};
        Runnable before = () -> made.accept(++count[0]);
        List<List<Double>> was = new ArrayList<>();
        List<List<Elasticity.Row>> rows = new ArrayList<>();
        for (RunSpec seed : seeds) {
            Elasticity elasticity = new Elasticity(seed, options, before, cancelled);
            was.add(elasticity.was());
            rows.add(elasticity.rows());
        }
        int metrics = Metrics.all().size();
        List<Double> means = IntStream.range(0, metrics)
                .mapToObj(metric -> was.stream().mapToDouble(each -> each.get(metric)).average().orElse(Double.NaN)).toList();
        List<Row> all = new ArrayList<>();
        for (int number = 0; number < rows.get(0).size(); number++) {
            int thing = number;
            all.add(new Row(rows.get(0).get(thing).thing(), rows.get(0).get(thing).subject(), IntStream.range(0, metrics)
                    .mapToObj(metric -> Interval.ofMean(IntStream.range(0, seeds.size())
                            .mapToDouble(seed -> rows.get(seed).get(thing).of(metric, was.get(seed).get(metric))).toArray()))
                    .toList()));
        }
        return new ElasticityStudy(seeds.size(), means, all);
    }

    /** Runs that a study makes. */
    public static int count(List<RunSpec> seeds) {
        return seeds.stream().mapToInt(seed -> new Elasticity(seed, ReportOptions.defaults()).runs()).sum();
    }
}
