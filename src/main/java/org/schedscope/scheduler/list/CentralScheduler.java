package org.schedscope.scheduler.list;

import java.util.Optional;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.Policy;

/** One queue of ready tasks for all clusters. A {@link BackfillingRule} decides what a pass starts of it, and where. */
public final class CentralScheduler implements Scheduler {
    private static final Dispatcher.Listener NOBODY = (task, cluster) -> {
    };

    private final int number;
    private final Dispatcher dispatcher;
    private final Passes passes;
    private final Optional<Admission> admission;

    /** In which a task may overtake others of its kind. */
    public static CentralScheduler backfilling(SchedulingContext context, Policy policy, long seed, BackfillingRule rule,
            PassRules passes) {
        int number = context.input().centralQueue();
        QueueView view = Dispatcher.view(context, seed, number);
        ReadyQueue queue = ReadyQueue.byTier(view, () -> ReadyQueue.of(policy, view, true));
        Dispatcher dispatcher = new Dispatcher(context, number, queue, rule, NOBODY);
        return new CentralScheduler(number, dispatcher, new Passes(context, passes, dispatcher), Optional.empty());
    }

    /**
     * In which no task overtakes another of its kind.
     *
     * @param admission empty: every job is admitted
     */
    public static CentralScheduler auction(SchedulingContext context, Policy policy, long seed, TaskKinds kinds, PassRules passes,
            Optional<Admission> admission) {
        int number = context.input().centralQueue();
        QueueView view = Dispatcher.view(context, seed, number);
        ReadyQueue queue = ReadyQueue.byTier(view, () -> ReadyQueue.byKind(policy, view, kinds.count(), kinds::of));
        Dispatcher dispatcher = new Dispatcher(context, number, queue, new Auction(context, kinds), listener(admission));
        return new CentralScheduler(number, dispatcher, new Passes(context, passes, dispatcher), admission);
    }

    private static Dispatcher.Listener listener(Optional<Admission> admission) {
        return admission.map(Dispatcher.Listener.class::cast).orElse(NOBODY);
    }

    private CentralScheduler(int number, Dispatcher dispatcher, Passes passes, Optional<Admission> admission) {
        this.passes = passes;
        this.number = number;
        this.admission = admission;
        this.dispatcher = dispatcher;
    }

    @Override
    public void takeOver(TakeoverState past) {
        past.replayUse((task, cluster, moreCores, tick) -> dispatcher.queue().usedBefore(task, moreCores, tick));
        dispatcher.rule().takeOver(past);
        admission.ifPresent(gate -> gate.takeOver(past));
    }

    @Override
    public void announced(Outage outage) {
        dispatcher.rule().announced(outage);
    }

    @Override
    public void repaired(Outage outage) {
        dispatcher.rule().repaired(outage);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        Optional<Admission> gate = admission.map(now -> now.copy(newContext));
        Dispatcher copy = dispatcher.copy(newContext, listener(gate));
        return new CentralScheduler(number, copy, passes.copy(newContext, copy), gate);
    }

    @Override
    public boolean admits(int job) {
        return admission.isEmpty() || admission.get().admits(job);
    }

    @Override
    public void jobArrived(int job) {
        admission.ifPresent(gate -> gate.arrived(job));
    }

    @Override
    public int queueOf(int task) {
        return number;
    }

    @Override
    public void taskReady(int task) {
        dispatcher.taskReady(task);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        dispatcher.taskFinished(task, cluster);
        admission.ifPresent(gate -> gate.finished(task));
    }

    @Override
    public void jobStarved(int job) {
        dispatcher.jobStarved(job);
        admission.ifPresent(gate -> gate.starved(job));
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
