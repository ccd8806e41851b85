package org.schedscope.breakpoint;

import java.util.function.IntPredicate;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/** Tracker that follows the waiting tasks of some queues. */
abstract class WaitingTasks extends ConditionTracker implements QueueReplay.Listener {
    private final IntPredicate queues;
    private final QueueReplay replay;

    /** @param queues numbers of queues, as in {@link Trace#queue} */
    WaitingTasks(WorkloadIndex index, IntPredicate queues) {
        this.queues = queues;
        replay = new QueueReplay(index, this);
    }

    abstract void joined(int task);

    abstract void left(int task);

    /** Replays an event, which calls {@link #joined} and {@link #left(int)}. */
    final void follow(Trace trace, int seq) {
        trace.replayQueues(seq, replay);
    }

    @Override
    public final void entered(long tick, int task, int queue) {
        if (queues.test(queue)) {
            joined(task);
        }
    }

    @Override
    public final void left(long tick, int task, int queue) {
        if (queues.test(queue)) {
            left(task);
        }
    }
}
