package org.schedscope.experiment.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToDoubleFunction;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.result.RunResult;

/**
 * Some runs of a part.
 *
 * @param all in no particular order
 */
public record Runs(Part part, List<RunResult> all) {
    public Runs {
        all = List.copyOf(all);
    }

    /** The values of an axis that occur, in the order of the definition; none if the part does not vary it. */
    public List<String> values(String axis) {
        return part.axes().stream().filter(each -> each.name().equals(axis)).flatMap(each -> each.values().stream())
                .filter(value -> all.stream().anyMatch(run -> value.equals(run.axes().get(axis)))).toList();
    }

    public List<String> policies() {
        return values(Axis.POLICY);
    }

    public Runs where(String axis, String value) {
        return new Runs(part, all.stream().filter(run -> value.equals(run.axes().get(axis))).toList());
    }

    /** The runs that match all of some values. */
    public Runs where(Map<String, String> values) {
        Runs runs = this;
        for (Map.Entry<String, String> value : values.entrySet()) {
            runs = runs.where(value.getKey(), value.getValue());
        }
        return runs;
    }

    public Runs of(String policy) {
        return where(Axis.POLICY, policy);
    }

    /** The runs of some policies; all for an empty list. */
    public Runs ofPolicies(List<String> policies) {
        return policies.isEmpty() ? this : new Runs(part, all.stream().filter(run -> policies.contains(run.axes().get(Axis.POLICY)))
                .toList());
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** A measure of every run that has it. */
    public double[] measure(String name) {
        return all.stream().mapToDouble(run -> run.measures().getOrDefault(name, Double.NaN)).filter(value -> !Double.isNaN(value))
                .toArray();
    }

    /** A figure of two policies in pairs with equal workloads and draws; pairs without both figures are left out. */
    public Pairs pairs(String ours, String theirs, ToDoubleFunction<RunResult> figure) {
        Map<String, Double> other = new LinkedHashMap<>();
        of(theirs).all().forEach(run -> other.put(ResultTable.cell(run), figure.applyAsDouble(run)));
        List<double[]> pairs = of(ours).all().stream()
                .map(run -> new double[] {figure.applyAsDouble(run), other.getOrDefault(ResultTable.cell(run), Double.NaN)})
                .filter(pair -> !Double.isNaN(pair[0]) && !Double.isNaN(pair[1])).toList();
        return new Pairs(pairs.stream().mapToDouble(pair -> pair[0]).toArray(), pairs.stream().mapToDouble(pair -> pair[1]).toArray());
    }

    /** Passes on every pair of runs of two policies with equal workloads and draws. */
    public void eachPair(String ours, String theirs, BiConsumer<RunResult, RunResult> sink) {
        Map<String, RunResult> other = new LinkedHashMap<>();
        of(theirs).all().forEach(run -> other.put(ResultTable.cell(run), run));
        for (RunResult run : of(ours).all()) {
            RunResult met = other.get(ResultTable.cell(run));
            if (met != null) {
                sink.accept(run, met);
            }
        }
    }

    /** A measure of two policies in pairs. */
    public Pairs pairs(String ours, String theirs, String measure) {
        return pairs(ours, theirs, run -> run.measures().getOrDefault(measure, Double.NaN));
    }
}
