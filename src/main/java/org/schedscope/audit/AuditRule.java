package org.schedscope.audit;

import java.util.Locale;

/** A rule that every legal schedule obeys; reports show its name in kebab case. */
public enum AuditRule {
    /** Ticks never decrease. */
    TICK_FELL,
    /**
     * Order inside a tick: returning cores, finishes by task, transfers, arrivals by job, starvations, ready tasks by number, passes and
     * starts by cluster.
     */
    TICK_ORDER,
    /** Events name only existing jobs, tasks, clusters and transfers. */
    UNKNOWN_SUBJECT,
    /** A job arrives once, at its arrival tick. */
    ARRIVAL,
    /** A task is placed after its job has arrived and before it is ready. */
    PLACED_WHEN,
    /** A task is placed on a cluster of its kind that is large enough for it. */
    PLACED_WHERE,
    /** A run forks at the given ticks; only jobs that have not started are removed, and only at a fork. */
    FORK,
    /** A placed task keeps its cluster. */
    MOVED,
    /** A task becomes ready once, when its last input is complete. */
    READY_WHEN,
    /** Only ready tasks that have not started start, and none of a starved job. */
    START_STATE,
    /** A task starts after its job's arrival, its parents' finishes and the arrival of their data. */
    START_BEFORE_INPUT,
    /** A task takes as many cores as it requests, listed as ascending disjoint ranges. */
    CORE_COUNT,
    /** The cores of a start exist on its cluster. */
    CORE_OUTSIDE,
    /** A fork takes away its number of cores before anything else starts; only free cores go, and only absent cores come back. */
    CORES_GONE,
    /** No task starts that would need cores, until its estimated end, that a known closure takes. */
    CLOSURE,
    /** A core runs at most one task at a time. */
    CORE_BUSY,
    /** Running tasks hold no more memory, and no more of any counted resource, than their cluster has. */
    RESOURCES,
    /** Passes and starts carry the number of waiting tasks. */
    QUEUE_LENGTH,
    /** Only running tasks finish, on the cluster on which they run. */
    FINISH_STATE,
    /** The execution intervals of a task add up to exactly its true duration on its cluster. */
    DURATION,
    /** Only preemptive schedulers suspend tasks, and only running ones. */
    PREEMPTION,
    /** A job finishes once, right after its last task. */
    JOB_FINISH,
    /** A job starves at the first tick at which its value has expired, if it has not finished. */
    STARVATION,
    /** A task is ended only when it has run its estimate and is not done; with it, or with one on which it depends, its job leaves. */
    LIMIT,
    /** A job with a value curve may be refused, at its arrival, before anything of it happens. */
    ADMISSION,
    /** A transfer starts once, when a parent finishes, from the parent's cluster to the child's. */
    TRANSFER_START,
    /** A transfer takes exactly the delay of the network model. */
    TRANSFER_DELAY,
    /** A transfer that has started finishes once, when its delay is over. */
    TRANSFER_FINISH,
    /** A transfer with a delay has a start event. */
    TRANSFER_MISSING,
    /** A reservation is for a waiting task, on a cluster that is large enough for it, at a later tick. */
    RESERVATION,
    /** At the end of a run all jobs have arrived and no task is unfinished. */
    UNFINISHED;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String toString() {
        return text;
    }
}
