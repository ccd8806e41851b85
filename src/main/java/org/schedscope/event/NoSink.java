package org.schedscope.event;

/**
 * Hears everything and does nothing: of a run to which nobody listens. Only tests have listeners that extend it: one of the program says of
 * every kind of event what it does with it.
 */
public class NoSink implements EventSink {
    @Override
    public boolean looksAtCores() {
        return false;
    }

    @Override
    public void jobArrived(long tick, int job) {
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
    }

    @Override
    public void taskReady(long tick, int task, int cluster) {
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
    }

    @Override
    public void jobFinished(long tick, int job) {
    }

    @Override
    public void jobStarved(long tick, int job) {
    }

    @Override
    public void jobRemoved(long tick, int job) {
    }

    @Override
    public void forked(long tick, int fork) {
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
    }

    @Override
    public void schedulingPass(long tick, int cluster, int queueLength) {
    }
}
