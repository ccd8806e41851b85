package org.schedscope.audit.lint;

import java.util.function.Consumer;

/** One thing that schedules are looked through for. */
interface LintRule {
    /** Kebab-case. */
    String name();

    /** Whether a finding makes the schedule illegal. */
    boolean isError();

    /** Looks through a schedule and tells every finding. */
    void check(RecordedSchedule schedule, Consumer<LintFinding> findings);
}
