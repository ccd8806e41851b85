package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;

/** The passes of a scheduler over its queues: when they are due, whether they backfill, and the tick of the next one. */
final class Passes {
    private final SchedulingContext context;
    private final PassRules rules;
    private final Dispatcher[] dispatchers;
    private long wake = Long.MAX_VALUE;
    /** The first tick after the last pass, made or put off. */
    private long after;

    Passes(SchedulingContext context, PassRules rules, Dispatcher... dispatchers) {
        this.context = context;
        this.rules = rules;
        this.dispatchers = dispatchers;
    }

    /** Passes over copies of the queues, in the same state. */
    Passes copy(SchedulingContext newContext, Dispatcher... copies) {
        Passes copy = new Passes(newContext, rules, copies);
        copy.wake = wake;
        copy.after = after;
        return copy;
    }

    /** Makes a pass over each queue, in order. */
    void pass() {
        wake = Long.MAX_VALUE;
        for (Dispatcher dispatcher : dispatchers) {
            wake = Math.min(wake, dispatcher.pass());
        }
    }

    /** Makes the passes that are due now, if any. */
    void pass(boolean happened) {
        if (rules.equals(PassRules.NONE)) {
            pass();
            return;
        }
        PassRules.Pass pass = rules.at(context, happened || wake == context.now(), someWait());
        if (pass == PassRules.Pass.BACKFILLING) {
            pass();
        } else if (pass == PassRules.Pass.STRICT) {
            for (Dispatcher dispatcher : dispatchers) {
                dispatcher.strictPass();
            }
        } else {
            wake = wake <= context.now() ? Long.MAX_VALUE : wake;
        }
        after = context.now() + 1;
    }

    private boolean someWait() {
        for (Dispatcher dispatcher : dispatchers) {
            if (dispatcher.queue().size() > 0) {
                return true;
            }
        }
        return false;
    }

    /** The next tick at which a pass is due even if nothing happens; {@link Long#MAX_VALUE} if there is none. */
    long nextWake() {
        return rules.equals(PassRules.NONE) ? wake : Math.min(wake, rules.next(context, after, someWait()));
    }
}
