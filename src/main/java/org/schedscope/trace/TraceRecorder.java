package org.schedscope.trace;

import java.util.Arrays;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Records a run into columns: 17 bytes an event, about 54 more a started piece.
 *
 * <p>One thread writes. {@link #trace()} may be called at any time by that thread and gives a view that other threads may read while
 * recording goes on: columns only grow, and what a view may see of them is bounded by the counts it took.
 */
public final class TraceRecorder implements EventSink {
    private static final int LEAST = 1024;

    final WorkloadIndex index;
    final Platform platform;
    final Platform begun;

    int eventCount;
    byte[] kind = new byte[LEAST];
    long[] tick = new long[LEAST];
    int[] subject = new int[LEAST];
    int[] detail = new int[LEAST];

    final Pieces pieces = new Pieces();

    int sideCount;
    long[] side = new long[64];

    private final int[] openPiece;
    /** The queue that a task entered last. */
    private final int[] lastQueue;

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
        openPiece = new int[index.taskCount()];
        Arrays.fill(openPiece, -1);
        lastQueue = new int[index.taskCount()];
    }

    /** What has been recorded so far. */
    public Trace trace() {
        return new Trace(this);
    }

    private void add(EventKind eventKind, long eventTick, int eventSubject, int eventDetail) {
        int seq = eventCount;
        if (seq == kind.length) {
            resize(grown(seq));
        }
        kind[seq] = (byte) eventKind.ordinal();
        tick[seq] = eventTick;
        subject[seq] = eventSubject;
        detail[seq] = eventDetail;
        eventCount = seq + 1;
    }

    private void resize(int capacity) {
        kind = Arrays.copyOf(kind, capacity);
        tick = Arrays.copyOf(tick, capacity);
        subject = Arrays.copyOf(subject, capacity);
        detail = Arrays.copyOf(detail, capacity);
    }

    /** Gives back the room for more events, up to half of that for those there are: to be called when a run has ended. */
    public void trim() {
        resize(Math.max(LEAST, eventCount));
        pieces.trim();
    }

    static int grown(int capacity) {
        return Math.addExact(capacity, capacity >> 1);
    }

    /** Values that only a few kinds of events have; returns where they begin. */
    private int aside(long a, long b, long c) {
        if (sideCount + 3 > side.length) {
            side = Arrays.copyOf(side, grown(side.length));
        }
        int at = sideCount;
        side[at] = a;
        side[at + 1] = b;
        side[at + 2] = c;
        sideCount += 3;
        return at;
    }

    @Override
    public void jobArrived(long at, int job) {
        add(EventKind.JOB_ARRIVED, at, job, -1);
    }

    @Override
    public void taskPlaced(long at, int task, int cluster) {
        add(EventKind.TASK_PLACED, at, task, cluster);
    }

    @Override
    public void transferStarted(long at, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        add(EventKind.TRANSFER_STARTED, at, child, aside(((long) transfer << 32) | parent, ((long) from << 32) | to, arrivalTick));
    }

    @Override
    public void transferFinished(long at, int transfer, int parent, int child, int from, int to) {
        add(EventKind.TRANSFER_FINISHED, at, child, aside(((long) transfer << 32) | parent, ((long) from << 32) | to, at));
    }

    @Override
    public void taskReady(long at, int task, int queue) {
        lastQueue[task] = queue;
        add(EventKind.TASK_READY, at, task, queue);
    }

    @Override
    public void taskStarted(long at, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        int piece = pieces.add(at, eventCount, task, cluster, cores);
        pieces.waited(piece, lastQueue[task], queueLength, backfilled, key.text());
        openPiece[task] = piece;
        add(EventKind.TASK_STARTED, at, task, piece);
    }

    private int end(long at, int task) {
        int piece = openPiece[task];
        if (piece < 0) {
            throw new IllegalStateException("task " + index.label(task) + " ends at " + at + " but does not run");
        }
        openPiece[task] = -1;
        pieces.end(piece, at, eventCount);
        return piece;
    }

    @Override
    public void taskPreempted(long at, int task, int cluster, int queue) {
        int piece = end(at, task);
        lastQueue[task] = queue;
        add(EventKind.TASK_PREEMPTED, at, task, aside(piece, queue, 0));
    }

    @Override
    public void taskFinished(long at, int task, int cluster) {
        add(EventKind.TASK_FINISHED, at, task, end(at, task));
    }

    @Override
    public void jobFinished(long at, int job) {
        add(EventKind.JOB_FINISHED, at, job, -1);
    }

    @Override
    public void jobStarved(long at, int job) {
        add(EventKind.JOB_STARVED, at, job, -1);
    }

    @Override
    public void jobRemoved(long at, int job) {
        add(EventKind.JOB_REMOVED, at, job, -1);
    }

    @Override
    public void forked(long at, int fork) {
        add(EventKind.FORKED, at, fork, -1);
    }

    @Override
    public void coresGone(long at, int cluster, CoreRanges cores, int fork, long until) {
        add(EventKind.CORES_GONE, at, cluster, aside(cores, fork, until));
    }

    @Override
    public void coresBack(long at, int cluster, CoreRanges cores, int fork) {
        add(EventKind.CORES_BACK, at, cluster, aside(cores, fork, at));
    }

    /** Behind the fork, the tick and the number of ranges the ranges follow. */
    private int aside(CoreRanges cores, int fork, long until) {
        int count = cores.rangeCount();
        int at = aside(fork, until, count);
        for (int i = 0; i < count; i++) {
            aside(cores.first(i), cores.last(i), 0);
        }
        return at;
    }

    @Override
    public void reservationMade(long at, int task, int cluster, long start, long end) {
        add(EventKind.RESERVATION_MADE, at, task, aside(cluster, start, end));
    }

    @Override
    public void schedulingPass(long at, int queue, int queueLength) {
        add(EventKind.SCHEDULING_PASS, at, queue, queueLength);
    }
}
