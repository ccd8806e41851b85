package org.schedscope.experiment.search;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.ModelException;
import org.schedscope.syntax.Relation;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * The objective of a search for an ordering.
 *
 * @param metric to improve
 * @param bounds constraints in every run
 */
public record SearchObjective(Metric metric, List<Bound> bounds) {
    private static final Pattern BOUND = Pattern.compile("\\s*(\\w+)\\s*(<=|>=|==|!=|=|<|>)\\s*(-?\\d+(?:\\.\\d+)?)\\s*");

    public SearchObjective {
        bounds = List.copyOf(bounds);
        if (metric.better() == Metric.Better.NEITHER) {
            throw new ModelException(Message.of("search", "wrong.aim", metric.name()));
        }
    }

    /**
     * A constraint on a metric.
     *
     * @param limit in the metric's unit
     */
    public record Bound(Metric metric, Relation relation, double limit) {
        boolean holds(double value) {
            return !Double.isNaN(value) && relation.holds(Double.compare(value, limit));
        }

        @Override
        public String toString() {
            String plain = limit == Math.rint(limit) ? Long.toString((long) limit) : Double.toString(limit);
            return metric.name() + " " + (relation == Relation.EQUAL ? "=" : relation.sign()) + " " + plain;
        }
    }

    /**
     * Parses an objective from a command line.
     *
     * @param metric name of the metric
     * @param bounds such as {@code starvedJobs = 0}
     * @throws ModelException naming what is unknown, and a close match
     */
    public static SearchObjective parse(String metric, List<String> bounds) {
        return new SearchObjective(metric(metric), bounds.stream().map(SearchObjective::bound).toList());
    }

    /**
     * Parses a constraint, such as {@code starvedJobs = 0}.
     *
     * @throws ModelException if the text is not a constraint
     */
    public static Bound bound(String text) {
        Matcher parts = BOUND.matcher(text);
        if (!parts.matches()) {
            throw new ModelException(Message.of("search", "wrong.condition", text));
        }
        Relation relation = Relation.of(parts.group(2)).orElseThrow();
        return new Bound(metric(parts.group(1)), relation, Double.parseDouble(parts.group(3)));
    }

    private static Metric metric(String name) {
        return Metrics.named(name).orElseThrow(() -> unknown("metric", name, Metrics.all().stream().map(Metric::name).toList()));
    }

    /** An unknown name, with the nearest or all valid ones. */
    static ModelException unknown(String what, String name, List<String> names) {
        return new ModelException(DidYouMean.slip(name, names).map(near -> Message.of("search", "unknown." + what + ".meant", name, near))
                .orElseGet(() -> Message.of("search", "unknown." + what, name, String.join(", ", names))));
    }

    /** Whether less of the metric is better. */
    public boolean isLess() {
        return metric.better() == Metric.Better.LOWER;
    }

    /** The metric, then the metric of each constraint. */
    double[] values(MeasuredRun run) {
        List<Double> values = new ArrayList<>(List.of(metric.of(run)));
        bounds.forEach(bound -> values.add(bound.metric().of(run)));
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Whether the metric has a value and all constraints hold. */
    boolean isMetBy(double[] values) {
        boolean met = !Double.isNaN(values[0]);
        for (int i = 0; i < bounds.size(); i++) {
            met &= bounds.get(i).holds(values[1 + i]);
        }
        return met;
    }

    /** The constraints in words; empty if there are none. */
    public String conditions() {
        return bounds.stream().map(Bound::toString).collect(Collectors.joining(" and "));
    }
}
