package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** What starts from a queue that serves all clusters, where, and what may overtake. One instance serves one run. */
interface CentralRearrangement {
    /** Starts tasks on behalf of a rearrangement. */
    interface Starter {
        /** Starts the head of the queue on a cluster, which must have room and its data. */
        void start(ReadyQueue queue, int cluster, boolean backfilled);
    }

    /** A task enters the queue. */
    default void enter(int task, ReadyQueue queue) {
        queue.add(task);
    }

    /** A task has left the queue without having started: its job has starved. */
    void left(int task);

    /** A task has started on a cluster. */
    void started(int task, int cluster);

    /** A task has run on a cluster since a tick before this rearrangement took over. Told before all else. */
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

    /** Whether passes look for few tasks of the queue, so that it should find them without going through all. */
    default boolean looksForMarked() {
        return false;
    }

    /** Whether a pass over a queue that is not empty can do anything; asked once, right before it. May let in what has entered. */
    boolean mayAct(ReadyQueue queue);

    /** One pass, which has begun. */
    void pass(ReadyQueue queue, Starter starter);

    /** The next tick at which a pass is due whatever else happens; {@link Long#MAX_VALUE} if there is none. */
    default long nextWake() {
        return Long.MAX_VALUE;
    }

    /** The same in the same state, for a copy of the simulation. */
    CentralRearrangement copy(SchedulingContext context);
}
