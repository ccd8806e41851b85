package org.schedscope.trace.story;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.trace.Trace;

/**
 * Why a task started when it did: what it waited for, in order, up to a position of the trace.
 *
 * @param task task number
 * @param now tick up to which what still goes on is counted
 * @param arrived tick at which its job arrived
 * @param openParents number of parents that have not finished
 * @param parents parents that have finished, by the tick at which their data is available, so that the last is the one it waited for
 * @param ready tick at which it first entered a queue
 * @param cluster number of the cluster where it was placed, or runs
 * @param queueLengthThen tasks in that queue after it had entered, itself included; 0 before
 * @param passes scheduling passes over its queue from entering it until its start, that of the start included
 * @param pieces its execution intervals, in order
 * @param finished tick of its finish
 */
public record TaskStory(int task, long now, OptionalLong arrived, int openParents, List<ParentDone> parents, OptionalLong ready,
        OptionalInt cluster, int queueLengthThen, int passes, List<Piece> pieces, OptionalLong finished) {
    /**
     * A parent that has finished.
     *
     * @param task task number
     * @param cluster where it ran
     * @param finished tick
     * @param dataThere tick at which its output is, or will be, on the child's cluster; {@code finished} if nothing has to move
     */
    public record ParentDone(int task, int cluster, long finished, long dataThere) {
    }

    /**
     * An execution interval.
     *
     * @param number number of the piece in the trace
     * @param end tick, if it has ended
     */
    public record Piece(int number, long start, OptionalLong end) {
    }

    /**
     * Ticks from arrival until now, or until the task's end, by how they were spent.
     *
     * @param parents until the last parent finished
     * @param transfer from then until the last data was available
     * @param queue in the queue, before the first start
     * @param running on cores
     * @param suspended after a preemption, until it ran again
     */
    public record Shares(long parents, long transfer, long queue, long running, long suspended) {
        /** These shares for a task that has no cluster yet: its parents have finished, but no transfer has started. */
        public Shares unplaced() {
            return new Shares(parents, 0, transfer + queue, running, suspended);
        }

        public long total() {
            return parents + transfer + queue + running + suspended;
        }
    }

    public TaskStory {
        parents = List.copyOf(parents);
        pieces = List.copyOf(pieces);
    }

    /** The story of a task at a position of a trace; {@code now} must not be before the position's tick. */
    public static TaskStory of(Trace trace, int task, int position, long now) {
        return new StoryReader(trace, task).at(trace, position, now);
    }

    /** Tick of the first start. */
    public OptionalLong started() {
        return pieces.isEmpty() ? OptionalLong.empty() : OptionalLong.of(pieces.get(0).start());
    }

    /** The parent whose data came last, if any parent has finished. */
    public Optional<ParentDone> lastParent() {
        return parents.isEmpty() ? Optional.empty() : Optional.of(parents.get(parents.size() - 1));
    }

    /** The shares of the time; all zero as long as the job has not arrived. */
    public Shares shares() {
        if (arrived.isEmpty()) {
            return new Shares(0, 0, 0, 0, 0);
        }
        long from = arrived.getAsLong();
        long parentsUntil = openParents > 0 ? now : parents.stream().mapToLong(ParentDone::finished).reduce(from, Math::max);
        long readyAt = ready.orElse(now);
        long startedAt = started().orElse(ready.isPresent() ? now : readyAt);
        long running = 0;
        for (Piece piece : pieces) {
            running += piece.end().orElse(now) - piece.start();
        }
        long sinceStart = pieces.isEmpty() ? 0 : finished.orElse(now) - startedAt;
        return new Shares(parentsUntil - from, readyAt - parentsUntil, startedAt - readyAt, running, sinceStart - running);
    }
}
