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
 * Elasticities over runs with different seeds. All changes of a run have the same draws.
 *
 * @param was mean of each metric over the runs, in the order of {@link Metrics#all()}
 */
public record ElasticityStudy(int runs, List<Double> was, List<Row> rows) {
    /**
     * The percentage change of each metric for one per cent more of an input.
     *
     * @param of means over the runs with their intervals, in the order of {@link Metrics#all()}; NaN where undefined
     * @param less means of the metrics with a tenth less of it, likewise
     * @param more means of the metrics with a tenth more of it, likewise
     */
    public record Row(Elasticity.Thing thing, String subject, List<Interval> of, List<Double> less, List<Double> more) {
        /** Whether it changes a metric, as far as that is defined. */
        public boolean changes(int metric) {
            return !Double.isNaN(of.get(metric).middle()) && of.get(metric).middle() != 0;
        }
    }

    /** Numbers of the metrics that change with some input. */
    public List<Integer> changing() {
        return IntStream.range(0, was.size()).filter(metric -> rows.stream().anyMatch(row -> row.changes(metric))).boxed().toList();
    }

    /** Whether all runs changed equally: with one seed, or without random draws. */
    public boolean areAlike() {
        return changing().stream().allMatch(metric -> rows.stream().map(row -> row.of.get(metric)).noneMatch(of -> of.high() > of.low()));
    }

    /**
     * Makes the runs.
     *
     * @param seeds runs of the same kind, at least one
     * @param made receives the number of runs so far, before each run
     * @param cancelled polled during runs
     * @throws CancellationException if cancelled
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
        List<Row> all = new ArrayList<>();
        for (int number = 0; number < rows.get(0).size(); number++) {
            int thing = number;
            all.add(row(rows.stream().map(of -> of.get(thing)).toList(), was));
        }
        return new ElasticityStudy(seeds.size(), means(was), all);
    }

    /** @param ofSeeds results for the same input in the run of each seed */
    private static Row row(List<Elasticity.Row> ofSeeds, List<List<Double>> was) {
        List<Interval> of = IntStream.range(0, Metrics.all().size()).mapToObj(metric -> Interval.ofMean(IntStream.range(0, ofSeeds.size())
                .mapToDouble(seed -> ofSeeds.get(seed).of(metric, was.get(seed).get(metric))).toArray())).toList();
        return new Row(ofSeeds.get(0).thing(), ofSeeds.get(0).subject(), of, means(ofSeeds.stream().map(Elasticity.Row::less).toList()),
                means(ofSeeds.stream().map(Elasticity.Row::more).toList()));
    }

    /** @param ofSeeds values of all metrics, or none */
    private static List<Double> means(List<List<Double>> ofSeeds) {
        return IntStream.range(0, Metrics.all().size()).mapToObj(metric -> ofSeeds.stream()
                .mapToDouble(values -> values.isEmpty() ? Double.NaN : values.get(metric)).average().orElse(Double.NaN)).toList();
    }

    public static int count(List<RunSpec> seeds) {
        return seeds.stream().mapToInt(seed -> new Elasticity(seed, ReportOptions.defaults()).runs()).sum();
    }
}
