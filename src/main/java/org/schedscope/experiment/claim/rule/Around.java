package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.MeanEffect;

/** Rule: a ratio, such as that of two deciles, is equivalent to 1 under a policy, or a correlation to 0, within the measure's margin. */
public record Around(String measure, String policy) implements ClaimRule {
    @Override
    public String words() {
        return "The " + Spread.words(measure) + " of " + policy + " is " + (EquivalenceMargin.of(measure).ratio() ? 1 : 0) + " (margin"
                + " " + EquivalenceMargin.of(measure).marginWords() + ").";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        MeanEffect mean = Bound.mean(runs, policy, measure, by);
        return mean.n() == 0 ? List.of() : List.of(new Finding.Statement(new Finding.Line(Spread.words(measure) + ", " + policy,
                Figures.count(mean.n(), "block", "blocks") + ", " + by.level(mean),
                Wanted.ALIKE.verdict(mean, by)), List.of()));
    }
}
