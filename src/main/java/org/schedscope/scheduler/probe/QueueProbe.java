package org.schedscope.scheduler.probe;

import java.util.List;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.FairUse;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.model.Closure;
import org.schedscope.model.CountedResources;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.WorkflowPolicy;
import org.schedscope.policy.WorkflowView;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.ReplayCache;
import org.schedscope.trace.Trace;

/**
 * A ready queue, of a cluster or the central one, at any position of a trace, in the order in which a pass at that tick would take it.
 * Worked out from the trace and the policy, so that hot-path events need not carry keys. Owned by one thread.
 */
public final class QueueProbe {
    private static final int MOST_COPIES = 12;
    private static final int EVENTS_BETWEEN_COPIES = 50_000;

    private final RunSpec spec;
    private final long seed;
    private final SimulationInput input;
    private final int queue;
    private final Policy policy;
    private final DataPresence data;
    private final ReplayCache<QueueState> states;
    private Optional<Rerun> rerun = Optional.empty();

    /**
     * A probe that remembers its last position: the next one costs the events in between, or those from a copy of the state that was kept
     * on the way and is nearer.
     *
     * @param queue number of a cluster, or {@link SimulationInput#centralQueue()}
     */
    public QueueProbe(RunSpec spec, SimulationInput input, int queue) {
        this(spec, spec.lastStage(), input, queue);
    }

    /**
     * A probe of one part of a run that is forked.
     *
     * @param stage what holds in that part
     */
    public QueueProbe(RunSpec spec, RunSpec stage, SimulationInput input, int queue) {
        this.spec = spec;
        seed = stage.seed();
        this.input = input;
        this.queue = queue;
        policy = Schedulers.ordering(stage);
        data = new DataPresence(input);
        states = new ReplayCache<>(0, MOST_COPIES, EVENTS_BETWEEN_COPIES, this::start, QueueState::copy);
    }

    private Optional<UserPolicy> userPolicy() {
        return policy instanceof UserPolicy users ? Optional.of(users) : Optional.empty();
    }

    private QueueState start() {
        if (policy instanceof MovingPolicy moving && moving.looksAtUse()) {
            return new QueueState(input, queue, Optional.of(new FairUse(input, moving.halfLife())));
        }
        return new QueueState(input, queue, userPolicy().map(users -> UserFigures.of(users, input, queue)));
    }

    /**
     * Every queued task, the next to start first.
     *
     * @param trace of the run, recorded at least up to the position; later ones may be longer
     */
    public List<QueuedTask> at(Trace trace, int target) {
        moveTo(trace, target);
        data.extend(trace);
        long now = trace.tickAt(target);
        return order(now).queued(state().readyTicks().keySet(), task -> fits(trace, now, task));
    }

    /** Amounts of a resource: what a task needs, and what is free where it could go. */
    public record Shortage(String resource, long needed, long free) {
    }

    /** Counted resources that a task lacks where cores are free for it, at the position of the last call of {@link #at}. */
    public List<Shortage> shortages(int task) {
        CountedResources resources = input.resources();
        CountedResources.Free free = state().freeCounts();
        return state().shortOfCounts(task).stream().boxed().flatMap(cluster -> free.lacking(task, cluster).stream().map(name -> {
            int resource = resources.names().indexOf(name);
            return new Shortage(name, resources.needs()[resource][task], free.of(resource, cluster));
        })).toList();
    }

    /** A closure that a task would run into if it started at the position of the last call of {@link #at}, though cores are free. */
    public Optional<Closure> closureAhead(int task, long now) {
        return state().closureAhead(task, now);
    }

    /** The order at a tick, at the position of the last call of {@link #at}. */
    QueueOrder order(long tick) {
        return new QueueOrder(policy, view(tick), input, userPolicy().flatMap(users -> state().figuresAt(tick)));
    }

    /**
     * By how much a single term of a waiting task would have to differ for the task to be the first, or, if it is, for another one to be.
     *
     * @param order what {@link #at} gives there
     * @return empty if the task does not wait there, or waits alone
     */
    public Optional<OrderSensitivity> sensitivity(Trace trace, int target, List<QueuedTask> order, int task) {
        moveTo(trace, target);
        if (order.size() < 2 || order.stream().noneMatch(one -> one.task() == task)) {
            return Optional.empty();
        }
        boolean first = order.get(0).task() != task;
        int other = order.get(first ? 0 : 1).task();
        return Optional.of(new OrderSensitivity(task, other, first, changes(view(trace.tickAt(target)), task, other, first)));
    }

    private List<KeyChange> changes(QueueView view, int task, int other, boolean first) {
        if (userPolicy().isPresent()) {
            return new UserKeyChanges(userPolicy().get(), state(), view, input).changes(task, other, first);
        }
        if (policy instanceof WorkflowPolicy workflows) {
            return new WorkflowKeyChanges(workflows, view).changes(task, other, first);
        }
        return new KeyChangeSearch(policy, view).changes(task, other, first);
    }

    private QueueView view(long tick) {
        QueueView view = new QueueView(input, state().readyTicks()::get, seed, queue);
        long longest = 1;
        for (int task : state().readyTicks().keySet()) {
            longest = Math.max(longest, input.estimatedPaths().criticalPath(input.index().jobOf(task)));
        }
        view.begin(tick, longest);
        view.showWorkflows(new WaitingWorkflows(tick));
        if (policy instanceof MovingPolicy moving && moving.looksAtUse()) {
            state().figuresAt(tick).ifPresent(use -> view.showUse((FairUse) use));
        }
        return view;
    }

    /** Figures of workflows follow from the whole state of the scheduler at the last arrival: they come from a run of their own. */
    private final class WaitingWorkflows implements WorkflowView {
        private final long tick;

        WaitingWorkflows(long tick) {
            this.tick = tick;
        }

        @Override
        public int waiting() {
            return (int) state().readyTicks().keySet().stream().map(input.index()::jobOf).distinct().count();
        }

        /** 0 of all at a tick at which a run that forks has another scheduler. */
        @Override
        public BigRatio figure(int task) {
            if (rerun.isEmpty()) {
                rerun = Optional.of(new Rerun(spec, input));
            }
            return rerun.get().at(tick).map(scheduler -> scheduler.figure(input.index().jobOf(task))).orElse(BigRatio.ZERO);
        }
    }

    private void moveTo(Trace trace, int target) {
        states.at(target, (state, from, to, spacing) -> {
            int stop = ReplayCache.stop(from, to, spacing);
            state.walk(trace, (int) from, stop);
            return stop;
        });
    }

    /** Data of workflows that are ordered is sent when their tasks are committed to a cluster, so it need not be there. */
    private boolean fits(Trace trace, long now, int task) {
        return state().hasRoom(task, cluster -> policy.dependsOn(Dependence.WORKFLOWS) || data.there(trace, task, cluster) <= now);
    }

    /** Where the data of the tasks is, by the trace of the last call of {@link #at}. */
    DataPresence data() {
        return data;
    }

    /** Waiting tasks and free cores at the position of the last call of {@link #at}. */
    QueueState state() {
        return states.state();
    }
}
