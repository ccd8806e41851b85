package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.MeanEffect;

/** A ratio, such as that of two deciles, is shown to be 1 under a policy, or a correlation 0, up to the margin of its yardstick. */
public record Around(String measure, String policy) implements ClaimRule {
    @Override
    public String words() {
        return "The " + Spread.words(measure) + " of " + policy + " is " + (Yardstick.of(measure).ratio() ? 1 : 0) + " (margin"
                + " " + Yardstick.of(measure).marginWords() + ").";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        Yardstick by = Yardstick.of(measure);
        MeanEffect mean = Bound.mean(runs, policy, measure, by);
        return mean.n() == 0 ? List.of() : List.of(new Finding.Statement(new Finding.Line(Spread.words(measure) + ", " + policy,
                Figures.count(mean.n(), "block", "blocks") + ", " + by.level(mean),
                Wanted.ALIKE.verdict(mean, by)), List.of()));
    }
}
