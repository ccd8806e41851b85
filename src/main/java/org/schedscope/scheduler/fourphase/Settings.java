package org.schedscope.scheduler.fourphase;

/** How the phases of a {@link FourPhaseScheduler} decide, besides the order of its queue. */
public record Settings(Planning planning, Entering entering, Overtaking overtaking, Allocating allocating, Preempting preempting) {
    /** Whether tasks are given clusters as they become ready, or all at once when their workflow arrives. */
    public enum Planning {
        ONLINE, HEFT, CPOP
    }

    /** Phase 1: when ready tasks enter the waiting queue. */
    public enum Entering {
        /** At once. */
        SIMPLE,
        /** In falling upward rank within their workflow. */
        CRITICAL_PATH
    }

    /** Phase 3: what may be committed before the head of the queue. */
    public enum Overtaking {
        NOTHING, BY_ONE_PLAN, BY_PLAN_OF_EACH_CLUSTER
    }

    /** Phase 4: which cluster a task is committed to. */
    public enum Allocating {
        /** One that is free now, if there is a choice of such. */
        ADAPTIVE,
        /** The one of the earliest finish. */
        EARLIEST_FINISH
    }

    /** What may be suspended, and for whom. */
    public enum Preempting {
        NOTHING,
        /** For a candidate. */
        ONE_TASK,
        /** For a candidate. */
        SEVERAL_TASKS,
        /** For any task that waits, if any may overtake. */
        ONE_TASK_FOR_ANYBODY
    }
}
