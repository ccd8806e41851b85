package org.schedscope.scheduler.fourphase.order;

import org.schedscope.engine.SchedulingContext;

/** Phase 2: the tasks that have entered, in order. */
public interface WaitingQueue {
    void add(int task);

    void remove(int task);

    int size();

    /** All tasks in the order that holds now, in the first {@link #size()} places; good until something enters or leaves. */
    int[] order();

    /** The key of a task that {@link #order()} gave, written out. */
    String key(int task);

    /** What workflows are ordered by has changed. */
    default void figuresChanged() {
    }

    /** A task that was in here has taken cores. */
    default void started(int task) {
    }

    /** A task took cores, or gave them back, before this queue was made. */
    default void usedBefore(int task, int moreCores, long tick) {
    }

    /** A task that was in here has given its cores back. */
    default void stopped(int task) {
    }

    /** A queue in this state for a copy of the simulation. */
    WaitingQueue copy(SchedulingContext context, WorkflowRanking workflows);
}
