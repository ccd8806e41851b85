package org.schedscope.scheduler.list;

import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Handover;
import org.schedscope.engine.Machine;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.policy.Policy;

/** One queue of ready tasks for all clusters. What a pass starts of it, and where, is the {@link CentralRearrangement}'s business. */
public final class CentralScheduler implements Scheduler {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Machine machine;
    private final ReadyQueue queue;
    private final CentralRearrangement rearrangement;
    private final CentralRearrangement.Starter starter = this::start;
    private long wake = Long.MAX_VALUE;

    /** In which a task may overtake others of its kind. */
    public static CentralScheduler rearranged(SchedulingContext context, Policy policy, long seed, CentralRearrangement rearrangement) {
        return new CentralScheduler(context, ReadyQueue.of(policy, view(context, seed), rearrangement.looksForMarked()), rearrangement);
    }

    /** In which no task overtakes another of its kind. */
    public static CentralScheduler auction(SchedulingContext context, Policy policy, long seed, Kinds kinds) {
        return new CentralScheduler(context, ReadyQueue.byKind(policy, view(context, seed), kinds.count(), kinds::of),
                new Auction(context, kinds));
    }

    private static QueueView view(SchedulingContext context, long seed) {
        return new QueueView(context.input(), context::readyTick, seed, context.input().centralQueue());
    }

    private CentralScheduler(SchedulingContext context, ReadyQueue queue, CentralRearrangement rearrangement) {
        this.context = context;
        input = context.input();
        machine = context.machine();
        this.queue = queue;
        this.rearrangement = rearrangement;
    }

    @Override
    public void takeOver(Handover past) {
        past.replayUse((task, cluster, moreCores, tick) -> queue.usedBefore(task, moreCores, tick));
        past.forEachRunning(rearrangement::runs);
        past.outages().forEach(rearrangement::outOfOrder);
    }

    @Override
    public void repaired(Outage outage) {
        rearrangement.repaired(outage);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        CentralScheduler copy = new CentralScheduler(newContext, queue.copy(newContext::readyTick), rearrangement.copy(newContext));
        copy.wake = wake;
        return copy;
    }

    @Override
    public DataFlow dataFlow() {
        return DataFlow.TO_EVERY_CLUSTER;
    }

    @Override
    public int queueOf(int task) {
        return input.centralQueue();
    }

    @Override
    public void jobArrived(int job) {
        // Tasks have no cluster until they start.
    }

    @Override
    public void taskReady(int task) {
        rearrangement.enter(task, queue);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        rearrangement.finished(task, cluster);
        queue.finished(task, context.now());
    }

    @Override
    public void jobStarved(int job) {
        queue.removeJob(job, rearrangement::left);
    }

    @Override
    public void pass() {
        if (queue.size() > 0) {
            context.announcePass(input.centralQueue(), queue.size());
            if (rearrangement.mayAct(queue)) {
                queue.beginPass(context.now());
                rearrangement.pass(queue, starter);
                queue.endPass();
            }
        }
        wake = rearrangement.nextWake();
    }

    private void start(ReadyQueue from, int cluster, boolean backfilled) {
        int task = from.head();
        machine.start(context.now(), task, cluster, from.headKey(), from.size(), backfilled);
        rearrangement.started(task, cluster);
        from.removeHead();
        from.started(task);
    }

    @Override
    public long nextWake(long sure) {
        return wake;
    }
}
