package org.schedscope.scheduler.timesharing;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A policy on one cluster: the order of its tasks, their quantum, and what it counts. */
abstract class Discipline {
    final RunQueue queue;

    Discipline(RunQueue queue) {
        this.queue = queue;
    }

    /** A copy in this state, for a copy of the queue. */
    abstract Discipline copy(RunQueue newQueue);

    /** Continues with what the policy of the cluster counted before a fork, if it is the same. */
    void takeOver(Discipline before) {
    }

    /** Whether running tasks compete with waiting ones. */
    boolean isPreemptive() {
        return false;
    }

    /** The order of keys; 0 where running tasks are first, then position decides. */
    int compare(ReadyTask a, ReadyTask b) {
        return 0;
    }

    /** The key of a task that is about to start; empty if position decides. */
    String key(ReadyTask ready) {
        return "";
    }

    /** Ticks of work from a dispatch to the end of a task's quantum; 0 for none. */
    long quantum() {
        return 0;
    }

    /** Counts work of a task since the last call. */
    void worked(ReadyTask ready, long ticks) {
    }

    /** All work and the ends of tasks up to the present tick have been counted. */
    void settle(List<ReadyTask> ended) {
    }

    /** Tasks whose quantum ends now enter, if other tasks wait. */
    void expire() {
        queue.expire(quantum());
    }

    /** Called in every pass before ready tasks enter. */
    void beforeEntry() {
    }

    /** A ready task is about to enter; whether at the head. */
    boolean enters(ReadyTask ready) {
        return false;
    }

    /** A task of the queue was chosen. */
    void taken(ReadyTask ready) {
    }

    /**
     * The first tasks, in order.
     *
     * @param pool competing tasks, waiting ones first, by position
     * @param places most tasks to choose, at least 1
     */
    List<ReadyTask> first(List<ReadyTask> pool, int places) {
        Comparator<ReadyTask> order = ((Comparator<ReadyTask>) this::compare).thenComparing(ready -> !ready.runs())
                .thenComparing(RunQueue.BY_POSITION).thenComparing(ready -> ready.task);
        return places == 1 ? List.of(Collections.min(pool, order)) : pool.stream().sorted(order).limit(places).toList();
    }

    /** A tick after the present one at which the order or a count changes without an event; {@link Long#MAX_VALUE} for none. */
    long nextChange() {
        return Long.MAX_VALUE;
    }
}
