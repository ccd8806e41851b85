package org.schedscope.scheduler.list;

import java.util.Arrays;
import org.schedscope.engine.Handover;
import org.schedscope.engine.Machine;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.policy.Policy;

/**
 * A ready queue per cluster (Burkimsher, Bate, Indrusiak 2013, §2.2.2). What a pass starts of a queue is the
 * {@link Rearrangement}'s business.
 */
public final class HierarchicalScheduler implements Scheduler {
    private final SchedulingContext context;
    private final Machine machine;
    private final ReadyQueue[] queues;
    private final Rearrangement[] rearrangements;
    private final Rearrangement.Starter[] starters;
    private final Routing routing;
    private long wake = Long.MAX_VALUE;

    /** Makes the rearrangement of a cluster. */
    public interface Rearranging {
        Rearrangement of(int cluster);
    }

    public HierarchicalScheduler(SchedulingContext context, Policy policy, long seed, Routing routing, Rearranging rearranging) {
        this.context = context;
        machine = context.machine();
        SimulationInput input = context.input();
        queues = new ReadyQueue[input.clusterCount()];
        rearrangements = new Rearrangement[queues.length];
        for (int c = 0; c < queues.length; c++) {
            rearrangements[c] = rearranging.of(c);
            queues[c] = ReadyQueue.of(policy, new QueueView(input, context::readyTick, seed, c), rearrangements[c] != Rearrangement.STRICT);
        }
        starters = starters();
        this.routing = routing;
    }

    private HierarchicalScheduler(HierarchicalScheduler other, SchedulingContext context) {
        this.context = context;
        machine = context.machine();
        queues = new ReadyQueue[other.queues.length];
        rearrangements = new Rearrangement[queues.length];
        for (int c = 0; c < queues.length; c++) {
            queues[c] = other.queues[c].copy(context::readyTick);
            rearrangements[c] = other.rearrangements[c].copy(context);
        }
        starters = starters();
        routing = other.routing.copy(context);
        wake = other.wake;
    }

    /** Made once, so that a pass makes no object. */
    private Rearrangement.Starter[] starters() {
        Rearrangement.Starter[] made = new Rearrangement.Starter[queues.length];
        Arrays.setAll(made, ClusterStarter::new);
        return made;
    }

    private final class ClusterStarter implements Rearrangement.Starter {
        private final int cluster;

        ClusterStarter(int cluster) {
            this.cluster = cluster;
        }

        @Override
        public boolean hasRoom(int task) {
            return machine.hasRoom(task, cluster);
        }

        @Override
        public void start(ReadyQueue queue) {
            int task = queue.head();
            machine.start(context.now(), task, cluster, queue.headKey(), queue.size(), queue.overtakes());
            routing.gone(task, cluster);
            rearrangements[cluster].started(task);
            queue.removeHead();
            queue.started(task);
        }
    }

    @Override
    public void takeOver(Handover past) {
        past.replayUse((task, cluster, moreCores, tick) -> queues[cluster].usedBefore(task, moreCores, tick));
        past.forEachRunning((task, cluster, since) -> rearrangements[cluster].runs(task, since));
        past.outages().forEach(outage -> rearrangements[outage.cluster()].outOfOrder(outage));
        routing.takeOver(past);
    }

    @Override
    public void repaired(Outage outage) {
        rearrangements[outage.cluster()].repaired(outage);
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
    public int queueOf(int task) {
        return context.placedOn(task);
    }

    @Override
    public void jobStarved(int job) {
        SimulationInput input = context.input();
        for (int cluster = 0; cluster < queues.length; cluster++) {
            queues[cluster].removeJob(job, rearrangements[cluster]::left);
        }
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            if (!machine.hasStarted(task)) {
                routing.gone(task, context.placedOn(task));
            }
        }
    }

    @Override
    public void taskReady(int task) {
        int cluster = context.placedOn(task);
        rearrangements[cluster].enter(task, queues[cluster]);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        rearrangements[cluster].finished(task);
        queues[cluster].finished(task, context.now());
    }

    @Override
    public void pass() {
        wake = Long.MAX_VALUE;
        for (int cluster = 0; cluster < queues.length; cluster++) {
            ReadyQueue queue = queues[cluster];
            if (queue.size() > 0) {
                context.announcePass(cluster, queue.size());
                if (rearrangements[cluster].mayAct(queue, machine.freeCores(cluster))) {
                    queue.beginPass(context.now());
                    rearrangements[cluster].pass(queue, starters[cluster]);
                    queue.endPass();
                }
            }
            wake = Math.min(wake, rearrangements[cluster].nextWake());
        }
    }

    @Override
    public long nextWake(long sure) {
        return wake;
    }
}
