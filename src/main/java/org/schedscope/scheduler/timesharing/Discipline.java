package org.schedscope.scheduler.timesharing;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

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

    /**
     * An order of waiting tasks that does not change with time, in which keys never descend. Whatever a policy changes in it, it changes
     * within {@link RunQueue#move}.
     */
    int compareWaiting(ReadyTask a, ReadyTask b) {
        return compare(a, b);
    }

    /** A task waits. */
    void added(ReadyTask ready) {
    }

    /** A task waits no longer, or is about to move. */
    void removed(ReadyTask ready) {
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
     * The first tasks of the queue and others, in order.
     *
     * @param running tasks that compete with waiting ones
     * @param places most tasks to choose, at least 1
     */
    List<ReadyTask> first(List<ReadyTask> running, int places) {
        Comparator<ReadyTask> order = ((Comparator<ReadyTask>) this::compare).thenComparing(ready -> !ready.runs())
                .thenComparing(RunQueue.BY_POSITION).thenComparing(ready -> ready.task);
        return Stream.concat(firstWaiting(places), running.stream()).sorted(order).limit(places).toList();
    }

    /** The first waiting tasks, at least so many. */
    Stream<ReadyTask> firstWaiting(int places) {
        return queue.waiting().stream().limit(places);
    }

    /** A tick after the present one at which the order or a count changes without an event; {@link Long#MAX_VALUE} for none. */
    long nextChange() {
        return Long.MAX_VALUE;
    }
}
