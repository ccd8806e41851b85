package org.schedscope.audit.lint;

import java.util.function.Consumer;

/** A rule that a whole schedule is checked against. */
interface LintRule {
    /** Name in kebab case. */
    String name();

    /** Whether a finding makes the schedule illegal. */
    boolean isError();

    /** Checks a schedule and reports every finding. */
    void check(RecordedSchedule schedule, Consumer<LintFinding> findings);
}
