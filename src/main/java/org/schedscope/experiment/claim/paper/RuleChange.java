package org.schedscope.experiment.claim.paper;

import java.util.List;
import org.schedscope.experiment.figure.Literature;

/**
 * A change of rules after they were first written down, for everybody to see: rules stand before results.
 *
 * @param date as 2026-11-23
 * @param claims ids, or which of them
 * @param change what was decided before and what decides now
 * @param reason why, from the papers' words or from statistics, not from what comes out
 */
public record RuleChange(String date, String claims, String change, String reason) {
    private static final List<RuleChange> ALL = Literature.read("rule-changes", RuleChange[].class, List.of());

    /** In order of time. */
    public static List<RuleChange> all() {
        return ALL;
    }
}
