package org.schedscope.ui.state.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.scheduler.probe.FlipDistance;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.run.OpenRun;

/** The probes of the open run's queues, kept so that the next question about a queue begins where the last one was answered. */
final class QueueProbes {
    private final TreeMap<Integer, QueueProbe> ofQueue = new TreeMap<>();
    private int probedRun = -1;
    private int probedPart;

    /** What waits in a queue after the events before a position, the next to start first. */
    List<QueuedTask> at(OpenRun run, int queue, int position) {
        return of(run, queue, position).at(run.trace(), position);
    }

    private QueueProbe of(OpenRun run, int queue, int position) {
        int part = run.forksBefore(position);
        if (probedRun != run.number() || probedPart != part) {
            probedRun = run.number();
            probedPart = part;
            ofQueue.clear();
        }
        return ofQueue.computeIfAbsent(queue, number -> new QueueProbe(run.wholeSpec(), run.wholeSpec().stage(part), run.inputOf(part), number));
    }

    /** What would have to be otherwise for a task of an order to be next, or for another one if it is. */
    Optional<FlipDistance> distance(OpenRun run, int queue, int position, List<QueuedTask> order, int task) {
        return of(run, queue, position).flipDistance(run.trace(), position, order, task);
    }
}
