package org.schedscope.experiment.claim.rule;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.MeanEffect;

/**
 * Rule: a measure of a policy, or its ratio to another's, rises or falls along an axis, by the mean over blocks of the least-squares slope
 * over the values of the axis, which count as equidistant.
 *
 * @param other policy for comparison: the measure is divided by its value, or a share reduced by it; empty for none
 */
public record Trend(boolean rises, String measure, String policy, String other, String axis) implements ClaimRule {
    @Override
    public String words() {
        return Spread.words(measure) + " of " + policy + (other.isEmpty() ? "" : " against that of " + other) + " "
                + (rises ? "rises" : "falls") + " along " + axis + " (slope over all its values).";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        List<String> values = runs.values(axis);
        Map<String, double[]> byBlock = new LinkedHashMap<>();
        for (int step = 0; step < values.size(); step++) {
            int at = step;
            Order.eachPair(runs.where(axis, values.get(step)), policy, other.isEmpty() ? policy : other, (run, met) -> other.isEmpty()
                    ? by.level(Spread.measure(measure, run))
                    : by.effect(Spread.measure(measure, run), Spread.measure(measure, met)))
                    .forEach((block, value) -> byBlock.computeIfAbsent(block, name -> nothing(values.size()))[at] = value);
        }
        double[] slopes = byBlock.values().stream().mapToDouble(Trend::slope).filter(Double::isFinite).toArray();
        if (slopes.length == 0) {
            return List.of();
        }
        EquivalenceMargin sure = new EquivalenceMargin(by.ratio(), 0);
        MeanEffect slope = MeanEffect.of(slopes);
        Wanted want = rises ? Wanted.MORE : Wanted.LESS;
        return List.of(new Finding.Statement(new Finding.Line(Spread.words(measure) + ", " + policy + ", each step of " + axis,
                sure.numbers(slope), want.verdict(slope, sure)), List.of()));
    }

    private static double[] nothing(int length) {
        double[] values = new double[length];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    /** Least-squares slope over 0, 1, 2 …; NaN if a value is missing or there are fewer than two. */
    static double slope(double[] values) {
        double middle = (values.length - 1) / 2.0;
        double above = 0;
        double below = 0;
        for (int i = 0; i < values.length; i++) {
            above += (i - middle) * values[i];
            below += (i - middle) * (i - middle);
        }
        return above / below;
    }
}
