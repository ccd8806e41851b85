package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Runs;
import org.schedscope.text.Language;

/**
 * Rule: a policy has less of a measure than others, more or as much, on recorded workloads. There is one run each without random draws, so
 * there is no test; numbers within 5 % of one another are alike.
 */
public record Single(Wanted want, String measure, String ours, List<String> others) implements ClaimRule {
    private static final double MARGIN = 0.05;

    @Override
    public String words() {
        return ours + " has " + want.words(Spread.words(measure)) + " " + String.join(", ", others)
                + " (one run each on a recorded workload: no test; alike within 5\u2009%).";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (String other : others) {
            runs.eachPair(ours, other, (mine, theirs) -> {
                double here = Spread.measure(measure, mine);
                double there = Spread.measure(measure, theirs);
                if (!Double.isNaN(here) && !Double.isNaN(there)) {
                    ratios.add(here / there);
                    lines.add(new Finding.Line("against " + other + ", " + place(mine), numbers(here, there), verdict(here, there)));
                }
            });
        }
        if (lines.isEmpty()) {
            return List.of();
        }
        Verdict whole = Verdict.of(lines.stream().map(Finding.Line::verdict).toList());
        String numbers = lines.size() == 1 ? lines.get(0).numbers() : "ratios "
                + Figures.brief(ratios.stream().min(Double::compare).orElseThrow(), 3, Language.ENGLISH) + " to "
                + Figures.brief(ratios.stream().max(Double::compare).orElseThrow(), 3, Language.ENGLISH);
        return List.of(new Finding.Statement(new Finding.Line(Spread.words(measure) + ", " + ours, numbers, whole),
                lines.size() == 1 ? List.of() : lines));
    }

    private static String place(RunResult run) {
        return String.join(", ", run.axes().entrySet().stream()
                .filter(axis -> !List.of("part", "policy", "seed").contains(axis.getKey())).map(axis -> axis.getValue()).toList());
    }

    private static String numbers(double here, double there) {
        return EquivalenceMargin.brief(here) + " and " + EquivalenceMargin.brief(there)
                + (there == 0 ? "" : " (ratio " + Figures.brief(here / there, 3, Language.ENGLISH) + ")");
    }

    private Verdict verdict(double here, double there) {
        if (Math.abs(here - there) <= MARGIN * Math.max(Math.abs(here), Math.abs(there))) {
            return want == Wanted.ALIKE ? Verdict.AGREES : Verdict.ALIKE;
        }
        return want != Wanted.ALIKE && here < there == (want == Wanted.LESS) ? Verdict.AGREES : Verdict.DIFFERS;
    }
}
