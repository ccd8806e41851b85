package org.schedscope.chart.index;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.model.Task;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;
import org.schedscope.trace.column.NumberTable;

/** What a trace has of each task: its pieces, when it became ready, its last transfer. Inside, −1 is none. */
public final class TaskHistory {
    private final SparseInts lastPiece;
    private final SparseInts readySeq;
    private final SparseInts transferSeq;
    private final NumberTable previousPiece = new NumberTable(1);

    TaskHistory(int tasks) {
        lastPiece = new SparseInts(tasks);
        readySeq = new SparseInts(tasks);
        transferSeq = new SparseInts(tasks);
    }

    /** @param piece the next one */
    void started(int task, int piece) {
        previousPiece.add(lastPiece.get(task));
        lastPiece.set(task, piece);
    }

    void ready(int task, int seq) {
        if (readySeq.get(task) < 0) {
            readySeq.set(task, seq);
        }
    }

    void transferred(int task, int seq) {
        transferSeq.set(task, seq);
    }

    /** The latest piece of a task that has started at a moment. */
    public OptionalInt piece(int task, Moment at) {
        int piece = lastPiece.get(task);
        while (piece >= 0 && at.trace().pieces().startSeq(piece) >= at.position()) {
            piece = previous(piece);
        }
        return piece < 0 ? OptionalInt.empty() : OptionalInt.of(piece);
    }

    private int previous(int piece) {
        return (int) previousPiece.get(piece);
    }

    /** The piece of the same task before a piece. */
    public OptionalInt before(int piece) {
        return previous(piece) < 0 ? OptionalInt.empty() : OptionalInt.of(previous(piece));
    }

    /** Tick at which a piece is expected to end: its start, and what the estimate leaves of the task after its earlier pieces. */
    public long expectedEnd(int piece, Trace trace) {
        Task task = trace.index().task(trace.pieces().task(piece));
        BigRatio left = BigRatio.of(1);
        for (int earlier = previous(piece); earlier >= 0; earlier = previous(earlier)) {
            long ran = trace.pieces().end(earlier) - trace.pieces().start(earlier);
            left = left.minus(BigRatio.of(new Ratio(ran, estimate(task, earlier, trace))));
        }
        return trace.pieces().start(piece) + Math.max(1, left.times(BigRatio.of(estimate(task, piece, trace))).ceilOrMost());
    }

    private static long estimate(Task task, int piece, Trace trace) {
        return task.estimatedDurationOn(trace.ranOn(piece));
    }

    public DrawnState state(int task, Moment at) {
        OptionalInt piece = piece(task, at);
        if (piece.isEmpty()) {
            return DrawnState.WAITING;
        }
        if (!at.ended(piece.getAsInt())) {
            return DrawnState.RUNNING;
        }
        Trace trace = at.trace();
        return trace.kind(trace.pieces().endSeq(piece.getAsInt())) == EventKind.TASK_PREEMPTED ? DrawnState.SUSPENDED : DrawnState.FINISHED;
    }

    /** Tick at which a task entered its queue. */
    public OptionalLong readyTick(int task, Moment at) {
        int seq = readySeq.get(task);
        return seq < 0 || seq >= at.position() ? OptionalLong.empty() : OptionalLong.of(at.trace().tick(seq));
    }

    /**
     * The parent that a task waited for longest: the one whose data came last, else the one that finished last; ties: later in the file.
     * Empty if the task has no parents or one of them has not finished.
     */
    public OptionalInt lastParent(int task, Moment at) {
        Trace trace = at.trace();
        int first = trace.index().firstTask(trace.index().jobOf(task));
        int last = -1;
        long latest = -1;
        for (var dependency : trace.index().task(task).parents()) {
            int parent = first + dependency.parent();
            if (state(parent, at) != DrawnState.FINISHED) {
                return OptionalInt.empty();
            }
            long end = trace.pieces().end(piece(parent, at).orElseThrow());
            int seq = transferSeq.get(task);
            if (seq >= 0 && seq < at.position() && trace.get(seq, EventField.PARENT) == parent) {
                end = trace.tick(seq);
            }
            if (end >= latest) {
                latest = end;
                last = parent;
            }
        }
        return last < 0 ? OptionalInt.empty() : OptionalInt.of(last);
    }
}
