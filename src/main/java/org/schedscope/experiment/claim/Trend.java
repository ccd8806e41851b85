package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Pairs;
import org.schedscope.experiment.table.Runs;

/**
 * A measure of a policy, or its ratio to another's, is larger, or smaller, at the last value of an axis than at the first: paired t-test
 * over what
 * is the same but for the axis.
 *
 * @param other the measure is divided by that of this policy; empty if it is not
 */
record Trend(boolean rises, String measure, String policy, String other, String axis) implements ClaimRule {
    @Override
    public String words() {
        return Spread.words(measure) + " of " + policy + (other.isEmpty() ? "" : " over that of " + other) + " "
                + (rises ? "rises" : "falls")
                + " from the first " + axis + " to the last (paired t-test, two-sided, 5\u2009%).";
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        List<String> values = runs.values(axis);
        if (values.size() < 2) {
            return List.of();
        }
        String first = values.get(0);
        String last = values.get(values.size() - 1);
        Pairs pairs = pairs(figures(runs.where(axis, last)), figures(runs.where(axis, first)));
        if (pairs.count() == 0) {
            return List.of();
        }
        String numbers = Figures.count(pairs.count(), "pair", "pairs") + ", mean difference " + Order.brief(pairs.difference().middle())
                + " ["
                + Order.brief(pairs.difference().low()) + ", " + Order.brief(pairs.difference().high()) + "], " + Order.p(pairs.test());
        return List.of(new Finding.Line(policy + ", " + axis + " " + last + " against " + first, numbers, verdict(pairs)));
    }

    private Verdict verdict(Pairs pairs) {
        boolean rose = pairs.difference().middle() > 0;
        return !pairs.test().significant() ? Verdict.CANNOT_TELL : rose == rises ? Verdict.AGREES : Verdict.DIFFERS;
    }

    /** By what else a run is of. */
    private Map<String, Double> figures(Runs runs) {
        Map<String, Double> figures = new LinkedHashMap<>();
        Map<String, Double> base = new LinkedHashMap<>();
        runs.of(other).all().forEach(run -> base.put(rest(run), Spread.measure(measure, run)));
        for (RunResult run : runs.of(policy).all()) {
            double below = other.isEmpty() ? 1 : base.getOrDefault(rest(run), Double.NaN);
            figures.put(rest(run), Spread.measure(measure, run) / below);
        }
        return figures;
    }

    private String rest(RunResult run) {
        Map<String, String> axes = new LinkedHashMap<>(run.axes());
        axes.remove(axis);
        axes.remove("policy");
        return axes.toString();
    }

    private static Pairs pairs(Map<String, Double> ours, Map<String, Double> theirs) {
        List<double[]> both = new ArrayList<>();
        ours.forEach((rest, value) -> both.add(new double[] {value, theirs.getOrDefault(rest, Double.NaN)}));
        List<double[]> known = both.stream().filter(pair -> Double.isFinite(pair[0]) && Double.isFinite(pair[1])).toList();
        return new Pairs(known.stream().mapToDouble(pair -> pair[0]).toArray(), known.stream().mapToDouble(pair -> pair[1]).toArray());
    }
}
