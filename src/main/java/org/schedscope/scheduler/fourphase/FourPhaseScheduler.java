package org.schedscope.scheduler.fourphase;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Policy;
import org.schedscope.policy.WorkflowFigure;
import org.schedscope.policy.WorkflowPolicy;

/** Commits ready tasks to clusters in four phases (Wang 2011, chapter 3), or whole workflows as they arrive. */
public final class FourPhaseScheduler implements Scheduler {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final PhaseRules rules;
    private final Bookings bookings;
    private final Workflows workflows;
    private final Prioritising prioritising;
    private final WaitingQueue queue;
    private final Rearrangement rearrangement;
    private final Allocation allocation;
    private final Preemption preemption;
    private final boolean[] isReady;
    private final boolean[] isQueued;
    private final Departures departures;
    private PassWatch watch = PassWatch.NOBODY;
    private boolean jobsArrived;
    private boolean mappedSomething;
    /** After the last pass. */
    private long nextDue = Long.MAX_VALUE;

    public FourPhaseScheduler(SchedulingContext context, Policy policy, long seed, PhaseRules rules) {
        this.context = context;
        input = context.input();
        this.rules = rules;
        bookings = new Bookings(context);
        Optional<WorkflowPolicy> ranking = policy instanceof WorkflowPolicy known ? Optional.of(known) : Optional.empty();
        Optional<WorkflowFigure> figure = ranking.flatMap(WorkflowPolicy::figure);
        workflows = new Workflows(context, bookings, figure);
        prioritising = new Prioritising(input, rules.prioritising());
        queue = ranking.<WaitingQueue>map(known -> new WorkflowQueue(input, known, workflows))
                .orElseGet(() -> new PolicyQueue(context, policy, seed));
        rearrangement = switch (rules.backfilling()) {
            case FCFS -> new HeadOnly();
            case PRIORITY_BACKFILL -> new Backfilling(context, bookings, PlanOfAll::new);
            case OWM_BACKFILL -> new Backfilling(context, bookings, PlanOfEachCluster::new);
        };
        allocation = new Allocation(context, bookings, rules.allocation());
        preemption = new Preemption(context, bookings, rules.preemption());
        int tasks = input.index().taskCount();
        isReady = new boolean[tasks];
        isQueued = new boolean[tasks];
        departures = new Departures(context, bookings, queue);
    }

    private FourPhaseScheduler(FourPhaseScheduler other, SchedulingContext context) {
        this.context = context;
        input = other.input;
        rules = other.rules;
        bookings = other.bookings.copy(context);
        workflows = other.workflows.copy(context, bookings);
        prioritising = other.prioritising.copy();
        queue = other.queue.copy(context, workflows);
        rearrangement = other.rearrangement.copy(context, bookings);
        allocation = other.allocation.copy(context, bookings);
        preemption = other.preemption.copy(context, bookings);
        isReady = other.isReady.clone();
        isQueued = other.isQueued.clone();
        departures = other.departures.copy(context, bookings, queue);
        nextDue = other.nextDue;
    }

    @Override
    public void takeOver(TakeoverState past) {
        bookings.takeOver(past);
        past.replayUse((task, cluster, moreCores, tick) -> queue.usedBefore(task, moreCores, tick));
        for (int job : past.jobs()) {
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (!past.isWaiting(task) || bookings.wasSuspended(task)) {
                    prioritising.ready(task, entered -> {
                    });
                }
            }
            jobArrived(job);
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (past.hasFinished(task)) {
                    workflows.taskFinished(task);
                }
            }
        }
    }

    @Override
    public void repaired(Outage outage) {
        bookings.repaired(outage);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        return new FourPhaseScheduler(this, newContext);
    }

    /** From here until it is asked, what happens is written down: for looking into the next pass. */
    public Supplier<PhasesPass> watch() {
        PassRecorder recorder = new PassRecorder(context, bookings, queue, rules);
        watch = recorder;
        return () -> {
            watch = PassWatch.NOBODY;
            return recorder.pass(prioritising.heldBack());
        };
    }

    /** The figure of a workflow that the policy orders workflows by, for policies with one. */
    public BigRatio figure(int job) {
        return workflows.exactFigure(job);
    }

    @Override
    public DataFlow dataFlow() {
        return DataFlow.ON_DEMAND;
    }

    @Override
    public int queueOf(int task) {
        return input.centralQueue();
    }

    @Override
    public void jobArrived(int job) {
        bookings.catchUp();
        workflows.arrived(job);
        jobsArrived = true;
        mappedSomething |= switch (rules.planning()) {
            case ONLINE -> false;
            case HEFT -> {
                new StaticMapping(context, bookings).heft(job);
                yield true;
            }
            case CPOP -> {
                new StaticMapping(context, bookings).cpop(job);
                yield true;
            }
        };
    }

    @Override
    public void taskReady(int task) {
        isReady[task] = true;
        departures.ready();
        if (rules.planning() != PhaseRules.PlanningRule.ONLINE) {
            return;
        }
        if (bookings.wasSuspended(task)) {
            enter(task);
        } else {
            prioritising.ready(task, this::enter);
        }
    }

    /** After a fork, tasks of which another scheduler has taken care are in their turn, too. */
    private void enter(int task) {
        if (isQueued[task] || !bookings.isOpen(task)) {
            return;
        }
        isQueued[task] = true;
        queue.add(task);
        watch.entered(task);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        bookings.catchUp();
        if (bookings.finish(task)) {
            rearrangement.finishedOnTime(task);
        }
        workflows.taskFinished(task);
        queue.stopped(task);
    }

    @Override
    public void jobStarved(int job) {
        bookings.catchUp();
        weighWorkflows();
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            boolean waits = isReady[task] && !bookings.isRunning(task) && !bookings.isDone(task);
            if (waits) {
                departures.gone();
            }
            if (isQueued[task]) {
                isQueued[task] = false;
                queue.remove(task);
            } else if (bookings.isCommitted(task)) {
                bookings.drop(task);
            }
        }
        prioritising.jobStarved(job);
        workflows.remove(job);
    }

    /** Once in each tick with an arrival, after the arrivals. */
    private void weighWorkflows() {
        if (jobsArrived && workflows.refresh()) {
            queue.figuresChanged();
        }
        jobsArrived = false;
    }

    @Override
    public void pass() {
        bookings.catchUp();
        weighWorkflows();
        if (departures.waiting() > 0) {
            context.announcePass(input.centralQueue(), departures.waiting());
        }
        replan();
        departures.startWhatIsDue(watch);
        boolean committed = true;
        while (committed) {
            committed = repeat();
        }
        nextDue = bookings.commitments().nextStart();
    }

    private void replan() {
        boolean moved = bookings.mustReplan();
        if (moved) {
            bookings.replan(watch);
        }
        if (moved || mappedSomething) {
            departures.tellPlans();
            mappedSomething = false;
        }
        bookings.settled();
    }

    /** Phases 2 to 4; whether a task was committed. */
    private boolean repeat() {
        if (queue.size() == 0) {
            rearrangement.clear();
            return false;
        }
        int[] order = queue.order();
        int head = order[0];
        rearrangement.plan(order, queue.size());
        watch.ordered(order, queue.size(), rearrangement);
        int urgent = preemption.find(order, queue.size(), rearrangement);
        if (urgent != Bookings.NONE) {
            String itsKey = queue.key(urgent);
            watch.suspending(urgent, preemption);
            suspendVictims();
            return commit(urgent, head, itsKey);
        }
        int task = rearrangement.nextCandidate();
        while (task != Bookings.NONE && !commit(task, head, queue.key(task))) {
            task = rearrangement.nextCandidate();
        }
        return task != Bookings.NONE;
    }

    private void suspendVictims() {
        for (int i = 0; i < preemption.victims(); i++) {
            departures.suspend(preemption.victim(i));
            enter(preemption.victim(i));
        }
    }

    private boolean commit(int task, int head, String itsKey) {
        if (!allocation.find(task)) {
            watch.refused(task);
            return false;
        }
        watch.committing(task, allocation.cluster());
        queue.remove(task);
        isQueued[task] = false;
        departures.leaves(task, itsKey, task != head);
        bookings.commit(task, allocation.cluster(), bookings.earliestStart(task, allocation.cluster()));
        rearrangement.committed(task);
        departures.tellPlan(task);
        departures.startWhatIsDue(watch);
        return true;
    }

    @Override
    public long nextWake(long sure) {
        return Math.min(nextDue, rearrangement.nextStart(Math.min(nextDue, sure)));
    }
}
