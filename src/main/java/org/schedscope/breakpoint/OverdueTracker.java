package org.schedscope.breakpoint;

import java.util.PriorityQueue;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import org.schedscope.event.EventKind;
import org.schedscope.trace.Trace;

/** Tracker for the first of some jobs that has arrived and has neither finished nor starved before its own tick. */
final class OverdueTracker extends ConditionTracker {
    private record Waiting(long tick, int job) implements Comparable<Waiting> {
        @Override
        public int compareTo(Waiting other) {
            return tick != other.tick ? Long.compare(tick, other.tick) : Integer.compare(job, other.job);
        }
    }

    private final IntPredicate among;
    private final IntToLongFunction overdueAt;
    private final PriorityQueue<Waiting> waiting = new PriorityQueue<>();
    private boolean over;

    /**
     * @param among the jobs, by number
     * @param overdueAt tick from which a job that has not ended is overdue
     */
    OverdueTracker(IntPredicate among, IntToLongFunction overdueAt) {
        this.among = among;
        this.overdueAt = overdueAt;
    }

    @Override
    boolean becomesTrueWith(Trace trace, int seq) {
        EventKind kind = trace.kind(seq);
        if (!over && kind.aboutJob() && among.test(trace.subject(seq))) {
            int job = trace.subject(seq);
            Waiting entry = new Waiting(overdueAt.applyAsLong(job), job);
            if (kind == EventKind.JOB_ARRIVED) {
                waiting.add(entry);
            } else {
                waiting.remove(entry);
            }
        }
        return false;
    }

    @Override
    long due() {
        return over || waiting.isEmpty() ? NEVER : waiting.peek().tick();
    }

    @Override
    void reachDue() {
        over = true;
        waiting.clear();
    }
}
