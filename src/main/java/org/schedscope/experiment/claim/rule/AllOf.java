package org.schedscope.experiment.claim.rule;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.Runs;

/** Rule: the conjunction of several rules. */
public record AllOf(List<ClaimRule> rules) implements ClaimRule {
    public AllOf {
        rules = List.copyOf(rules);
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        return rules.stream().flatMap(rule -> rule.check(runs).stream()).toList();
    }

    @Override
    public String words() {
        return rules.stream().map(ClaimRule::words).collect(Collectors.joining(" "));
    }
}
