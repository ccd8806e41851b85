package org.schedscope.experiment.claim.paper;

import java.util.List;
import org.schedscope.experiment.figure.Literature;

/**
 * A change of rules after they were first written down, published because rules are fixed before results.
 *
 * @param date as 2026-11-23
 * @param claims ids or a description
 * @param change former and present rule
 * @param reason from the papers' words or from statistics, not from results
 */
public record RuleChange(String date, String claims, String change, String reason) {
    private static final List<RuleChange> ALL = Literature.read("rule-changes", RuleChange[].class, List.of());

    /** All changes in order of time. */
    public static List<RuleChange> all() {
        return ALL;
    }
}
