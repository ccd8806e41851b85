package org.schedscope.periodic;

import java.util.List;
import java.util.OptionalLong;

/**
 * Longest time from a release of a task to its end, under fixed priorities.
 *
 * @param task the task
 * @param steps values of the iteration, in ticks; the last one is the response time, or exceeds the deadline, unless there are too many
 * @param verdict whether it is at most the deadline
 */
public record ResponseTime(PeriodicTask task, List<Long> steps, TestVerdict verdict) {
    public ResponseTime {
        steps = List.copyOf(steps);
    }

    /** Response time R, in ticks; empty if the deadline may be missed. */
    public OptionalLong response() {
        return verdict == TestVerdict.SCHEDULABLE ? OptionalLong.of(steps.get(steps.size() - 1)) : OptionalLong.empty();
    }
}
