package org.schedscope.ui.state.queue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.scheduler.probe.QueuedTask;

/**
 * How a task waited in its queue, from the first pass over it on.
 *
 * @param task that waited
 * @param place in the queue of the first pass, from 1
 * @param of tasks in that queue
 * @param self the task with its key then
 * @param blocked what that pass could not start, if the task was not started in it
 * @param passes the latest passes up to the task's start, that of the start included; the newest last
 * @param passCount number of all of them
 * @param over whether the task has started
 */
public record QueueWait(int task, int place, int of, QueuedTask self, Optional<Blocked> blocked, List<Pass> passes, int passCount,
        boolean over) {
    /**
     * The head of a queue that did not fit when a pass ended.
     *
     * @param freeCores cores of the cluster that were free
     */
    public record Blocked(QueuedTask head, int freeCores) {
    }

    /**
     * A pass over the queue.
     *
     * @param tick when
     * @param position before it
     * @param queued tasks it found
     * @param first the task it started first, if it started any
     * @param firstKey the key with which that task won, if a key decided; else empty
     * @param started tasks it started
     */
    public record Pass(long tick, int position, int queued, OptionalInt first, String firstKey, int started) {
    }

    public QueueWait {
        passes = List.copyOf(passes);
    }
}
