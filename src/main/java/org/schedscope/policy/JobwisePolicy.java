package org.schedscope.policy;

/**
 * A moving policy under which tasks of one job never change their mutual order, so that a queue need only compare the first task of each
 * job.
 */
public interface JobwisePolicy extends MovingPolicy {
    /** Among tasks of one job the smallest goes first, then the one that stands first in the job; must agree with {@link #key} at any time. */
    long withinJob(TaskView view, int task);
}
