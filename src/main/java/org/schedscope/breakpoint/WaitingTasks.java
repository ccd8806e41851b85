package org.schedscope.breakpoint;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.schedscope.trace.Trace;

/** Which tasks wait in some queues. */
abstract class WaitingTasks extends Watch {
    private final IntPredicate queues;
    /** Entered one of the queues, whatever became of them. */
    private final BitSet entered = new BitSet();
    private final BitSet waiting = new BitSet();

    /** @param queues numbers of queues, as in {@link Trace#queue} */
    WaitingTasks(IntPredicate queues) {
        this.queues = queues;
    }

    abstract void joined(Trace trace, int task);

    abstract void left(Trace trace, int task);

    /** Takes an event in; {@link #joined} and {@link #left} are called as it says. */
    final void follow(Trace trace, int seq) {
        int who = trace.subject(seq);
        switch (trace.kind(seq)) {
            case TASK_READY -> {
                if (queues.test(trace.queue(seq))) {
                    entered.set(who);
                    join(trace, who);
                }
            }
            case TASK_STARTED -> leave(trace, who);
            case TASK_PREEMPTED -> {
                if (entered.get(who)) {
                    join(trace, who);
                }
            }
            case JOB_STARVED -> {
                for (int task = trace.index().firstTask(who); task < trace.index().firstTask(who + 1); task++) {
                    leave(trace, task);
                }
            }
            // Who still waits enters a queue anew.
            case FORKED -> {
                for (int task : waiting.stream().toArray()) {
                    leave(trace, task);
                }
            }
            default -> {
                // Nobody joins, nobody leaves.
            }
        }
    }

    private void join(Trace trace, int task) {
        if (!waiting.get(task)) {
            waiting.set(task);
            joined(trace, task);
        }
    }

    private void leave(Trace trace, int task) {
        if (waiting.get(task)) {
            waiting.clear(task);
            left(trace, task);
        }
    }
}
