package org.schedscope.ui.state.answer;

import java.util.List;
import java.util.Optional;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.story.JobChain;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * Reasons of the state at the playhead: what takes longer to find out than {@link PlayheadSnapshot}.
 *
 * @param of the snapshot it belongs to
 * @param chain where the selected job's time went, if a job and no task is selected
 * @param selected what would make the selected task next, or another one in its stead, if it waits
 * @param queue the same for the chosen queue, for the selected task if it waits there, else for the second one
 * @param losses the latest passes over the selected task's queue in detail, the newest last, if they are shown
 */
public record Explanation(PlayheadSnapshot of, Optional<JobChain> chain, Optional<OrderSensitivity> selected,
        Optional<OrderSensitivity> queue, List<Loss> losses) {
    /**
     * A pass that a task waited through, or that started it.
     *
     * @param pass what it did
     * @param place of the task in the queue that the pass found, from 1
     * @param self the task with its key then
     * @param head the first of that queue
     */
    public record Loss(QueueWait.Pass pass, int place, QueuedTask self, QueuedTask head) {
    }

    public Explanation {
        losses = List.copyOf(losses);
    }

    /** Before anything was found out. */
    static Explanation none(PlayheadSnapshot of) {
        return new Explanation(of, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
    }
}
