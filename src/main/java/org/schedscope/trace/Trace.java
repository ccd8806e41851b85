package org.schedscope.trace;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.column.NumberTable;

/** An immutable view of what was recorded: events by sequence number, and the pieces that tasks ran in. */
public final class Trace {
    /** The end of a piece that has not ended in this trace. */
    public static final long OPEN = Long.MAX_VALUE;

    /** For so many events it is worth while to unpack those around them. */
    private static final int MANY = 64;

    private final WorkloadIndex index;
    private final Platform platform;
    private final Platform begun;
    private final EventColumns events;
    private final int eventCount;
    private final Pieces pieces;
    /** By task, the group whose rows it has; empty where pieces stand where they ran. */
    private final int[] groupOf;
    private final Trace run;

    Trace(TraceRecorder recorder) {
        index = recorder.index;
        platform = recorder.platform;
        begun = recorder.begun;
        events = recorder.events.view();
        eventCount = events.count();
        pieces = new Pieces(recorder.pieces, events);
        groupOf = new int[0];
        run = this;
    }

    /** The same run with pieces on other rows than those of its cores. */
    Trace(Trace run, Platform bands, NumberTable cluster, CoreColumns cores, int[] groupOf) {
        index = run.index;
        platform = bands;
        begun = bands;
        events = run.events;
        eventCount = run.eventCount;
        pieces = new Pieces(run.pieces, cluster, cores);
        this.groupOf = groupOf;
        this.run = run;
    }

    private Trace(Trace all, EventColumns events) {
        index = all.index;
        platform = all.platform;
        begun = all.begun;
        this.events = events;
        eventCount = all.eventCount;
        pieces = all.pieces;
        groupOf = all.groupOf;
        run = all.isRegrouped() ? all.run : this;
    }

    /** The same for one thread that goes through it, forward or back, event by event: so it costs the least. */
    public Trace inOrder() {
        return new Trace(this, events.inOrder());
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

    /** Whether both are of one recording, one perhaps longer than the other: every recording has an index of its own. */
    public boolean isOfSameRecording(Trace other) {
        return index == other.index;
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
        return events.kind(seq);
    }

    public long tick(int seq) {
        return events.tick(seq);
    }

    /** The number of what the event is about, as {@link EventKind#subject()} says. */
    public int subject(int seq) {
        return events.subject(seq);
    }

    /** Tick of the last event; 0 if there is none. */
    public long lastTick() {
        return eventCount == 0 ? 0 : events.tick(eventCount - 1);
    }

    /** Position after all events that happen at or before a tick: the number of events with tick ≤ {@code at}. */
    public int positionAfter(long at) {
        return events.countUntil(at);
    }

    /**
     * The end of the next instant: the smallest position after this one at which all events of an instant have happened. A tick in which
     * nothing happens but transfers that arrive and complete nothing is no instant. {@link #eventCount()} if there is none.
     */
    public int nextInstant(int position) {
        int at = position;
        while (at < eventCount) {
            int end = positionAfter(events.tick(at));
            if (isInstant(end)) {
                return end;
            }
            at = end;
        }
        return eventCount;
    }

    /** The end of the instant before: the largest such position before this one; 0 if there is none. */
    public int previousInstant(int position) {
        int at = position == 0 ? 0 : positionAfter(events.tick(position - 1) - 1);
        while (at > 0 && !isInstant(at)) {
            at = positionAfter(events.tick(at - 1) - 1);
        }
        return at;
    }

    /** Whether the tick whose events end at a position is an instant. */
    private boolean isInstant(int end) {
        int seq = end - 1;
        while (seq >= 0 && events.tick(seq) == events.tick(end - 1)) {
            if (kind(seq) != EventKind.TRANSFER_FINISHED) {
                return true;
            }
            seq--;
        }
        return false;
    }

    /** Tick of a position: that of the event before it, 0 at the beginning. */
    public long tickAt(int position) {
        return position == 0 ? 0 : events.tick(position - 1);
    }

    /** Cluster of a TaskPlaced, TaskStarted, TaskPreempted, TaskFinished, ReservationMade, CoresGone or CoresBack. */
    public int cluster(int seq) {
        return switch (kind(seq)) {
            case TASK_PLACED -> events.detail(seq);
            case TASK_STARTED, TASK_PREEMPTED, TASK_FINISHED -> pieces.cluster(piece(seq));
            case RESERVATION_MADE -> isRegrouped() ? groupOf[subject(seq)] : (int) events.beside(seq, EventColumns.FIRST);
            case CORES_GONE, CORES_BACK -> subject(seq);
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
            case TASK_READY -> events.detail(seq);
            case TASK_PREEMPTED -> (int) events.beside(seq, EventColumns.SECOND);
            case TASK_STARTED -> pieces.queue(events.detail(seq));
            case SCHEDULING_PASS -> subject(seq);
            case JOB_ARRIVED, JOB_FINISHED, JOB_STARVED, JOB_REMOVED, FORKED, CORES_GONE, CORES_BACK, TASK_PLACED, TASK_FINISHED,
                    TRANSFER_STARTED, TRANSFER_FINISHED,
                    RESERVATION_MADE -> throw new IllegalArgumentException(kind(seq) + " has no queue");
        };
    }

    /** Piece that a TaskStarted begins, or a TaskPreempted or TaskFinished ends. */
    public int piece(int seq) {
        return kind(seq) == EventKind.TASK_PREEMPTED ? (int) events.beside(seq, EventColumns.FIRST) : events.detail(seq);
    }

    /** Fork of a CoresGone or CoresBack. */
    public int forkOfCores(int seq) {
        return (int) events.beside(seq, EventColumns.FIRST);
    }

    /** Tick at which the cores of a CoresGone are back; {@link #OPEN} if they go for good. */
    public long goneUntil(int seq) {
        return events.beside(seq, EventColumns.AT);
    }

    /** Cores of a CoresGone or CoresBack. */
    public CoreSet cores(int seq) {
        List<CoreSet.Range> some = new ArrayList<>();
        for (int row = 1; row <= events.beside(seq, EventColumns.SECOND); row++) {
            some.add(new CoreSet.Range((int) events.beside(seq, row, EventColumns.FIRST),
                    (int) events.beside(seq, row, EventColumns.SECOND)));
        }
        return new CoreSet(some);
    }

    /** Queue length of a SchedulingPass or TaskStarted. */
    public int queueLength(int seq) {
        return kind(seq) == EventKind.SCHEDULING_PASS ? events.detail(seq) : pieces.queueLength(events.detail(seq));
    }

    public int transferNumber(int seq) {
        return (int) events.beside(seq, EventColumns.FIRST);
    }

    public int transferParent(int seq) {
        return (int) events.beside(seq, EventColumns.SECOND);
    }

    public int transferFrom(int seq) {
        return (int) events.beside(seq, EventColumns.THIRD);
    }

    public int transferTo(int seq) {
        return (int) events.beside(seq, EventColumns.FOURTH);
    }

    /** When a transfer arrives or, for a TransferFinished, arrived. */
    public long transferArrival(int seq) {
        return events.beside(seq, EventColumns.AT);
    }

    public long reservedStart(int seq) {
        return events.beside(seq, EventColumns.AT);
    }

    public long reservedEnd(int seq) {
        return reservedStart(seq) + events.beside(seq, EventColumns.SECOND);
    }

    /** Where and when tasks ran. */
    public Pieces pieces() {
        return pieces;
    }

    /** Tells the events {@code from} (inclusive) to {@code to} (exclusive) to a sink. */
    public void replay(int from, int to, EventSink sink) {
        Trace told = to - from < MANY ? this : inOrder();
        for (int seq = from; seq < to; seq++) {
            told.kind(seq).tell(told, seq, sink);
        }
    }

    /** Tells who follows queues an event; of the commonest no more than who waits. */
    public void tellQueues(int seq, QueueReplay queues) {
        switch (kind(seq)) {
            case TASK_STARTED -> queues.leave(tick(seq), subject(seq));
            case TASK_READY -> queues.enter(tick(seq), subject(seq), queue(seq));
            case TASK_PLACED, TASK_FINISHED, JOB_ARRIVED, JOB_FINISHED, SCHEDULING_PASS -> {
                // Nobody enters or leaves.
            }
            default -> replay(seq, seq + 1, queues);
        }
    }

    void tellStart(int seq, EventSink sink) {
        int piece = events.detail(seq);
        sink.taskStarted(tick(seq), subject(seq), pieces.cluster(piece), pieces.cores(piece), () -> pieces.key(piece),
                pieces.queueLength(piece), pieces.backfilled(piece));
    }
}
