package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;

/**
 * A policy has at most what others have in most runs, over an axis: of each block the share of its cells, a tie being half; the mean over
 * blocks is held against one half. Where a few runs are far off this says what means do not.
 */
public record Dominance(String measure, String ours, List<String> others, String axis) implements ClaimRule {
    public static Dominance of(String measure, String ours, String axis, String... others) {
        return new Dominance(measure, ours, List.of(others), axis);
    }

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
        return Order.statements(blocks, "share of runs above one half, " + Spread.words(measure) + ", " + ours, new Yardstick(false, 0),
                Wanted.MORE);
    }

    private static double better(double ours, double theirs) {
        return Double.isNaN(ours) || Double.isNaN(theirs) ? Double.NaN : 0.5 * -Double.compare(ours, theirs);
    }
}
