package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.MeanEffect;
import org.schedscope.text.Language;

/**
 * Rule: the mean of a measure over blocks is at most, or at least, a number for each of some policies. It agrees or differs if the whole 95
 * % interval lies on one side; a ratio that is equivalent to the number within its margin is alike.
 *
 * @param atMost at most; otherwise at least
 */
public record Bound(String measure, List<String> policies, boolean atMost, double bound) implements ClaimRule {
    @Override
    public String words() {
        return "The mean of " + Spread.words(measure) + " of " + String.join(", ", policies) + " is at " + (atMost ? "most " : "least ")
                + Figures.brief(bound, 3, Language.ENGLISH) + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Finding.Statement> statements = new ArrayList<>();
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        for (String policy : policies) {
            MeanEffect mean = mean(runs, policy, measure, by);
            if (mean.n() > 0) {
                statements.add(new Finding.Statement(line(policy, mean, by), List.of()));
            }
        }
        return statements;
    }

    /** The mean of a policy's measure over blocks, each the mean over its runs. */
    static MeanEffect mean(Runs runs, String policy, String measure, EquivalenceMargin by) {
        return MeanEffect.of(Order.eachPair(runs, policy, policy, (run, same) -> by.level(Spread.measure(measure, run))).values().stream()
                .mapToDouble(value -> value).toArray());
    }

    private Finding.Line line(String policy, MeanEffect mean, EquivalenceMargin by) {
        return new Finding.Line(Spread.words(measure) + ", " + policy, Figures.count(mean.n(), "block", "blocks") + ", " + by.level(mean),
                verdict(mean, by));
    }

    private Verdict verdict(MeanEffect mean, EquivalenceMargin by) {
        double limit = by.ratio() ? Math.log(bound) : bound;
        boolean below = mean.interval().high() <= limit;
        boolean above = mean.interval().low() >= limit;
        if (below == above) {
            boolean near = by.ratio() && mean.between(limit - by.margin(), limit + by.margin()) < Wanted.LEVEL;
            return near ? Verdict.ALIKE : Verdict.CANNOT_TELL;
        }
        return below == atMost ? Verdict.AGREES : Verdict.DIFFERS;
    }
}
