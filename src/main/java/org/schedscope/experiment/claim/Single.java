package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Interval;

/**
 * A policy has less of a measure than others on recorded workloads: there is one run of each and nothing was drawn, so the numbers are
 * compared as
 * they are.
 */
record Single(String measure, String ours, List<String> others) implements ClaimRule {
    static Single less(String measure, String ours, String... others) {
        return new Single(measure, ours, List.of(others));
    }

    @Override
    public String words() {
        return ours + " has less " + Spread.words(measure) + " than " + String.join(", ", others)
                + " (one run each on a recorded workload: no test).";
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        double mine = mean(runs, ours);
        for (String other : others) {
            double theirs = mean(runs, other);
            if (!Double.isNaN(mine) && !Double.isNaN(theirs)) {
                Verdict verdict = mine < theirs ? Verdict.AGREES : mine > theirs ? Verdict.DIFFERS : Verdict.CANNOT_TELL;
                lines.add(new Finding.Line(ours + " against " + other, Spread.words(measure) + " " + Order.brief(mine) + " and "
                        + Order.brief(theirs),
                        verdict));
            }
        }
        return lines;
    }

    private double mean(Runs runs, String policy) {
        return Interval.ofMean(runs.of(policy).measure(measure)).middle();
    }
}
