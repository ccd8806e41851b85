package org.schedscope.metrics.range;

import java.util.function.IntPredicate;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.graph.WorkloadIndex;

/** Passes on what happens to some jobs, as if there were no others. */
final class JobsOnly implements EventSink {
    private final EventSink to;
    private final WorkloadIndex index;
    private final IntPredicate jobs;

    JobsOnly(EventSink to, WorkloadIndex index, IntPredicate jobs) {
        this.to = to;
        this.index = index;
        this.jobs = jobs;
    }

    private boolean ofTask(int task) {
        return jobs.test(index.jobOf(task));
    }

    @Override
    public void jobArrived(long tick, int job) {
        if (jobs.test(job)) {
            to.jobArrived(tick, job);
        }
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        if (ofTask(task)) {
            to.taskPlaced(tick, task, cluster);
        }
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int target, long arrivalTick) {
        if (ofTask(parent)) {
            to.transferStarted(tick, transfer, parent, child, from, target, arrivalTick);
        }
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int target) {
        if (ofTask(parent)) {
            to.transferFinished(tick, transfer, parent, child, from, target);
        }
    }

    @Override
    public void taskReady(long tick, int task, int queue) {
        if (ofTask(task)) {
            to.taskReady(tick, task, queue);
        }
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        if (ofTask(task)) {
            to.taskStarted(tick, task, cluster, cores, key, queueLength, backfilled);
        }
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        if (ofTask(task)) {
            to.taskPreempted(tick, task, cluster, queue);
        }
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        if (ofTask(task)) {
            to.taskFinished(tick, task, cluster);
        }
    }

    @Override
    public void jobFinished(long tick, int job) {
        if (jobs.test(job)) {
            to.jobFinished(tick, job);
        }
    }

    @Override
    public void jobStarved(long tick, int job) {
        if (jobs.test(job)) {
            to.jobStarved(tick, job);
        }
    }

    @Override
    public void jobRemoved(long tick, int job) {
        if (jobs.test(job)) {
            to.jobRemoved(tick, job);
        }
    }

    @Override
    public void forked(long tick, int fork) {
        to.forked(tick, fork);
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        to.coresGone(tick, cluster, cores, fork, until);
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        to.coresBack(tick, cluster, cores, fork);
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        if (ofTask(task)) {
            to.reservationMade(tick, task, cluster, start, end);
        }
    }

    @Override
    public void schedulingPass(long tick, int queue, int queueLength) {
        to.schedulingPass(tick, queue, queueLength);
    }
}
