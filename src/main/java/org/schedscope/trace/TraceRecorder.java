package org.schedscope.trace;

import java.util.Arrays;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Records a run into columns: some 5 bytes an event, about 20 more a started piece.
 *
 * <p>One thread writes. {@link #trace()} may be called at any time by that thread and gives a view that other threads may read while
 * recording goes on: columns only grow, and what a view may see of them is bounded by the counts it took.
 */
public final class TraceRecorder implements EventSink {
    final WorkloadIndex index;
    final Platform platform;
    final Platform begun;
    final EventColumns events = new EventColumns();
    final Pieces pieces = new Pieces(events);

    /** By task: its piece while it runs, else −1 − the queue that it entered last. */
    private final int[] place;

    public TraceRecorder(WorkloadIndex index, Platform platform) {
        this(index, platform, platform);
    }

    /**
     * A recorder of a run that may be forked.
     *
     * @param platform every cluster with the most cores it ever has
     * @param begun as the run begins on it
     */
    public TraceRecorder(WorkloadIndex index, Platform platform, Platform begun) {
        this.index = index;
        this.platform = platform;
        this.begun = begun;
        place = new int[index.taskCount()];
        Arrays.fill(place, -1);
    }

    /** What has been recorded so far. */
    public Trace trace() {
        return new Trace(this);
    }

    @Override
    public void jobArrived(long at, int job) {
        events.add(EventKind.JOB_ARRIVED, at, job, -1);
    }

    @Override
    public void taskPlaced(long at, int task, int cluster) {
        events.add(EventKind.TASK_PLACED, at, task, cluster);
    }

    @Override
    public void transferStarted(long at, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        events.add(EventKind.TRANSFER_STARTED, at, child, events.addBeside(transfer, parent, from, to, arrivalTick));
    }

    @Override
    public void transferFinished(long at, int transfer, int parent, int child, int from, int to) {
        events.add(EventKind.TRANSFER_FINISHED, at, child, events.addBeside(transfer, parent, from, to, at));
    }

    @Override
    public void taskReady(long at, int task, int queue) {
        place[task] = -1 - queue;
        events.add(EventKind.TASK_READY, at, task, queue);
    }

    @Override
    public void taskStarted(long at, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        int piece = pieces.add(at, events.count(), task, cluster, cores, key, Math.max(0, -1 - place[task]), queueLength, backfilled);
        place[task] = piece;
        events.add(EventKind.TASK_STARTED, at, task, piece);
    }

    private int end(long at, int task) {
        int piece = place[task];
        if (piece < 0) {
            throw new IllegalStateException("task " + index.label(task) + " ends at " + at + " but does not run");
        }
        place[task] = -1;
        pieces.end(piece, at, events.count());
        return piece;
    }

    @Override
    public void taskPreempted(long at, int task, int cluster, int queue) {
        int piece = end(at, task);
        place[task] = -1 - queue;
        events.add(EventKind.TASK_PREEMPTED, at, task, events.addBeside(piece, queue, 0, 0, 0));
    }

    @Override
    public void taskFinished(long at, int task, int cluster) {
        events.add(EventKind.TASK_FINISHED, at, task, end(at, task));
    }

    @Override
    public void jobFinished(long at, int job) {
        events.add(EventKind.JOB_FINISHED, at, job, -1);
    }

    @Override
    public void jobStarved(long at, int job) {
        events.add(EventKind.JOB_STARVED, at, job, -1);
    }

    @Override
    public void jobRemoved(long at, int job) {
        events.add(EventKind.JOB_REMOVED, at, job, -1);
    }

    @Override
    public void forked(long at, int fork) {
        events.add(EventKind.FORKED, at, fork, -1);
    }

    @Override
    public void coresGone(long at, int cluster, CoreRanges cores, int fork, long until) {
        events.add(EventKind.CORES_GONE, at, cluster, aside(cores, fork, until));
    }

    @Override
    public void coresBack(long at, int cluster, CoreRanges cores, int fork) {
        events.add(EventKind.CORES_BACK, at, cluster, aside(cores, fork, at));
    }

    /** Behind the row with the fork, the number of ranges and the tick the ranges follow. */
    private int aside(CoreRanges cores, int fork, long until) {
        int count = cores.rangeCount();
        int row = events.addBeside(fork, count, 0, 0, until);
        for (int i = 0; i < count; i++) {
            events.addBeside(cores.first(i), cores.last(i), 0, 0, 0);
        }
        return row;
    }

    @Override
    public void reservationMade(long at, int task, int cluster, long start, long end) {
        events.add(EventKind.RESERVATION_MADE, at, task, events.addBeside(cluster, end - start, 0, 0, start));
    }

    @Override
    public void schedulingPass(long at, int queue, int queueLength) {
        events.add(EventKind.SCHEDULING_PASS, at, queue, queueLength);
    }
}
