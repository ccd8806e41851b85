package org.schedscope.scheduler.fourphase;

import org.schedscope.scheduler.fourphase.backfill.Rearrangement;

/** Receives the steps of the phases of a pass, in a run that is repeated for that. */
interface PassWatch {
    /** Of ordinary runs. */
    PassWatch NOBODY = new PassWatch() {
    };

    /** A commitment of before this pass has another start than it had. */
    default void moved(int task, long from, long to) {
    }

    /** Phase 1 let a task into the queue, at first or after it was suspended. */
    default void entered(int task) {
    }

    /** Phase 2 has ordered the queue, and phase 3 made its plan. */
    default void ordered(int[] order, int size, Rearrangement plan) {
    }

    /** What was found is about to be suspended for a task. */
    default void suspending(int task, Preemption found) {
    }

    /** No cluster has room for a candidate. */
    default void refused(int task) {
    }

    /** Phase 4 is about to commit a task. */
    default void committing(int task, int cluster) {
    }

    /** A committed task takes its cores. */
    default void started(int task, boolean pastTheHead) {
    }
}
