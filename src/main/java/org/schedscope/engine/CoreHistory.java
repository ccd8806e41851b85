package org.schedscope.engine;

import java.util.Arrays;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;

/** Past use of cores by tasks: kept of a run that is to be forked, for the scheduler that will take it over. */
final class CoreHistory implements EventSink {
    private int count;
    private long[] ticks;
    private int[] tasks;
    /** Numbers of clusters, inverted where a task stopped. */
    private int[] clusters;

    CoreHistory() {
        ticks = new long[1024];
        tasks = new int[1024];
        clusters = new int[1024];
    }

    private CoreHistory(CoreHistory other) {
        count = other.count;
        ticks = Arrays.copyOf(other.ticks, Math.max(1024, count));
        tasks = Arrays.copyOf(other.tasks, ticks.length);
        clusters = Arrays.copyOf(other.clusters, ticks.length);
    }

    CoreHistory copy() {
        return new CoreHistory(this);
    }

    private void add(long tick, int task, int cluster) {
        if (count == ticks.length) {
            int capacity = Math.addExact(count, count);
            ticks = Arrays.copyOf(ticks, capacity);
            tasks = Arrays.copyOf(tasks, capacity);
            clusters = Arrays.copyOf(clusters, capacity);
        }
        ticks[count] = tick;
        tasks[count] = task;
        clusters[count++] = cluster;
    }

    @Override
    public boolean looksAtCores() {
        return false;
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        add(tick, task, cluster);
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        add(tick, task, ~cluster);
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        add(tick, task, ~cluster);
    }

    /** Gives all of it to a listener, in order of time. */
    void replay(TakeoverState.Listener listener) {
        for (int i = 0; i < count; i++) {
            if (clusters[i] >= 0) {
                listener.started(ticks[i], tasks[i], clusters[i]);
            } else {
                listener.stopped(ticks[i], tasks[i], ~clusters[i]);
            }
        }
    }

    /** Of no core that a task holds, and so all below. */
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
