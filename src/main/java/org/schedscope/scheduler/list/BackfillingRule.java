package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** What starts from a queue, where, and what may overtake a task that waits for room. One instance serves one queue of one run. */
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

    /** A task has started on a cluster. */
    default void started(int task, int cluster) {
    }

    /** A task has run on a cluster since a tick before this rule took over. Called before all else. */
    default void runs(int task, int cluster, long since) {
    }

    /** Cores of a cluster are out of order from now on, as far as they are not in use. */
    default void outOfOrder(Outage outage) {
    }

    /** Cores that were out of order are back. */
    default void repaired(Outage outage) {
    }

    /** A task has finished on a cluster. */
    default void finished(int task, int cluster) {
    }

    /**
     * Whether tasks overtake others of their kind, so that passes look for few tasks of the queue, which it should find without going
     * through all.
     */
    default boolean letsOvertake() {
        return false;
    }

    /** Whether a pass over a queue that is not empty can do anything; asked once, right before it. May admit what has entered. */
    boolean mayAct(ReadyQueue queue);

    /** Starts what may start in a pass over a queue that is not empty, which has begun. */
    void pass(ReadyQueue queue, Starter starter);

    /** The next tick at which a pass is due whatever else happens; {@link Long#MAX_VALUE} if there is none. */
    default long nextWake() {
        return Long.MAX_VALUE;
    }

    /** A copy in this state, for a copy of the simulation. */
    BackfillingRule copy(SchedulingContext context);
}
