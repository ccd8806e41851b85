package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.table.Pairs;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.metrics.statistics.PairedTTest;
import org.schedscope.text.Language;

/**
 * A policy has less of a measure than others, or more, or the same: paired t-test, two-sided, at 5 %, at each value of an axis.
 *
 * @param measure by its name in results, or {@link Spread#MEASURE}
 * @param axis whose values are looked at one by one; all runs together if empty
 * @param values those of the axis that count; all if empty
 * @param others the policies that it is held against; all others if empty
 * @param printed what the paper has in numbers, if it has any
 */
record Order(Want want, String measure, String ours, List<String> others, String axis, List<String> values,
        String printed) implements ClaimRule {
    /** What is to come out. */
    enum Want {
        LESS("less"), MORE("more"), ALIKE("no significantly different");

        private final String words;

        Want(String words) {
            this.words = words;
        }
    }

    static Order less(String measure, String ours, String... others) {
        return new Order(Want.LESS, measure, ours, List.of(others), "", List.of(), "");
    }

    static Order more(String measure, String ours, String... others) {
        return new Order(Want.MORE, measure, ours, List.of(others), "", List.of(), "");
    }

    static Order alike(String measure, String ours, String... others) {
        return new Order(Want.ALIKE, measure, ours, List.of(others), "", List.of(), "");
    }

    /** At each value of an axis by itself. */
    Order at(String name, String... some) {
        return new Order(want, measure, ours, others, name, List.of(some), printed);
    }

    /** With what the paper has. */
    Order printed(String numbers) {
        return new Order(want, measure, ours, others, axis, values, numbers);
    }

    @Override
    public String words() {
        return ours + " has " + want.words + " " + Spread.words(measure) + " than "
                + (others.isEmpty() ? "every other policy" : String.join(", ", others))
                + (axis.isEmpty() ? "" : ", at each " + axis + (values.isEmpty() ? "" : " of " + String.join(", ", values)))
                + " (paired t-test, two-sided, 5\u2009%)." + (printed.isEmpty() ? "" : " Printed: " + printed + ".");
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        if (axis.isEmpty()) {
            addLines(lines, "", runs);
        }
        for (String value : runs.values(axis)) {
            if (values.isEmpty() || values.contains(value)) {
                addLines(lines, ", " + axis + " " + value, runs.where(axis, value));
            }
        }
        return lines;
    }

    private void addLines(List<Finding.Line> lines, String where, Runs runs) {
        for (String other : runs.policies()) {
            if (!other.equals(ours) && (others.isEmpty() || others.contains(other))) {
                Pairs pairs = runs.pairs(ours, other, run -> Spread.measure(measure, run));
                if (pairs.count() > 0) {
                    lines.add(line(ours + " against " + other + where, pairs));
                }
            }
        }
    }

    private Finding.Line line(String subject, Pairs pairs) {
        PairedTTest test = pairs.test();
        Interval difference = pairs.difference();
        String numbers = Figures.count(pairs.count(), "pair", "pairs") + ", means " + brief(mean(pairs.ours())) + " and "
                + brief(mean(pairs.theirs()))
                + " (ratio " + Figures.decimal(pairs.ratioOfMeans(), 3, Language.ENGLISH)
                + "), difference " + brief(difference.middle()) + " ["
                + brief(difference.low()) + ", " + brief(difference.high()) + "], " + p(test) + "; at most theirs in "
                + Figures.brief(100 * pairs.dominance(), 1, Language.ENGLISH) + "\u2009%";
        return new Finding.Line(subject, numbers, verdict(test, difference));
    }

    private Verdict verdict(PairedTTest test, Interval difference) {
        if (test.n() < 2) {
            return Verdict.CANNOT_TELL;
        }
        if (want == Want.ALIKE) {
            return test.significant() ? Verdict.DIFFERS : Verdict.AGREES;
        }
        boolean less = difference.middle() < 0;
        return !test.significant() ? Verdict.CANNOT_TELL : less == (want == Want.LESS) ? Verdict.AGREES : Verdict.DIFFERS;
    }

    private static double mean(double[] values) {
        return Interval.ofMean(values).middle();
    }

    static String p(PairedTTest test) {
        return Double.isNaN(test.p()) ? "p unknown"
                : test.p() < 0.0001 ? "p < 0.0001" : "p = " + Figures.decimal(test.p(), 4, Language.ENGLISH);
    }

    /** Four significant digits, or compact. */
    static String brief(double value) {
        double size = Math.abs(value);
        int digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 3 : 4;
        return size >= 1e6 ? Figures.compact(value, 0, Language.ENGLISH) : Figures.brief(value, digits, Language.ENGLISH);
    }
}
