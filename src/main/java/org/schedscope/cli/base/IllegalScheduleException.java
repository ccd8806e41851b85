package org.schedscope.cli.base;

import java.util.List;
import org.schedscope.audit.Violation;

/** An illegal schedule, found by the auditor: an error of the scheduler. Exit code 1. */
public final class IllegalScheduleException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 20;

    private final transient List<Violation> violations;

    public IllegalScheduleException(List<Violation> violations) {
        super("the schedule is illegal");
        this.violations = List.copyOf(violations);
    }

    /** The violations, a line each, and the number of further ones. */
    List<String> lines() {
        List<String> lines = new java.util.ArrayList<>();
        violations.stream().limit(MOST_SHOWN).forEach(violation -> lines.add("illegal schedule: " + violation));
        if (violations.size() > MOST_SHOWN) {
            lines.add("illegal schedule: and " + (violations.size() - MOST_SHOWN) + " violations more");
        }
        return lines;
    }
}
