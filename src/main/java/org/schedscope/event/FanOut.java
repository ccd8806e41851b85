package org.schedscope.event;

/**
 * Tells two sinks, in order. Each has its own calls: in a loop over them the compiler puts what all of them do into one call, twice, which
 * costs a twentieth of a run that is measured and logged.
 */
public final class FanOut implements EventSink {
    private final EventSink first;
    private final EventSink second;

    private FanOut(EventSink first, EventSink second) {
        this.first = first;
        this.second = second;
    }

    /** Tells all, in order; there may be none. */
    public static EventSink of(EventSink... sinks) {
        return of(0, sinks);
    }

    private static EventSink of(int from, EventSink... sinks) {
        if (from == sinks.length) {
            return new NoSink();
        }
        return from == sinks.length - 1 ? sinks[from] : new FanOut(sinks[from], of(from + 1, sinks));
    }

    @Override
    public boolean looksAtCores() {
        return first.looksAtCores() || second.looksAtCores();
    }

    @Override
    public void jobArrived(long tick, int job) {
        first.jobArrived(tick, job);
        second.jobArrived(tick, job);
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        first.taskPlaced(tick, task, cluster);
        second.taskPlaced(tick, task, cluster);
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        first.transferStarted(tick, transfer, parent, child, from, to, arrivalTick);
        second.transferStarted(tick, transfer, parent, child, from, to, arrivalTick);
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        first.transferFinished(tick, transfer, parent, child, from, to);
        second.transferFinished(tick, transfer, parent, child, from, to);
    }

    @Override
    public void taskReady(long tick, int task, int cluster) {
        first.taskReady(tick, task, cluster);
        second.taskReady(tick, task, cluster);
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        first.taskStarted(tick, task, cluster, cores, key, queueLength, backfilled);
        second.taskStarted(tick, task, cluster, cores, key, queueLength, backfilled);
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        first.taskPreempted(tick, task, cluster, queue);
        second.taskPreempted(tick, task, cluster, queue);
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        first.taskFinished(tick, task, cluster);
        second.taskFinished(tick, task, cluster);
    }

    @Override
    public void jobFinished(long tick, int job) {
        first.jobFinished(tick, job);
        second.jobFinished(tick, job);
    }

    @Override
    public void jobStarved(long tick, int job) {
        first.jobStarved(tick, job);
        second.jobStarved(tick, job);
    }

    @Override
    public void jobRemoved(long tick, int job) {
        first.jobRemoved(tick, job);
        second.jobRemoved(tick, job);
    }

    @Override
    public void forked(long tick, int fork) {
        first.forked(tick, fork);
        second.forked(tick, fork);
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        first.coresGone(tick, cluster, cores, fork, until);
        second.coresGone(tick, cluster, cores, fork, until);
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        first.coresBack(tick, cluster, cores, fork);
        second.coresBack(tick, cluster, cores, fork);
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        first.reservationMade(tick, task, cluster, start, end);
        second.reservationMade(tick, task, cluster, start, end);
    }

    @Override
    public void schedulingPass(long tick, int cluster, int queueLength) {
        first.schedulingPass(tick, cluster, queueLength);
        second.schedulingPass(tick, cluster, queueLength);
    }
}
