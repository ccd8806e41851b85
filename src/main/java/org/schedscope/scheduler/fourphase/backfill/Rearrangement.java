package org.schedscope.scheduler.fourphase.backfill;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** Phase 3: which tasks of the waiting queue are candidates to be committed. */
public interface Rearrangement {
    /**
     * Begins a plan, made as far as it is needed before anything changes.
     *
     * @param order the waiting queue
     * @param size how many tasks wait; at least 1
     */
    void plan(int[] order, int size);

    /** The next candidate of the plan, in order of the queue; {@link ReservationTable#NONE} if there is no other. */
    int nextCandidate();

    /** Back to before the first candidate; the given ones have led to nothing. */
    void rewind();

    /** How many candidates the plan has, given or not. */
    int candidates();

    /** How many tasks from the head of the queue on may be candidates, or suspend others without being one. */
    int mayPreempt(int size);

    /** A task has been committed. */
    default void committed(int task) {
    }

    /** A running task has finished at the present tick, when it was estimated to. */
    default void finishedOnTime(int task) {
    }

    /** Nothing waits: there is no plan. */
    void clear();

    /**
     * The earliest start after now in the last plan if it is before {@code sure}, else any tick from there on; at another tick than that of
     * the plan only for the same {@code sure}.
     */
    long nextStart(long sure);

    /** Reports planned starts of tasks, as far as the plan must be made to find the next start. */
    default void tell(PlannedStarts told) {
    }

    /** Takes planned starts one by one. */
    interface PlannedStarts {
        void planned(int task, int cluster, long start);
    }

    /** A rearrangement in this state for a copy of the simulation. */
    Rearrangement copy(SchedulingContext context, ReservationTable reservations);
}
