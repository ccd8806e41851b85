package org.schedscope.query;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.schedscope.event.EventKind;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.Trace;

/** Ticks at which the tasks of a run became ready, started and finished, and their clusters, as of a moment; −1 for later ones. */
final class TaskTicks {
    static final long NEVER = -1;

    private final Trace trace;
    private final RunStates states;
    private final long[] ready;
    private final long[] start;
    private final long[] finish;
    private final Map<String, BitSet> onCluster = new HashMap<>();

    /** Takes time linear in the events of the run. */
    TaskTicks(Trace trace, RunStates states) {
        this.trace = trace;
        this.states = states;
        ready = never();
        start = never();
        finish = never();
        Trace inOrder = trace.inOrder();
        for (int seq = 0; seq < states.position(); seq++) {
            EventKind kind = inOrder.kind(seq);
            if (kind == EventKind.TASK_READY && ready[inOrder.subject(seq)] == NEVER) {
                ready[inOrder.subject(seq)] = inOrder.tick(seq);
            } else if (kind == EventKind.TASK_STARTED && start[inOrder.subject(seq)] == NEVER) {
                start[inOrder.subject(seq)] = inOrder.tick(seq);
            } else if (kind == EventKind.TASK_FINISHED) {
                finish[inOrder.subject(seq)] = inOrder.tick(seq);
            }
        }
    }

    private long[] never() {
        long[] ticks = new long[trace.index().taskCount()];
        Arrays.fill(ticks, NEVER);
        return ticks;
    }

    /** Tick of the first entry into a queue. */
    long ready(int task) {
        return ready[task];
    }

    long start(int task) {
        return start[task];
    }

    long finish(int task) {
        return finish[task];
    }

    /**
     * Ticks from the queue to the first start, or to now if the task still waits there; −1 if it has not entered one, or left it without a
     * start.
     */
    long waited(int task, long now) {
        if (ready[task] == NEVER) {
            return NEVER;
        }
        return start[task] != NEVER ? start[task] - ready[task] : states.task(task) == TaskState.QUEUED ? now - ready[task] : NEVER;
    }

    /** Whether a part of a task ran on a cluster. */
    boolean ranOn(String cluster, int task) {
        return onCluster.computeIfAbsent(cluster, this::tasksOn).get(task);
    }

    private BitSet tasksOn(String cluster) {
        BitSet tasks = new BitSet(start.length);
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (pieces.startSeq(piece) < states.position() && trace.platform().clusters().get(pieces.cluster(piece)).id().equals(cluster)) {
                tasks.set(pieces.task(piece));
            }
        }
        return tasks;
    }
}
