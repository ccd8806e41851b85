package org.schedscope.breakpoint;

import java.util.function.IntPredicate;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/** Tracker for more waiting tasks than a number. */
final class LengthTracker extends WaitingTasks {
    private final int bound;
    private int length;
    private boolean above;

    LengthTracker(WorkloadIndex index, IntPredicate queues, int bound) {
        super(index, queues);
        this.bound = bound;
    }

    @Override
    void joined(int task) {
        length++;
    }

    @Override
    void left(int task) {
        length--;
    }

    @Override
    boolean becomesTrueWith(Trace trace, int seq) {
        follow(trace, seq);
        boolean before = above;
        above = length > bound;
        return above && !before;
    }
}
