package org.schedscope.scheduler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.engine.TimeLimit;
import org.schedscope.model.ModelException;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.list.PassRules;
import org.schedscope.text.Message;

/** Parameters of batch systems, in the schedulers that have them. */
final class BatchRules {
    private static final long MOST_TICKS = 1L << 40;

    private static final Parameter.Choice<AtLimit> AT_LIMIT = Parameter.Choice.of("at-limit", AtLimit.class,
            "What happens to a task that has run its estimate and is not done: it runs on, or it is ended and its job leaves.");
    private static final Parameter.Whole LIMIT_CHECK = ticks("limit-check",
            "With at-limit=kill: tasks are ended only at multiples of this many ticks; 0: at once.");

    /** What ends tasks at their limits. */
    static final List<Parameter> LIMITS = List.of(AT_LIMIT, LIMIT_CHECK);

    private static final Parameter.Whole PASS_INTERVAL = ticks("pass-interval",
            "Least number of ticks between passes; 0: a pass whenever something happens.");
    private static final Parameter.Whole BACKFILL_INTERVAL = ticks("backfill-interval",
            "A pass backfills at every such number of ticks at which tasks wait, and others do not; 0: every pass does.");
    private static final Parameter.Whole BACKFILL_PHASE = ticks("backfill-phase",
            "With backfill-interval: the first tick at which a pass backfills, below the interval.");
    private static final Parameter.Whole BACKFILL_DEPTH = new Parameter.Whole("backfill-depth", 0, Integer.MAX_VALUE, Optional.of("tasks"),
            OptionalLong.of(0), Optional.empty(), "Tasks that a pass that backfills looks at, from the first that does not start; 0: all.");

    /** What decides when passes are made and when tasks are ended. */
    static final List<Parameter> ALL = List.of(AT_LIMIT, LIMIT_CHECK, PASS_INTERVAL, BACKFILL_INTERVAL, BACKFILL_PHASE, BACKFILL_DEPTH);

    private enum AtLimit {
        RUN_ON, KILL
    }

    private BatchRules() {
    }

    private static Parameter.Whole ticks(String name, String meaning) {
        return new Parameter.Whole(name, 0, MOST_TICKS, Optional.of("ticks"), OptionalLong.of(0), Optional.empty(), meaning);
    }

    /** Whether tasks of a run are ended at their limits. */
    static TimeLimit limit(RunSpec spec) {
        RunSpec expanded = Schedulers.expanded(spec);
        List<Parameter> known = Schedulers.find(spec.scheduler()).orElseThrow().parameters();
        return known.contains(AT_LIMIT) && expanded.chosen(AT_LIMIT) == AtLimit.KILL
                ? new TimeLimit(true, number(expanded, LIMIT_CHECK))
                : TimeLimit.NONE;
    }

    /**
     * When passes of a run are made.
     *
     * @param overtaking whether tasks may overtake others at all
     */
    static PassRules passes(RunSpec expanded, boolean overtaking) {
        long apart = number(expanded, PASS_INTERVAL);
        return overtaking ? new PassRules(apart, number(expanded, BACKFILL_INTERVAL), number(expanded, BACKFILL_PHASE),
                number(expanded, BACKFILL_DEPTH)) : new PassRules(apart, 0, 0, 0);
    }

    /** @throws ModelException if the phase of backfilling is not below its interval */
    static void check(Map<String, String> values) {
        String phase = values.getOrDefault(BACKFILL_PHASE.name(), "0");
        if (!phase.equals("0") && Long.parseLong(phase) >= Long.parseLong(values.getOrDefault(BACKFILL_INTERVAL.name(), "0"))) {
            throw new ModelException(Message.of("choices", "backfill-phase", phase, values.getOrDefault(BACKFILL_INTERVAL.name(), "0")));
        }
    }

    private static long number(RunSpec expanded, Parameter.Whole parameter) {
        return Long.parseLong(expanded.value(parameter));
    }
}
