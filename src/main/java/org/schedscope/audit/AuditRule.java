package org.schedscope.audit;

import java.util.Locale;

/** What every schedule must obey; the kebab-case name of a rule is what reports call it. */
public enum AuditRule {
    /** Ticks never fall. */
    TICK_FELL,
    /**
     * Inside a tick: cores that are back, finishes by task, transfers, arrivals by job, starvations, ready tasks by number, passes and
     * starts by cluster.
     */
    TICK_ORDER,
    /** Events are about jobs, tasks, clusters and transfers that there are. */
    UNKNOWN_SUBJECT,
    /** A job arrives once, at its arrival tick. */
    ARRIVAL,
    /** A task is placed once its job has arrived, before it is ready. */
    PLACED_WHEN,
    /** A task is placed on a cluster of its kind that could hold it. */
    PLACED_WHERE,
    /** A run is forked as it was told to be; only jobs that have not started are taken out, and only there. */
    FORK,
    /** What is placed stays. */
    MOVED,
    /** A task becomes ready once, when its last input has come. */
    READY_WHEN,
    /** Only ready tasks that have not started start, nothing of a starved job does. */
    START_STATE,
    /** A task starts after its job's arrival, its parents' finishes and the arrival of their data. */
    START_BEFORE_INPUT,
    /** As many cores are taken as the task has, told as ascending disjoint ranges. */
    CORE_COUNT,
    /** Cores are those of the cluster. */
    CORE_OUTSIDE,
    /** As many cores go as forks take, before anything else starts; only such as nobody holds go, only such as are not there come back. */
    CORES_GONE,
    /** No core is used twice at once. */
    CORE_BUSY,
    /** Running tasks fit into the memory of their cluster. */
    MEMORY,
    /** Passes and starts tell the number of tasks that wait. */
    QUEUE_LENGTH,
    /** Only running tasks finish, where they run. */
    FINISH_STATE,
    /** A task runs exactly for its true duration on its cluster, all pieces together. */
    DURATION,
    /** Nothing is suspended by a scheduler that does not preempt; only running tasks are. */
    PREEMPTION,
    /** A job finishes once, right after its last task. */
    JOB_FINISH,
    /** A job starves at the first tick at which its value has expired, if it has not finished. */
    STARVATION,
    /** Data sets out when a parent finishes, from its cluster to the child's, once. */
    TRANSFER_START,
    /** Data is under way exactly as long as the network says. */
    TRANSFER_DELAY,
    /** Data that set out arrives, once, when it must. */
    TRANSFER_FINISH,
    /** Data that takes time is told to set out. */
    TRANSFER_MISSING,
    /** A reservation is for a waiting task, on a cluster that could hold it, in the future. */
    RESERVATION,
    /** In the end all jobs have arrived and nothing is left undone. */
    UNFINISHED;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String toString() {
        return text;
    }
}
