package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.queue.ReadyQueue;

/**
 * A rule for what starts from a queue, where, and what may overtake a task that waits for room. One instance serves one queue of one run. A
 * rule needs a pass and a copy; the other methods are for rules with plans of their own.
 */
public interface BackfillingRule {
    /** Starts tasks on behalf of a rule. */
    interface Starter {
        /**
         * Starts the head of the queue on a cluster, which must have room and its data.
         *
         * @param overtakes whether the task goes before one that waits
         */
        void start(ReadyQueue queue, int cluster, boolean overtakes);
    }

    /** A task enters the queue. */
    default void enter(int task, ReadyQueue queue) {
        queue.add(task);
    }

    /** A task has left the queue without having started: its job has starved or was removed. */
    default void left(int task) {
    }

    /** A job has left: its tasks leave the queue. */
    default void jobLeft(int job, ReadyQueue queue) {
        queue.removeJob(job, this::left);
    }

    /** A task has started on a cluster. */
    default void started(int task, int cluster) {
    }

    /** A task has finished on a cluster. */
    default void finished(int task, int cluster) {
    }

    /** Takes over from another scheduler, before all else: running tasks where the queue serves, and outages there. */
    default void takeOver(TakeoverState past) {
    }

    /** An outage to come has become known. */
    default void announced(Outage outage) {
    }

    /** An outage has ended. */
    default void repaired(Outage outage) {
    }

    /**
     * Starts what may start from a queue that is not empty. Keys and order are known between {@link ReadyQueue#beginPass} and
     * {@link ReadyQueue#endPass}; a rule that sees that nothing can start need not begin.
     *
     * @return the next tick at which a pass is due whatever else happens; {@link Long#MAX_VALUE} if there is none
     */
    long pass(ReadyQueue queue, Starter starter);

    /** A pass in which no task overtakes one that waits for room. */
    default void strictPass(ReadyQueue queue, Starter starter) {
        pass(queue, starter);
    }

    /** A copy in this state, for a copy of the simulation. */
    BackfillingRule copy(SchedulingContext context);
}
