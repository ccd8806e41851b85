package org.schedscope.breakpoint;

import java.util.function.IntPredicate;
import org.schedscope.trace.Trace;

/** For more waiting tasks than a number. */
final class LengthWatch extends WaitingTasks {
    private final int bound;
    private int length;
    private boolean above;

    LengthWatch(IntPredicate queues, int bound) {
        super(queues);
        this.bound = bound;
    }

    @Override
    void joined(Trace trace, int task) {
        length++;
    }

    @Override
    void left(Trace trace, int task) {
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
