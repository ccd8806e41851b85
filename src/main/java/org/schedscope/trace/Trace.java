package org.schedscope.trace;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/** An immutable view of what was recorded: events by sequence number, and the pieces that tasks ran in. */
public final class Trace {
    private static final EventKind[] KINDS = EventKind.values();
    /** The end of a piece that has not ended in this trace. */
    public static final long OPEN = Long.MAX_VALUE;

    private final WorkloadIndex index;
    private final Platform platform;
    private final Platform begun;
    private final int eventCount;
    private final byte[] kind;
    private final long[] tick;
    private final int[] subject;
    private final int[] detail;
    private final Pieces pieces;
    private final long[] side;
    /** By task, the group whose rows it has; empty where pieces stand where they ran. */
    private final int[] groupOf;
    private final Trace run;

    Trace(TraceRecorder recorder) {
        index = recorder.index;
        platform = recorder.platform;
        begun = recorder.begun;
        eventCount = recorder.eventCount;
        kind = recorder.kind;
        tick = recorder.tick;
        subject = recorder.subject;
        detail = recorder.detail;
        pieces = new Pieces(recorder.pieces, recorder.eventCount);
        side = recorder.side;
        groupOf = new int[0];
        run = this;
    }

    /** The same run with pieces on other rows than those of its cores. */
    Trace(Trace run, Platform bands, Pieces placed, int[] groupOf) {
        index = run.index;
        platform = bands;
        begun = bands;
        eventCount = run.eventCount;
        kind = run.kind;
        tick = run.tick;
        subject = run.subject;
        detail = run.detail;
        pieces = placed;
        side = run.side;
        this.groupOf = groupOf;
        this.run = run;
    }

    /** The same with pieces where they ran: itself, unless it is made by {@link Regrouping}. */
    public Trace run() {
        return run;
    }

    /** Whether pieces stand elsewhere than where they ran. */
    public boolean isRegrouped() {
        return run != this;
    }

    /** The cluster that a piece ran on. */
    public Cluster ranOn(int piece) {
        return run.platform.clusters().get(run.pieces.cluster(piece));
    }

    public WorkloadIndex index() {
        return index;
    }

    public Workload workload() {
        return index.workload();
    }

    /** Every cluster with the most cores it ever has. */
    public Platform platform() {
        return platform;
    }

    /** The cores that a cluster began with; forks change them. */
    public int firstCores(int cluster) {
        return begun.clusters().get(cluster).cores();
    }

    public int eventCount() {
        return eventCount;
    }

    public EventKind kind(int seq) {
        return KINDS[kind[seq]];
    }

    public long tick(int seq) {
        return tick[seq];
    }

    /** The number of what the event is about, as {@link EventKind#subject()} says. */
    public int subject(int seq) {
        return subject[seq];
    }

    /** Tick of the last event; 0 if there is none. */
    public long lastTick() {
        return eventCount == 0 ? 0 : tick[eventCount - 1];
    }

    /** Position after all events that happen at or before a tick: the number of events with tick ≤ {@code at}. */
    public int positionAfter(long at) {
        int low = 0;
        int high = eventCount;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tick[middle] <= at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * The end of the next instant: the smallest position after this one at which all events of an instant have happened. A tick in which
     * nothing happens but transfers that arrive and complete nothing is no instant. {@link #eventCount()} if there is none.
     */
    public int nextInstant(int position) {
        int at = position;
        while (at < eventCount) {
            int end = positionAfter(tick[at]);
            if (isInstant(end)) {
                return end;
            }
            at = end;
        }
        return eventCount;
    }

    /** The end of the instant before: the largest such position before this one; 0 if there is none. */
    public int previousInstant(int position) {
        int at = position == 0 ? 0 : positionAfter(tick[position - 1] - 1);
        while (at > 0 && !isInstant(at)) {
            at = positionAfter(tick[at - 1] - 1);
        }
        return at;
    }

    /** Whether the tick whose events end at a position is an instant. */
    private boolean isInstant(int end) {
        int seq = end - 1;
        while (seq >= 0 && tick[seq] == tick[end - 1]) {
            if (kind(seq) != EventKind.TRANSFER_FINISHED) {
                return true;
            }
            seq--;
        }
        return false;
    }

    /** Tick of a position: that of the event before it, 0 at the beginning. */
    public long tickAt(int position) {
        return position == 0 ? 0 : tick[position - 1];
    }

    /** Cluster of a TaskPlaced, TaskStarted, TaskPreempted, TaskFinished, ReservationMade, CoresGone or CoresBack. */
    public int cluster(int seq) {
        return switch (kind(seq)) {
            case TASK_PLACED -> detail[seq];
            case TASK_STARTED, TASK_PREEMPTED, TASK_FINISHED -> pieces.cluster(piece(seq));
            case RESERVATION_MADE -> isRegrouped() ? groupOf[subject[seq]] : (int) side[detail[seq]];
            case CORES_GONE, CORES_BACK -> subject[seq];
            case JOB_ARRIVED, JOB_FINISHED, JOB_STARVED, JOB_REMOVED, FORKED, TASK_READY, TRANSFER_STARTED, TRANSFER_FINISHED,
                    SCHEDULING_PASS -> throw new IllegalArgumentException(kind(seq) + " has no cluster");
        };
    }

    /**
     * Queue that a TaskReady or TaskPreempted enters or a TaskStarted leaves, or of a SchedulingPass: the number of its cluster, or the
     * count of clusters for the central queue.
     */
    public int queue(int seq) {
        return switch (kind(seq)) {
            case TASK_READY -> detail[seq];
            case TASK_PREEMPTED -> (int) side[detail[seq] + 1];
            case TASK_STARTED -> pieces.queue(detail[seq]);
            case SCHEDULING_PASS -> subject[seq];
            case JOB_ARRIVED, JOB_FINISHED, JOB_STARVED, JOB_REMOVED, FORKED, CORES_GONE, CORES_BACK, TASK_PLACED, TASK_FINISHED,
                    TRANSFER_STARTED, TRANSFER_FINISHED,
                    RESERVATION_MADE -> throw new IllegalArgumentException(kind(seq) + " has no queue");
        };
    }

    /** Piece that a TaskStarted begins, or a TaskPreempted or TaskFinished ends. */
    public int piece(int seq) {
        return kind(seq) == EventKind.TASK_PREEMPTED ? (int) side[detail[seq]] : detail[seq];
    }

    /** Fork of a CoresGone or CoresBack. */
    public int forkOfCores(int seq) {
        return (int) side[detail[seq]];
    }

    /** Tick at which the cores of a CoresGone are back; {@link #OPEN} if they go for good. */
    public long goneUntil(int seq) {
        return side[detail[seq] + 1];
    }

    /** Cores of a CoresGone or CoresBack. */
    public CoreSet cores(int seq) {
        List<CoreSet.Range> some = new ArrayList<>();
        int at = detail[seq];
        for (long i = 1; i <= side[at + 2]; i++) {
            int range = at + 3 * (int) i;
            some.add(new CoreSet.Range((int) side[range], (int) side[range + 1]));
        }
        return new CoreSet(some);
    }

    /** Queue length of a SchedulingPass or TaskStarted. */
    public int queueLength(int seq) {
        return kind(seq) == EventKind.SCHEDULING_PASS ? detail[seq] : pieces.queueLength(detail[seq]);
    }

    public int transferNumber(int seq) {
        return (int) (side[detail[seq]] >> 32);
    }

    public int transferParent(int seq) {
        return (int) side[detail[seq]];
    }

    public int transferFrom(int seq) {
        return (int) (side[detail[seq] + 1] >> 32);
    }

    public int transferTo(int seq) {
        return (int) side[detail[seq] + 1];
    }

    /** When a transfer arrives or, for a TransferFinished, arrived. */
    public long transferArrival(int seq) {
        return side[detail[seq] + 2];
    }

    public long reservedStart(int seq) {
        return side[detail[seq] + 1];
    }

    public long reservedEnd(int seq) {
        return side[detail[seq] + 2];
    }

    /** Where and when tasks ran. */
    public Pieces pieces() {
        return pieces;
    }

    /** Tells the events {@code from} (inclusive) to {@code to} (exclusive) to a sink. */
    public void replay(int from, int to, EventSink sink) {
        for (int seq = from; seq < to; seq++) {
            kind(seq).tell(this, seq, sink);
        }
    }

    void tellStart(int seq, EventSink sink) {
        int piece = detail[seq];
        sink.taskStarted(tick[seq], subject[seq], pieces.cluster(piece), pieces.cores(piece), new PriorityKey.Text(pieces.key(piece)),
                pieces.queueLength(piece), pieces.backfilled(piece));
    }
}
