package org.schedscope.ui.state.queue;

import java.util.List;
import java.util.Optional;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.run.OpenRun;

/** The probes of the open run's queues, kept so that the next question about a queue begins where the last one was answered. */
public final class QueueProbes {
    private final PartProbes<QueueProbe> probes = new PartProbes<>(
            (run, part, queue) -> new QueueProbe(run.wholeSpec(), run.wholeSpec().stage(part), run.inputOf(part), queue));

    /** Contents of a queue after the events before a position, the next to start first. */
    public List<QueuedTask> at(OpenRun run, int queue, int position) {
        return of(run, queue, position).at(run.trace(), position);
    }

    /** Contents of the queue that serves a cluster. */
    public List<QueuedTask> before(OpenRun run, int cluster, int position) {
        return at(run, Schedulers.isCentral(run.specAt(position)) ? run.input().centralQueue() : cluster, position);
    }

    private QueueProbe of(OpenRun run, int queue, int position) {
        return probes.of(run, run.forksBefore(position), queue);
    }

    /** What would have to be otherwise for a task of an order to be next, or for another one if it is. */
    public Optional<OrderSensitivity> distance(OpenRun run, int queue, int position, List<QueuedTask> order, int task) {
        return of(run, queue, position).sensitivity(run.trace(), position, order, task);
    }
}
