package org.schedscope.event;

import org.schedscope.model.graph.WorkloadIndex;

/**
 * Who waits in which queue: the one place that knows which events let a task enter a queue and leave it. Hears a run from its beginning
 * and tells who enters and leaves. Constant work per event, but for forks, which look at every task, and jobs that starve.
 */
public final class QueueReplay implements EventSink {
    /** Hears who enters and leaves; of several that leave at once the lowest number first. */
    public interface Listener {
        /** @param queue number of a cluster, or the count of clusters for the one queue of a central scheduler */
        void entered(long tick, int task, int queue);

        /** By starting, or because its job starves or is taken out, or by a fork, after which it enters a queue anew. */
        void left(long tick, int task, int queue);
    }

    private static final int NONE = -1;
    private static final int LOW = 0xff;

    private final WorkloadIndex index;
    private final Listener listener;
    /** By task, one more than the number of its queue, its lowest bits; 0 if it does not wait. */
    private final byte[] low;
    /** The bits above; made with the first number that has some, as most platforms have few clusters. */
    private int[] high = {};

    public QueueReplay(WorkloadIndex index, Listener listener) {
        this.index = index;
        this.listener = listener;
        low = new byte[index.taskCount()];
    }

    private QueueReplay(QueueReplay other, Listener listener) {
        index = other.index;
        this.listener = listener;
        low = other.low.clone();
        high = other.high.clone();
    }

    /** An independent replay in this state, with another listener for what follows. */
    public QueueReplay copy(Listener newListener) {
        return new QueueReplay(this, newListener);
    }

    private int queueOf(int task) {
        return (high.length == 0 ? low[task] & LOW : high[task] | low[task] & LOW) - 1;
    }

    private void put(int task, int queue) {
        int number = queue + 1;
        low[task] = (byte) number;
        if (number > LOW && high.length == 0) {
            high = new int[low.length];
        }
        if (high.length > 0) {
            high[task] = number & ~LOW;
        }
    }

    /** Whether a task waits in some queue. */
    public boolean waits(int task) {
        return queueOf(task) != NONE;
    }

    /** Lets a task enter a queue; called by who goes back in a run to before it left. */
    public void enter(long tick, int task, int queue) {
        leave(tick, task);
        put(task, queue);
        listener.entered(tick, task, queue);
    }

    /** Lets a task leave its queue if it is in one; called by who goes back in a run to before it entered. */
    public void leave(long tick, int task) {
        int queue = queueOf(task);
        if (queue != NONE) {
            put(task, NONE);
            listener.left(tick, task, queue);
        }
    }

    private void leaveAll(long tick, int firstTask, int end) {
        for (int task = firstTask; task < end; task++) {
            leave(tick, task);
        }
    }

    @Override
    public void taskReady(long tick, int task, int queue) {
        enter(tick, task, queue);
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        leave(tick, task);
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        enter(tick, task, queue);
    }

    @Override
    public void jobStarved(long tick, int job) {
        leaveAll(tick, index.firstTask(job), index.firstTask(job + 1));
    }

    @Override
    public void jobRemoved(long tick, int job) {
        leaveAll(tick, index.firstTask(job), index.firstTask(job + 1));
    }

    @Override
    public void forked(long tick, int fork) {
        leaveAll(tick, 0, low.length);
    }

    @Override
    public void jobArrived(long tick, int job) {
        // What of it can run is told to be ready.
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        // It enters the queue there when its input is complete.
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        // Nobody enters or leaves.
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        // Nobody enters or leaves.
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        // It left when it started.
    }

    @Override
    public void jobFinished(long tick, int job) {
        // Nothing of it waits.
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        // Who waits for them waits on.
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        // Who waits for them starts, if at all, with an event of its own.
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        // It waits on.
    }

    @Override
    public void schedulingPass(long tick, int queue, int queueLength) {
        // Nobody enters or leaves.
    }
}
