package org.schedscope.metrics.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.ModelException;

/**
 * A comparison of runs of one workload: every metric with its difference to a baseline and the best runs, and the winners and losers among
 * the jobs.
 */
public final class Comparison {
    private final List<ComparedRun> runs;
    private final int baseline;
    private final List<Row> rows;
    private final Optional<Bounds> bounds;

    /**
     * A metric of all runs.
     *
     * @param values in the order of the runs; NaN where undefined
     * @param differences value − value of the baseline
     * @param ratios value ÷ value of the baseline; NaN where that is 0
     * @param best numbers of the runs with the best value; empty if all values are equal
     */
    public record Row(Metric metric, List<Double> values, List<Double> differences, List<Double> ratios, List<Integer> best) {
        public Row {
            values = List.copyOf(values);
            differences = List.copyOf(differences);
            ratios = List.copyOf(ratios);
            best = List.copyOf(best);
        }

        public boolean isBest(int run) {
            return best.contains(run);
        }
    }

    /**
     * @param runs measured with one horizon, at least one, names unique
     * @param baseline number of the run that the others are compared with
     */
    public Comparison(List<ComparedRun> runs, int baseline) {
        this(runs, baseline, Optional.empty());
    }

    /**
     * A comparison with lower bounds.
     *
     * @param bounds for all runs, see {@link Bounds#shared}
     */
    public Comparison(List<ComparedRun> runs, int baseline, Optional<Bounds> bounds) {
        this.bounds = bounds;
        this.runs = List.copyOf(runs);
        this.baseline = java.util.Objects.checkIndex(baseline, runs.size());
        Set<String> names = new HashSet<>();
        for (ComparedRun run : runs) {
            if (!names.add(run.name())) {
                throw new ModelException("two of the compared runs are named " + run.name());
            }
        }
        rows = Metrics.all().stream().map(this::row).toList();
    }

    public List<ComparedRun> runs() {
        return runs;
    }

    /** Number of the baseline run. */
    public int baseline() {
        return baseline;
    }

    public String baselineName() {
        return runs.get(baseline).name();
    }

    /** The common horizon of cumulative completion, a tick. */
    public long horizon() {
        return runs.get(baseline).report().horizon();
    }

    /** The lower bound of a metric for any schedule of these jobs. */
    public Optional<LowerBound> bound(Metric metric) {
        return bounds.flatMap(all -> all.of(metric.name()));
    }

    /** Whether there are lower bounds. */
    public boolean hasBounds() {
        return bounds.isPresent();
    }

    /** One row per metric, in the order of {@link Metrics#all()}. */
    public List<Row> rows() {
        return rows;
    }

    /** A run compared with the baseline job by job. */
    public PairedJobs jobs(int run) {
        return PairedJobs.of(runs.get(run), runs.get(baseline));
    }

    /** The number of metrics with a run among the best. */
    public int wins(int run) {
        return (int) rows.stream().filter(row -> row.isBest(run)).count();
    }

    private Row row(Metric metric) {
        List<Double> values = runs.stream().map(run -> run.value(metric)).toList();
        double base = values.get(baseline);
        List<Double> differences = values.stream().map(value -> value - base).toList();
        List<Double> ratios = values.stream().map(value -> base == 0 ? Double.NaN : value / base).toList();
        return new Row(metric, values, differences, ratios, best(metric.better(), values));
    }

    private static List<Integer> best(Metric.Better better, List<Double> values) {
        double[] known = values.stream().mapToDouble(Double::doubleValue).filter(value -> !Double.isNaN(value)).sorted().toArray();
        List<Integer> best = new ArrayList<>();
        if (better == Metric.Better.NEITHER || known.length == 0 || known[0] == known[known.length - 1]) {
            return best;
        }
        double wanted = better == Metric.Better.LOWER ? known[0] : known[known.length - 1];
        for (int run = 0; run < values.size(); run++) {
            if (values.get(run) == wanted) {
                best.add(run);
            }
        }
        return best;
    }
}
