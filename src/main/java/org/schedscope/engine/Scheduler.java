package org.schedscope.engine;

/** Decides where jobs go and what starts. Told by the simulation in the order of a tick; acts through {@link SchedulingContext}. */
public interface Scheduler {
    /** A job has arrived: every task of it must be placed before this returns. */
    void jobArrived(int job);

    /** A task has finished and given its cores back. */
    void taskFinished(int task, int cluster);

    /** A task's parents have finished and its data is on its cluster: it enters its queue. */
    void taskReady(int task);

    /** One scheduling pass at the present tick. */
    void pass();

    /** The same scheduler in the same state, for a copy of the simulation. */
    Scheduler copy(SchedulingContext context);

    /** Makes the scheduler of a new simulation. */
    interface Factory {
        Scheduler create(SchedulingContext context);
    }
}
