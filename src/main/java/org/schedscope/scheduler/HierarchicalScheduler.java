package org.schedscope.scheduler;

import org.schedscope.engine.Machine;
import org.schedscope.engine.QueueView;
import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.policy.Policy;

/**
 * A ready queue per cluster. One pass takes the tasks of a queue in order, starts each that fits, and stops at the first that does not:
 * nothing overtakes a task that waits for room (Burkimsher, Bate, Indrusiak 2013, §2.2.2).
 */
final class HierarchicalScheduler implements Scheduler {
    private final SchedulingContext context;
    private final Machine machine;
    private final SimulationInput input;
    private final ReadyQueue[] queues;
    private final Routing routing;

    HierarchicalScheduler(SchedulingContext context, Policy policy, long seed, Routing routing) {
        this.context = context;
        machine = context.machine();
        input = context.input();
        queues = new ReadyQueue[input.clusterCount()];
        for (int c = 0; c < queues.length; c++) {
            queues[c] = ReadyQueue.of(policy, new QueueView(input, context::readyTick, seed, c));
        }
        this.routing = routing;
    }

    private HierarchicalScheduler(HierarchicalScheduler other, SchedulingContext context) {
        this.context = context;
        machine = context.machine();
        input = other.input;
        queues = new ReadyQueue[other.queues.length];
        for (int c = 0; c < queues.length; c++) {
            queues[c] = other.queues[c].copy(context::readyTick);
        }
        routing = other.routing.copy(context);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        return new HierarchicalScheduler(this, newContext);
    }

    @Override
    public void jobArrived(int job) {
        routing.route(job);
    }

    @Override
    public void taskReady(int task) {
        queues[context.placedOn(task)].add(task);
    }

    @Override
    public void pass() {
        for (int cluster = 0; cluster < queues.length; cluster++) {
            ReadyQueue queue = queues[cluster];
            if (queue.size() > 0) {
                context.announcePass(cluster, queue.size());
                if (machine.freeCores(cluster) > 0) {
                    startWhatFits(cluster, queue);
                }
            }
        }
    }

    private void startWhatFits(int cluster, ReadyQueue queue) {
        queue.beginPass(context.now());
        while (queue.size() > 0 && machine.hasRoom(queue.head(), cluster)) {
            int task = queue.head();
            machine.start(context.now(), task, cluster, queue.headKey(), queue.size(), false);
            routing.started(task, cluster);
            queue.removeHead();
        }
        queue.endPass();
    }
}
