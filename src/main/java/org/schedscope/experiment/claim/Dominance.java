package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.table.Pairs;
import org.schedscope.experiment.table.Runs;
import org.schedscope.text.Language;

/**
 * A policy has at most what others have in most runs, at each value of an axis: sign test over pairs, two-sided, at 5 %, ties left out.
 * Where a few
 * runs are far off, as with worst SLR, this tells what a t-test does not.
 *
 * @param printed what the paper has in numbers
 */
record Dominance(String measure, String ours, List<String> others, String axis, String printed) implements ClaimRule {
    private static final double LEVEL = 0.05;

    @Override
    public String words() {
        return ours + " has at most the " + Spread.words(measure) + " of " + String.join(", ", others) + " in most runs, at each " + axis
                + " (sign test over pairs, two-sided, 5\u2009%). Printed: " + printed + ".";
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        for (String value : runs.values(axis)) {
            for (String other : others) {
                Pairs pairs = runs.where(axis, value).pairs(ours, other, measure);
                if (pairs.count() > 0) {
                    lines.add(line(ours + " against " + other + ", " + axis + " " + value, pairs));
                }
            }
        }
        return lines;
    }

    private static Finding.Line line(String subject, Pairs pairs) {
        int less = (int) IntStream.range(0, pairs.count()).filter(i -> pairs.ours()[i] < pairs.theirs()[i]).count();
        int more = (int) IntStream.range(0, pairs.count()).filter(i -> pairs.ours()[i] > pairs.theirs()[i]).count();
        double p = less + more == 0 ? 1 : BinomialTest.withDefaults().with(AlternativeHypothesis.TWO_SIDED).test(less + more, less, 0.5)
                .getPValue();
        String numbers = "at most theirs in " + Figures.brief(100 * pairs.dominance(), 1, Language.ENGLISH) + "\u2009% of "
                + Figures.count(pairs.count(), "pair", "pairs")
                + "; less in " + less + ", more in " + more
                + ", p " + (p < 0.0001 ? "< 0.0001" : "= " + Figures.decimal(p, 4, Language.ENGLISH));
        Verdict verdict = p >= LEVEL ? Verdict.CANNOT_TELL : less > more ? Verdict.AGREES : Verdict.DIFFERS;
        return new Finding.Line(subject, numbers, verdict);
    }
}
