package org.schedscope.policy;

import java.util.Optional;
import org.schedscope.model.number.BigRatio;

/** The numbers of a ready task that a policy may use, at one moment. Times are in ticks, durations are from estimates. */
public interface TaskView {
    /** The present tick. */
    long now();

    /** Arrival of the task's job. */
    long arrival(int task);

    /** Place of the task's job in order of (arrival, file position), from 0. */
    int jobOrder(int task);

    /** When the task became ready. */
    long readyTick(int task);

    /** Execution time of the task on the fastest cluster that the queue serves and the task runs on. */
    long exec(int task);

    /** Cores that the task needs. */
    int cores(int task);

    /** Count of a named resource that the task needs; 0 without it. */
    long count(int task, String resource);

    /** Upward rank R of the task. */
    long rank(int task);

    /** Upward rank of the task by means, as defined by the four-phase scheduler. */
    BigRatio meanRank(int task);

    /** Critical path CP of the task's job. */
    long criticalPath(int task);

    /** Expected end of the task's job by its user's share of the platform (Tóth, Klusáček 2014, §3.2). */
    long expectedEnd(int task);

    /** Largest CP of the jobs with a ready, unstarted task in this queue at the start of the pass. */
    long maxCriticalPath();

    /** Projected value of the task's job; empty if it has no value curve. */
    Optional<ValueProjection> projection(int task);

    /** The user of the task's job, by number. */
    int user(int task);

    /** Path of that user. */
    String userName(int task);

    /** Id of the task's job. */
    String jobName(int task);

    /** Number of the queue: its cluster's, or the count of clusters for the one queue of all. */
    int queue();

    /** Figures of users, for policies that compare users. */
    UserView users();

    /** Figures of workflows, for policies that compare workflows. */
    WorkflowView workflows();

    /** A draw of this task in this pass, uniform over all {@code long}s; the same in every call. */
    long draw(int task);
}
