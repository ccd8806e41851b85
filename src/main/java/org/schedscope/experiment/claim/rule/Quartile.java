package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.text.Language;

/**
 * Rule: the upper quartile over users of a series is at most a number, or above it. It agrees or differs if its whole 95 % interval (order
 * statistics) lies on one side.
 */
public record Quartile(String series, List<String> policies, boolean atMost, double bound) implements ClaimRule {
    private static final double UPPER = 0.75;

    @Override
    public String words() {
        return "The upper quartile over users of " + Spread.words(series) + " under " + String.join(", ", policies) + " is "
                + (atMost ? "at most " : "more than ") + Figures.brief(bound, 1, Language.ENGLISH) + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Finding.Statement> statements = new ArrayList<>();
        for (String policy : policies) {
            double[] values = runs.of(policy).all().stream().flatMap(run -> run.series().getOrDefault(series, List.of()).stream())
                    .mapToDouble(value -> value).filter(value -> !Double.isNaN(value)).toArray();
            if (values.length > 0) {
                Interval quartile = Interval.ofQuantile(UPPER, values);
                statements.add(new Finding.Statement(new Finding.Line("upper quartile of " + Spread.words(series) + ", " + policy,
                        Figures.count(values.length, "user", "users") + ", " + EquivalenceMargin.range(quartile, value -> value),
                        verdict(quartile)), List.of()));
            }
        }
        return statements;
    }

    private Verdict verdict(Interval quartile) {
        boolean below = quartile.high() <= bound;
        boolean above = quartile.low() > bound;
        return !below && !above ? Verdict.CANNOT_TELL : below == atMost ? Verdict.AGREES : Verdict.DIFFERS;
    }
}
