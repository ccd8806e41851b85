package org.schedscope.audit;

/** The order of events inside one tick. */
final class TickOrder {
    /** Steps of a tick, in order. */
    enum Step {
        REPAIRS, FINISHES, TRANSFERS, ARRIVALS, STARVATIONS, READY, PASSES
    }

    private final RuleFindings findings;
    private long tick = Long.MIN_VALUE;
    private Step step = Step.REPAIRS;
    private int last = -1;
    private long forkTick = Long.MIN_VALUE;

    TickOrder(RuleFindings findings) {
        this.findings = findings;
    }

    /** Checks an event whose place among those of its step is free. */
    void event(long at, Step of) {
        advance(at);
        if (findings.check(of.compareTo(step) >= 0, AuditRule.TICK_ORDER, "this belongs to the %s of tick %d, but the %s have begun", of,
                at, step)
                && of != step) {
            step = of;
            last = -1;
        }
    }

    /** Checks an event of a step whose events come by ascending number. */
    void event(long at, Step of, int number) {
        event(at, of);
        if (of == step) {
            findings.check(number > last, AuditRule.TICK_ORDER, "number %d comes after number %d among the %s of tick %d", number, last,
                    of, at);
            last = number;
        }
    }

    /** Checks an event that may occur in a step or in any later one. */
    void eventFrom(long at, Step earliest) {
        advance(at);
        event(at, step.compareTo(earliest) > 0 ? step : earliest);
    }

    /** Restarts the order of the tick at a fork. */
    void fork(long at) {
        eventFrom(at, Step.READY);
        forkTick = at;
        step = Step.REPAIRS;
        last = -1;
    }

    boolean wasForkedAt(long at) {
        return at == forkTick;
    }

    private void advance(long at) {
        findings.check(at >= tick, AuditRule.TICK_FELL, "tick %d comes after tick %d", at, tick);
        if (at != tick) {
            tick = at;
            step = Step.REPAIRS;
            last = -1;
        }
    }
}
