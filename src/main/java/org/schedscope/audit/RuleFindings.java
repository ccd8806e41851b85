package org.schedscope.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Violations found so far, and the current event. */
final class RuleFindings {
    /** Maximum of violations that are kept, so that a thoroughly illegal run does not fill the memory. */
    private static final int KEPT = 1000;

    private final List<Violation> kept = new ArrayList<>();
    private int seq = -1;
    private long tick;

    void nextEvent(long at) {
        seq++;
        tick = at;
    }

    void atEnd() {
        seq++;
    }

    long tick() {
        return tick;
    }

    void report(AuditRule rule, String message, Object... arguments) {
        if (kept.size() < KEPT) {
            kept.add(new Violation(seq, tick, rule.toString(), String.format(Locale.ROOT, message, arguments)));
        }
    }

    boolean check(boolean holds, AuditRule rule, String message, Object... arguments) {
        if (!holds) {
            report(rule, message, arguments);
        }
        return holds;
    }

    List<Violation> all() {
        return List.copyOf(kept);
    }
}
