package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** What may overtake on a cluster. One instance serves one cluster. */
public interface Rearrangement {
    /** Starts tasks on behalf of a rearrangement. */
    interface Starter {
        /** Whether the cluster has the cores and the memory free that a task needs now. */
        boolean hasRoom(int task);

        /** Starts the head of the queue, which must have room. */
        void start(ReadyQueue queue);
    }

    /** A task enters the queue of the cluster. */
    default void enter(int task, ReadyQueue queue) {
        queue.add(task);
    }

    /** A task has left the queue without having started: its job has starved. */
    default void left(int task) {
    }

    /** A task has started on the cluster. */
    default void started(int task) {
    }

    /** A task has run since a tick before this rearrangement took over. Told before all else. */
    default void runs(int task, long since) {
    }

    /** Cores of the cluster are out of order from now on, as far as they are not in use. */
    default void outOfOrder(Outage outage) {
    }

    /** Cores that were out of order are back. */
    default void repaired(Outage outage) {
    }

    /** A task of the cluster has finished. */
    default void finished(int task) {
    }

    /** Whether a pass over a queue that is not empty can do anything; asked once, right before it. May let in what has entered. */
    default boolean mayAct(ReadyQueue queue, int freeCores) {
        return freeCores > 0;
    }

    /** One pass, which has begun: starts the head of the queue as long as it has room, and then what may overtake it. */
    default void pass(ReadyQueue queue, Starter starter) {
        while (queue.size() > 0 && starter.hasRoom(queue.head())) {
            starter.start(queue);
        }
        if (queue.size() > 1) {
            headIsStuck(queue, starter);
        }
    }

    /** The head of the queue has no room: starts what may overtake it. */
    default void headIsStuck(ReadyQueue queue, Starter starter) {
    }

    /** The next tick at which a pass is due whatever else happens; {@link Long#MAX_VALUE} if there is none. */
    default long nextWake() {
        return Long.MAX_VALUE;
    }

    /** The same in the same state, for a copy of the simulation. */
    Rearrangement copy(SchedulingContext context);

    /** Nothing overtakes: the head waits, and so does everything behind it. */
    Rearrangement STRICT = new Rearrangement() {
        @Override
        public Rearrangement copy(SchedulingContext context) {
            return this;
        }
    };
}
