package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;

/**
 * Rule: a policy has at most the value of others in most runs, over an axis. The mean over blocks of the share of such cells, ties counting
 * half, is compared with one half. Robust against a few extreme runs, unlike means.
 */
public record Dominance(String measure, String ours, List<String> others, String axis) implements ClaimRule {
    @Override
    public String words() {
        return ours + " has less " + Spread.words(measure) + " than " + String.join(", ", others) + " in more than half of the runs, over "
                + axis + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        Blocks blocks = new Blocks();
        for (String value : runs.values(axis)) {
            for (String other : others) {
                Order.eachPair(runs.where(axis, value), ours, other, (mine, theirs) -> better(Spread.measure(measure, mine),
                        Spread.measure(measure, theirs)))
                        .forEach((block, share) -> blocks.add("against " + other + ", " + axis + " " + value, block, share));
            }
        }
        return Order.statements(blocks, "share of runs above one half, " + Spread.words(measure) + ", " + ours,
                new EquivalenceMargin(false, 0),
                Wanted.MORE);
    }

    private static double better(double ours, double theirs) {
        return Double.isNaN(ours) || Double.isNaN(theirs) ? Double.NaN : 0.5 * -Double.compare(ours, theirs);
    }
}
