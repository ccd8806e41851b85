package org.schedscope.experiment.claim.rule;

import java.util.List;
import java.util.Map;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;

/**
 * Rule: each of some policies has a smaller, or an equivalent, value of a measure at one value of an axis than at another.
 *
 * @param policies empty for all
 */
public record Across(Wanted want, String measure, List<String> policies, String axis, String here, String there) implements ClaimRule {
    @Override
    public String words() {
        return Spread.words(measure) + " of " + (policies.isEmpty() ? "every policy" : String.join(", ", policies)) + " at " + axis + " "
                + here + (want == Wanted.ALIKE ? " is as much as at " : " is less than at ") + there
                + (want.needsMargin() ? " (margin " + EquivalenceMargin.of(measure).marginWords() + ")" : "") + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        Blocks blocks = new Blocks();
        for (String policy : runs.policies()) {
            if (policies.isEmpty() || policies.contains(policy)) {
                Map<String, Double> base = levels(runs.where(axis, there), policy, by);
                levels(runs.where(axis, here), policy, by).forEach((block, level) -> blocks.add("of " + policy, block,
                        level - base.getOrDefault(block, Double.NaN)));
            }
        }
        return Order.statements(blocks, Spread.words(measure) + " at " + here + " against " + there, by, want);
    }

    private Map<String, Double> levels(Runs runs, String policy, EquivalenceMargin by) {
        return Order.eachPair(runs, policy, policy, (run, same) -> by.level(Spread.measure(measure, run)));
    }
}
