package org.schedscope.trace;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.QueueReplay;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.column.NumberTable;

/** An immutable view of a recording: events by sequence number, and the execution intervals of tasks. */
public final class Trace {
    /** The end of a piece that has not ended in this trace. */
    public static final long OPEN = Long.MAX_VALUE;

    /** Number of events from which unpacking whole blocks pays. */
    private static final int MANY = 64;

    private final WorkloadIndex index;
    private final Platform platform;
    private final Platform begun;
    private final EventColumns events;
    private final int eventCount;
    private final Pieces pieces;
    /** By task, the group whose rows it has; empty unless regrouped. */
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

    /** Creates a regrouped trace. */
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

    /** This trace for one thread that reads it sequentially, forward or back, at the least cost. */
    public Trace inOrder() {
        return new Trace(this, events.inOrder());
    }

    /** This trace with pieces on the clusters where they ran: itself, unless it is made by {@link Regrouping}. */
    public Trace run() {
        return run;
    }

    /** Whether pieces are in groups instead of the clusters where they ran. */
    public boolean isRegrouped() {
        return run != this;
    }

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

    /** Number of cores of a cluster at the start; forks change it. */
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

    /** Number of the subject of an event, see {@link EventKind#subject()}. */
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
     * The end of the next instant: the smallest position after this one at which all events of an instant have happened; {@link
     * #eventCount()} if there is none. An instant is a tick with events other than transfers that arrive and complete nothing.
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

    /** The end of the previous instant: the largest such position before this one; 0 if there is none. */
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

    /**
     * Cluster of an event.
     *
     * @throws IllegalArgumentException if its kind has no cluster
     */
    public int cluster(int seq) {
        return switch (kind(seq)) {
            case TASK_STARTED, TASK_PREEMPTED, TASK_FINISHED, TASK_KILLED -> pieces.cluster(piece(seq));
            case RESERVATION_MADE -> isRegrouped() ? groupOf[subject(seq)] : (int) events.number(seq, EventField.CLUSTER);
            default -> (int) events.number(seq, EventField.CLUSTER);
        };
    }

    /**
     * Queue of an event: the one that a task enters or, by starting, leaves, or that a pass is over. It is the number of the cluster, or
     * the count of clusters for the central queue.
     *
     * @throws IllegalArgumentException if its kind has no queue
     */
    public int queue(int seq) {
        return switch (kind(seq)) {
            case TASK_STARTED -> pieces.queue(piece(seq));
            case TASK_READY -> events.detail(seq);
            case TASK_PREEMPTED -> (int) events.number(seq, EventField.NEXT_QUEUE);
            default -> (int) events.number(seq, EventField.QUEUE);
        };
    }

    /** Piece that a TaskStarted begins, or a TaskPreempted, TaskFinished or TaskKilled ends. */
    public int piece(int seq) {
        return kind(seq) == EventKind.TASK_PREEMPTED ? (int) events.number(seq, EventField.CLUSTER) : events.detail(seq);
    }

    /** Cores of a CoresGone or CoresBack. */
    public CoreSet cores(int seq) {
        long count = events.number(seq, EventField.CORES);
        List<CoreSet.Range> ranges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ranges.add(new CoreSet.Range(events.firstCore(seq, i), events.lastCore(seq, i)));
        }
        return new CoreSet(ranges);
    }

    /** Queue length of a SchedulingPass or TaskStarted. */
    public int queueLength(int seq) {
        return kind(seq) == EventKind.SCHEDULING_PASS ? events.detail(seq) : pieces.queueLength(events.detail(seq));
    }

    /**
     * A numeric field of an event, such as a tick.
     *
     * @throws IllegalArgumentException if its kind does not have the field
     */
    public long number(int seq, EventField field) {
        if (field == EventField.CLUSTER) {
            return cluster(seq);
        }
        if (kind(seq) != EventKind.TASK_STARTED) {
            return events.number(seq, field);
        }
        return switch (field) {
            case TASK -> subject(seq);
            case QUEUE_LENGTH -> queueLength(seq);
            case BACKFILLED -> pieces.backfilled(piece(seq)) ? 1 : 0;
            default -> throw new IllegalArgumentException("no number of a start: " + field);
        };
    }

    /**
     * A field of an event that fits into 32 bits.
     *
     * @throws IllegalArgumentException if its kind does not have the field
     */
    public int get(int seq, EventField field) {
        return (int) number(seq, field);
    }

    public Pieces pieces() {
        return pieces;
    }

    /** Sends the events {@code from} (inclusive) to {@code to} (exclusive) to a sink. */
    public void replay(int from, int to, EventSink sink) {
        Trace trace = to - from < MANY ? this : inOrder();
        ScheduleEvent event = new ScheduleEvent();
        PieceKey key = new PieceKey(pieces);
        for (int seq = from; seq < to; seq++) {
            trace.copyTo(event, seq, key);
            sink.on(event);
        }
    }

    private void copyTo(ScheduleEvent event, int seq, PieceKey key) {
        EventKind kind = kind(seq);
        event.begin(kind, tick(seq)).with(kind.subject(), subject(seq));
        switch (kind) {
            case TASK_STARTED -> {
                int piece = events.detail(seq);
                key.piece = piece;
                event.with(EventField.CLUSTER, pieces.cluster(piece)).with(pieces.cores(piece)).with(key)
                        .with(EventField.QUEUE_LENGTH, pieces.queueLength(piece))
                        .with(EventField.BACKFILLED, pieces.backfilled(piece) ? 1 : 0);
            }
            case TASK_FINISHED, TASK_KILLED -> event.with(EventField.CLUSTER, pieces.cluster(events.detail(seq)));
            default -> {
                EventField detail = EventColumns.detail(kind);
                if (detail == null) {
                    copyFields(event, seq);
                } else {
                    event.with(detail, events.detail(seq));
                }
            }
        }
    }

    private void copyFields(ScheduleEvent event, int seq) {
        List<EventField> fields = event.kind().fields();
        for (int i = 1; i < fields.size(); i++) {
            if (fields.get(i) == EventField.CORES) {
                event.with(cores(seq));
            } else {
                event.with(fields.get(i), number(seq, fields.get(i)));
            }
        }
    }

    /** Key of the start that is replayed; one for all starts, valid like the event. */
    private static final class PieceKey implements PriorityKey {
        private final Pieces pieces;
        private int piece;

        PieceKey(Pieces pieces) {
            this.pieces = pieces;
        }

        @Override
        public String text() {
            return pieces.key(piece);
        }
    }

    /** Sends an event to a replay of queues; of the commonest kinds only those that change queues. */
    public void replayQueues(int seq, QueueReplay queues) {
        switch (kind(seq)) {
            case TASK_STARTED -> queues.leave(tick(seq), subject(seq));
            case TASK_READY -> queues.enter(tick(seq), subject(seq), queue(seq));
            case TASK_PLACED, TASK_FINISHED, JOB_ARRIVED, JOB_FINISHED, SCHEDULING_PASS -> {
                // Queues do not change.
            }
            default -> replay(seq, seq + 1, queues);
        }
    }
}
