package org.schedscope.scheduler.fourphase;

import org.schedscope.engine.SchedulingContext;

/** Phase 3: which tasks of the waiting queue are candidates to be committed. */
interface Rearrangement {
    /**
     * Picks candidates.
     *
     * @param order the waiting queue
     * @param size how many tasks wait; at least 1
     */
    void plan(int[] order, int size);

    /** How many candidates the last plan has. */
    int candidates();

    /** The {@code i}-th candidate, in order of the queue. */
    int candidate(int i);

    /** How many tasks from the head of the queue on may suspend others. */
    int mayPreempt(int size);

    /** A task has been committed. */
    default void committed(int task) {
    }

    /** A running task has finished at the present tick, when it was estimated to. */
    default void finishedOnTime(int task) {
    }

    /** Nothing waits: there is no plan. */
    void clear();

    /** The earliest start after now in the last plan; {@link Long#MAX_VALUE} if there is none. */
    long nextStart();

    /** Tells the starts that the last plan has for tasks, as far as it was made. */
    default void tell(PlannedStarts told) {
    }

    /** Takes planned starts one by one. */
    interface PlannedStarts {
        void planned(int task, int cluster, long start);
    }

    /** The same in the same state for a copy of the simulation. */
    Rearrangement copy(SchedulingContext context, Bookings bookings);
}
