package org.schedscope.experiment.claim;

import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.text.Language;

/**
 * The mean of a measure of a policy is at most, or at least, a number: it agrees or differs if the whole 95 % interval of the mean lies on
 * one side.
 *
 * @param atMost at most; else at least
 */
record Bound(String measure, String policy, boolean atMost, double bound) implements ClaimRule {
    @Override
    public String words() {
        return "The mean of " + Spread.words(measure) + " of " + policy + " is at " + (atMost ? "most " : "least ")
                + Figures.brief(bound, 3, Language.ENGLISH)
                + " (95\u2009% interval of the mean on one side).";
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        double[] values = Spread.values(measure, runs.of(policy).all());
        if (values.length == 0) {
            return List.of();
        }
        Interval mean = Interval.ofMean(values);
        String numbers = Figures.count(mean.n(), "value", "values") + ", mean " + Order.brief(mean.middle()) + " ["
                + Order.brief(mean.low()) + ", "
                + Order.brief(mean.high()) + "]";
        return List.of(new Finding.Line(policy, numbers, verdict(mean)));
    }

    private Verdict verdict(Interval mean) {
        boolean below = mean.high() <= bound;
        boolean above = mean.low() >= bound;
        if (below == above) {
            return Verdict.CANNOT_TELL;
        }
        return below == atMost ? Verdict.AGREES : Verdict.DIFFERS;
    }
}
