package org.schedscope.scheduler;

import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.SchedulingContext;

/** What happens on a cluster once the first task of its queue does not fit. One instance serves one cluster. */
interface Rearrangement {
    /** Names in {@code --set rearrangement=…}, the default first. */
    String NONE = "none";
    String EASY = "easy";

    /** Starts tasks on behalf of a rearrangement. */
    interface Starter {
        /** Starts the head of the queue ahead of one that waits. */
        void backfill(ReadyQueue queue);
    }

    /** A task has started on the cluster. */
    void started(int task);

    /** A task of the cluster has finished. */
    void finished(int task);

    /** The head of the queue does not fit: starts what may overtake it. The pass is still under way. */
    void headIsStuck(ReadyQueue queue, Starter starter);

    /** The same in the same state, for a copy of the simulation. */
    Rearrangement copy(SchedulingContext context);

    /** Nothing overtakes. */
    Rearrangement STRICT = new Rearrangement() {
        @Override
        public void started(int task) {
            // Nothing to remember.
        }

        @Override
        public void finished(int task) {
            // Nothing to forget.
        }

        @Override
        public void headIsStuck(ReadyQueue queue, Starter starter) {
            // It waits, and so does everything behind it.
        }

        @Override
        public Rearrangement copy(SchedulingContext context) {
            return this;
        }
    };
}
