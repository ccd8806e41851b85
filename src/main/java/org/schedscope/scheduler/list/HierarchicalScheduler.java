package org.schedscope.scheduler.list;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.Policy;

/** A ready queue per cluster (Burkimsher, Bate, Indrusiak 2013, §2.2.2), each with a {@link BackfillingRule} of its own. */
public final class HierarchicalScheduler implements Scheduler {
    private final SchedulingContext context;
    private final Dispatcher[] dispatchers;
    private final Routing routing;
    private final Passes passes;

    /**
     * @param passes when passes are made
     * @param overtaking whether tasks overtake others
     * @param rules makes the rule of a cluster
     */
    public HierarchicalScheduler(SchedulingContext context, Policy policy, long seed, Routing routing, PassRules passes,
            boolean overtaking, IntFunction<BackfillingRule> rules) {
        this.context = context;
        this.routing = routing;
        dispatchers = new Dispatcher[context.input().clusterCount()];
        Arrays.setAll(dispatchers, cluster -> new Dispatcher(context, cluster, queue(context, policy, seed, cluster, overtaking),
                rules.apply(cluster), routing::gone));
        this.passes = new Passes(context, passes, dispatchers);
    }

    private static ReadyQueue queue(SchedulingContext context, Policy policy, long seed, int cluster, boolean overtaking) {
        QueueView view = Dispatcher.view(context, seed, cluster);
        return ReadyQueue.byTier(view, () -> ReadyQueue.of(policy, view, overtaking));
    }

    private HierarchicalScheduler(HierarchicalScheduler other, SchedulingContext context) {
        this.context = context;
        routing = other.routing.copy(context);
        dispatchers = new Dispatcher[other.dispatchers.length];
        Arrays.setAll(dispatchers, cluster -> other.dispatchers[cluster].copy(context, routing::gone));
        passes = other.passes.copy(context, dispatchers);
    }

    @Override
    public void takeOver(TakeoverState past) {
        past.replayUse((task, cluster, moreCores, tick) -> dispatchers[cluster].queue().usedBefore(task, moreCores, tick));
        for (int cluster = 0; cluster < dispatchers.length; cluster++) {
            dispatchers[cluster].rule().takeOver(past.on(cluster));
        }
        routing.takeOver(past);
    }

    @Override
    public void announced(Outage outage) {
        dispatchers[outage.cluster()].rule().announced(outage);
    }

    @Override
    public void repaired(Outage outage) {
        dispatchers[outage.cluster()].rule().repaired(outage);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        return new HierarchicalScheduler(this, newContext);
    }

    @Override
    public DataFlow dataFlow() {
        return DataFlow.TO_PLACED_CLUSTER;
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
        for (Dispatcher dispatcher : dispatchers) {
            dispatcher.jobStarved(job);
        }
        SimulationInput input = context.input();
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            if (!context.machine().hasStarted(task)) {
                routing.gone(task, context.placedOn(task));
            }
        }
    }

    @Override
    public void taskReady(int task) {
        dispatchers[context.placedOn(task)].taskReady(task);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        dispatchers[cluster].taskFinished(task, cluster);
    }

    @Override
    public void pass() {
        passes.pass();
    }

    @Override
    public void pass(boolean happened) {
        passes.pass(happened);
    }

    @Override
    public long nextWake(long sure) {
        return passes.nextWake();
    }
}
