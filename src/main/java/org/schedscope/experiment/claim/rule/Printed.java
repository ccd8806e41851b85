package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.metrics.statistics.MeanEffect;
import org.schedscope.text.Language;

/**
 * Rule: a number printed in the paper is reproduced. It agrees if the 95 % interval lies within a tolerance that was fixed beforehand, and
 * differs if the interval lies outside altogether.
 *
 * @param other the number is the relative reduction against this policy, in per cent; empty for a level
 * @param axis the rule applies at one of its values; empty for all runs
 * @param printed in per cent, or a level
 * @param tolerance to either side, in percentage points or units of the level
 */
public record Printed(String measure, String policy, String other, String axis, String value, double printed,
        double tolerance) implements ClaimRule {
    @Override
    public String words() {
        String number = Figures.brief(printed, 1, Language.ENGLISH);
        String reach = " (\u00b1" + Figures.brief(tolerance, 1, Language.ENGLISH) + ")";
        String where = axis.isEmpty() ? "" : ", at the " + value + " " + axis;
        return other.isEmpty() ? "The median of " + Spread.words(measure) + " of " + policy + " is " + number + reach + where + "."
                : Spread.words(measure) + " of " + policy + " is " + number + "\u2009% against " + other + reach + where + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs all) {
        List<String> values = all.values(axis);
        if (!axis.isEmpty() && values.isEmpty()) {
            return List.of();
        }
        Runs runs = axis.isEmpty() ? all : all.where(axis, values.get(value.equals("first") ? 0 : values.size() - 1));
        Interval found = other.isEmpty() ? median(runs) : percent(runs);
        if (found.n() == 0) {
            return List.of();
        }
        String unit = other.isEmpty() ? "" : "\u2009%";
        Finding.Line line = new Finding.Line(Spread.words(measure) + ", " + policy + (other.isEmpty() ? "" : " against " + other),
                Figures.count(found.n(), "block", "blocks") + ", printed " + Figures.brief(printed, 1, Language.ENGLISH) + unit
                        + ", here " + EquivalenceMargin.range(found, number -> number) + unit,
                verdict(found));
        return List.of(new Finding.Statement(line, List.of()));
    }

    private Interval percent(Runs runs) {
        EquivalenceMargin logs = new EquivalenceMargin(true, 0);
        MeanEffect effect = MeanEffect.of(Order.eachPair(runs, policy, other, (mine, theirs) -> logs.effect(Spread.measure(measure, mine),
                Spread.measure(measure, theirs))).values().stream().mapToDouble(number -> number).toArray());
        DoubleUnaryOperator percent = log -> 100 * Math.expm1(log);
        Interval interval = effect.interval();
        return new Interval(interval.n(), percent.applyAsDouble(interval.middle()), percent.applyAsDouble(interval.low()),
                percent.applyAsDouble(interval.high()));
    }

    /** The interval of the median over blocks, each the median over its runs. */
    private Interval median(Runs runs) {
        List<double[]> blocks = new ArrayList<>();
        runs.of(policy).all().stream().map(Blocks::of).distinct().forEach(block -> blocks.add(runs.of(policy).all().stream()
                .filter(run -> Blocks.of(run).equals(block)).mapToDouble(run -> Spread.measure(measure, run)).filter(Double::isFinite)
                .toArray()));
        return Interval.ofMedian(blocks.stream().filter(block -> block.length > 0)
                .mapToDouble(block -> Interval.ofMedian(Arrays.copyOf(block, block.length)).middle()).toArray());
    }

    private Verdict verdict(Interval found) {
        double low = printed - tolerance;
        double high = printed + tolerance;
        if (found.low() >= low && found.high() <= high) {
            return Verdict.AGREES;
        }
        return found.high() < low || found.low() > high ? Verdict.DIFFERS : Verdict.CANNOT_TELL;
    }
}
