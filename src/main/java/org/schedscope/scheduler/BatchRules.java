package org.schedscope.scheduler;

import java.util.List;
import org.schedscope.engine.TimeLimit;
import org.schedscope.parameter.Parameter;

/** Parameters of batch systems, in the schedulers that have them. */
final class BatchRules {
    private static final long MOST_TICKS = 1L << 40;

    private static final Parameter.Choice<AtLimit> AT_LIMIT = Parameter.Choice.of("at-limit", AtLimit.class,
            "What happens to a task that has run its estimate and is not done: it runs on, or it is ended and its job leaves.");
    private static final Parameter.Whole LIMIT_CHECK = Parameter.Whole.of("limit-check", 0, 0, MOST_TICKS,
            "With at-limit=kill: tasks are ended only at multiples of this many ticks; 0: at once.");

    /** What ends tasks at their limits. */
    static final List<Parameter> LIMITS = List.of(AT_LIMIT, LIMIT_CHECK);

    private enum AtLimit {
        RUN_ON, KILL
    }

    private BatchRules() {
    }

    /** Whether tasks of a run are ended at their limits. */
    static TimeLimit limit(RunSpec spec) {
        RunSpec expanded = Schedulers.expanded(spec);
        List<Parameter> known = Schedulers.find(spec.scheduler()).orElseThrow().parameters();
        return known.contains(AT_LIMIT) && expanded.chosen(AT_LIMIT) == AtLimit.KILL
                ? new TimeLimit(true, number(expanded, LIMIT_CHECK))
                : TimeLimit.NONE;
    }

    private static long number(RunSpec expanded, Parameter.Whole parameter) {
        return Long.parseLong(expanded.value(parameter));
    }
}
