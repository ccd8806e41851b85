package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.List;
import java.util.OptionalLong;

/**
 * The conditions, besides its arrival, under which the tasks of a job may be ready.
 *
 * @param begin tick before which none is ready, if stated
 * @param after conditions on other jobs; one on a job that is not in the workload does not exist
 */
public record Release(OptionalLong begin, List<After> after) {
    /** No conditions. */
    public static final Release NONE = new Release(OptionalLong.empty(), List.of());

    /** The moment in the life of another job that a condition is about. */
    public enum When {
        FINISHED, STARTED, SUCCEEDED
    }

    /**
     * A condition on another job.
     *
     * @param job id of that job
     * @param delay ticks that have to pass since then, not negative
     */
    public record After(String job, long delay, When when) {
        public After {
            require(delay >= 0, "after.delay", delay);
        }
    }

    public Release {
        after = List.copyOf(after);
    }

    /** These conditions some ticks later. */
    public Release later(long ticks) {
        return begin.isEmpty() ? this : new Release(OptionalLong.of(Math.min(begin.getAsLong(), Long.MAX_VALUE - ticks) + ticks), after);
    }

    /** These conditions for a job that arrives at a tick: it begins no earlier. */
    Release arrivingAt(long tick) {
        return begin.isEmpty() || begin.getAsLong() >= tick ? this : new Release(OptionalLong.of(tick), after);
    }
}
