package org.schedscope.policy;

import java.util.Optional;
import org.schedscope.model.number.BigRatio;

/**
 * A policy about value curves. Its keys move with time, but only one way, and are known approximately for little and exactly when it
 * matters; a queue that knows this need not ask for all of them in every pass. Tasks of jobs without a curve come after all others, in
 * the order of {@link FifoJob}.
 */
public non-sealed interface ValuePolicy extends Policy {
    /** Whether the largest key goes first, rather than the smallest. */
    boolean largestFirst();

    /** Whether tasks move forwards while they wait, rather than backwards. Keys that never change do neither. */
    boolean gainsByWaiting();

    /** Whether tasks whose key is 0 go last of those with a curve, rather than where 0 stands. */
    default boolean zeroGoesLast() {
        return false;
    }

    /** Whether all tasks of a job have the same key. */
    default boolean isOfJob() {
        return false;
    }

    /** The key of a task at a tick, exactly. */
    BigRatio key(Prospect task, long tick);

    /** The key of a task at a tick, approximately. */
    void approximate(Prospect task, long tick, ApproximateKey key);

    /** The key written out with its numbers. */
    String terms(Prospect task, long tick);

    @Override
    default String arithmetic(TaskView view, int task) {
        Optional<Prospect> prospect = view.prospect(task);
        return prospect.isPresent() ? terms(prospect.get(), view.now())
                : "no value curve: job " + (view.jobOrder(task) + 1) + " to arrive, ready at " + view.readyTick(task);
    }
}
