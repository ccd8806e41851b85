package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;

/**
 * Interface of schedulers, which decide where jobs go and which tasks start. Called by the simulation in the order of a tick; acts through
 * {@link SchedulingContext}.
 *
 * <p>A scheduler with queues for all clusters implements six methods. One that sends jobs to clusters as they arrive implements {@link
 * #dataFlow} and {@link #jobArrived}, too; one that records running tasks implements {@link #takeOver} and {@link #repaired}.
 */
public interface Scheduler {
    /** The destination of outputs. */
    default DataFlow dataFlow() {
        return DataFlow.TO_EVERY_CLUSTER;
    }

    /** Whether a job arrives here only when its tasks may begin, not before. */
    default boolean takesReleasedJobs() {
        return false;
    }

    /**
     * A job has arrived. With {@link DataFlow#TO_PLACED_CLUSTER}, every task of it must be placed before this returns; otherwise none
     * may be.
     */
    default void jobArrived(int job) {
    }

    /** Whether a job that arrives now is admitted; otherwise it leaves at once and does not count as arrived here. */
    default boolean admits(int job) {
        return true;
    }

    /** A task has finished and given its cores back. */
    void taskFinished(int task, int cluster);

    /** Number of the queue that a task will enter: its cluster's, or {@link SimulationInput#centralQueue()}. */
    int queueOf(int task);

    /** A task's parents have finished and its data is where it must be: it enters its queue. */
    void taskReady(int task);

    /** A job has starved or left in another way: its queued tasks leave, and no other task of it will become ready. */
    void jobStarved(int job);

    /** One scheduling pass at the present tick. */
    void pass();

    /** @param happened whether something happened at the present tick, other than the {@linkplain #nextWake wake} of the scheduler */
    default void pass(boolean happened) {
        pass();
    }

    /**
     * The next tick at which a pass is due even without events, if it is before {@code sure}; otherwise any tick from {@code sure} on.
     * After a pass it is later than the present tick.
     *
     * @param sure a tick with a pass in any case; until that pass it does not become later. It may save the scheduler a longer search, and
     *             must not change its decisions
     */
    default long nextWake(long sure) {
        return Long.MAX_VALUE;
    }

    /**
     * Takes a run over from another scheduler, directly after the creation of this one: it receives running tasks and, with {@link
     * DataFlow#TO_PLACED_CLUSTER}, places every waiting task. After that it is called for every ready task.
     */
    default void takeOver(TakeoverState past) {
    }

    /** An outage to come has become known, at the latest when it begins. */
    default void announced(Outage outage) {
    }

    /** An outage that was known has ended. */
    default void repaired(Outage outage) {
    }

    /** A copy in this state, for a copy of the simulation. */
    Scheduler copy(SchedulingContext context);

    /** Makes the scheduler of a new simulation. */
    interface Factory {
        Scheduler create(SchedulingContext context);

        /** Whether the scheduler looks at the cores that tasks take, or suspends tasks, whose switches are counted by core. */
        default boolean looksAtCores() {
            return false;
        }
    }
}
