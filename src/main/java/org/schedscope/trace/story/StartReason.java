package org.schedscope.trace.story;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * What a task waited for last before it started.
 *
 * @param task the parent, or the task whose end freed cores; empty for the other kinds
 * @param tick tick at which the wait ended; for {@link Kind#QUEUE} the tick at which the task entered the queue
 */
public record StartReason(Kind kind, OptionalInt task, long tick) {
    /** What ended the wait. */
    public enum Kind {
        /** Its job arrived, and there were free cores at once. */
        ARRIVAL,
        /** A parent finished, and there were free cores at once. */
        PARENT,
        /** A parent's data arrived, and there were free cores at once. */
        DATA,
        /** Another task ended on one of its cores. */
        CORE,
        /** It waited in a queue, and no task ended on its cores at that tick. */
        QUEUE
    }

    /** @throws IllegalArgumentException if the task has not started by the end of the trace */
    public static StartReason of(Trace trace, int task) {
        TaskStory story = TaskStory.of(trace, task, trace.eventCount(), trace.lastTick());
        TaskStory.Piece first = story.pieces().stream().findFirst()
                .orElseThrow(() -> new IllegalArgumentException("task " + task + " has not started"));
        long arrived = story.arrived().orElse(0);
        TaskStory.ParentDone parent = story.lastParent().orElse(new TaskStory.ParentDone(task, 0, arrived, arrived));
        OptionalLong ready = story.ready();
        if (first.start() > ready.orElse(Math.max(arrived, parent.dataThere()))) {
            return queued(trace, first, ready.orElse(parent.dataThere()));
        }
        if (parent.task() == task || parent.dataThere() < arrived) {
            return new StartReason(Kind.ARRIVAL, OptionalInt.empty(), arrived);
        }
        Kind kind = parent.dataThere() > parent.finished() ? Kind.DATA : Kind.PARENT;
        return new StartReason(kind, OptionalInt.of(parent.task()), parent.dataThere());
    }

    private static StartReason queued(Trace trace, TaskStory.Piece first, long ready) {
        Pieces pieces = trace.pieces();
        OptionalInt freed = IntStream.range(0, pieces.count())
                .filter(piece -> pieces.end(piece) == first.start() && pieces.cluster(piece) == pieces.cluster(first.number())
                        && meet(pieces, piece, first.number()))
                .findFirst();
        return freed.isPresent() ? new StartReason(Kind.CORE, OptionalInt.of(pieces.task(freed.getAsInt())), first.start())
                : new StartReason(Kind.QUEUE, OptionalInt.empty(), ready);
    }

    private static boolean meet(Pieces pieces, int one, int other) {
        return IntStream.range(0, pieces.rangeCount(one)).anyMatch(at -> IntStream.range(0, pieces.rangeCount(other)).anyMatch(
                range -> pieces.firstCore(one, at) <= pieces.lastCore(other, range)
                        && pieces.firstCore(other, range) <= pieces.lastCore(one, at)));
    }
}
