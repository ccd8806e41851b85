package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.List;
import java.util.OptionalLong;
import org.schedscope.model.number.Ratio;

/**
 * The rules for the jobs of a queue.
 *
 * @param tier jobs of queues of larger tiers precede others in every order
 * @param clusters ids of the only clusters for their tasks; empty: all
 * @param use the most that they use together
 * @param time longest estimated duration of a task, in ticks, at least 1, if limited
 * @param priority figure for orderings
 */
public record QueueRules(long tier, List<String> clusters, UseLimit use, OptionalLong time, Ratio priority) {
    /** The rules of jobs without a queue. */
    public static final QueueRules NONE = new QueueRules(0, List.of(), UseLimit.NONE, OptionalLong.empty(), Ratio.ZERO);

    public QueueRules {
        clusters = List.copyOf(clusters);
        require(time.orElse(1) >= 1, "limit", "time", time.orElse(1));
    }
}
