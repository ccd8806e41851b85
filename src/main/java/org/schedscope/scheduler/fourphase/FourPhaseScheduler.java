package org.schedscope.scheduler.fourphase;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Policy;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;
import org.schedscope.scheduler.fourphase.backfill.Backfilling;
import org.schedscope.scheduler.fourphase.backfill.HeadOnly;
import org.schedscope.scheduler.fourphase.backfill.PerClusterPlan;
import org.schedscope.scheduler.fourphase.backfill.Rearrangement;
import org.schedscope.scheduler.fourphase.backfill.SharedPlan;
import org.schedscope.scheduler.fourphase.order.PolicyQueue;
import org.schedscope.scheduler.fourphase.order.WaitingQueue;
import org.schedscope.scheduler.fourphase.order.WorkflowQueue;
import org.schedscope.scheduler.fourphase.order.WorkflowRanking;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;
import org.schedscope.text.Message;

/** Commits ready tasks to clusters in four phases (Wang 2011, chapter 3), or whole workflows as they arrive. */
public final class FourPhaseScheduler implements Scheduler {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final PhaseRules rules;
    private final ReservationTable reservations;
    private final WorkflowRanking workflows;
    private final Prioritising prioritising;
    private final WaitingQueue queue;
    private final Rearrangement rearrangement;
    private final Allocation allocation;
    private final Preemption preemption;
    private final boolean[] isReady;
    private final boolean[] isQueued;
    private final CommittedStarts committedStarts;
    private PassWatch watch = PassWatch.NOBODY;
    private boolean jobsArrived;
    private boolean mappedSomething;
    /** After the last pass. */
    private long nextDue = Long.MAX_VALUE;

    public FourPhaseScheduler(SchedulingContext context, Policy policy, long seed, PhaseRules rules) {
        this.context = context;
        input = context.input();
        if (input.platform().rules().limitUse()) {
            throw new ModelException(Message.of("model", "limit.refused", "four-phase", input.platform().name()));
        }
        this.rules = rules;
        reservations = new ReservationTable(context);
        Optional<WorkflowPolicy> ranking = policy instanceof WorkflowPolicy known ? Optional.of(known) : Optional.empty();
        Optional<WorkflowCriterion> figure = ranking.flatMap(WorkflowPolicy::figure);
        workflows = new WorkflowRanking(context, reservations, figure);
        prioritising = new Prioritising(input, rules.prioritising());
        queue = ranking.<WaitingQueue>map(known -> new WorkflowQueue(input, known, workflows))
                .orElseGet(() -> new PolicyQueue(context, policy, seed));
        rearrangement = switch (rules.backfilling()) {
            case FCFS -> new HeadOnly();
            case PRIORITY_BACKFILL -> new Backfilling(context, reservations, SharedPlan::new);
            case OWM_BACKFILL -> new Backfilling(context, reservations, PerClusterPlan::new);
        };
        allocation = new Allocation(context, reservations, rules.allocation());
        preemption = new Preemption(context, reservations, rules.preemption());
        int tasks = input.index().taskCount();
        isReady = new boolean[tasks];
        isQueued = new boolean[tasks];
        committedStarts = new CommittedStarts(context, reservations, queue);
    }

    private FourPhaseScheduler(FourPhaseScheduler other, SchedulingContext context) {
        this.context = context;
        input = other.input;
        rules = other.rules;
        reservations = other.reservations.copy(context);
        workflows = other.workflows.copy(context, reservations);
        prioritising = other.prioritising.copy();
        queue = other.queue.copy(context, workflows);
        rearrangement = other.rearrangement.copy(context, reservations);
        allocation = other.allocation.copy(context, reservations);
        preemption = other.preemption.copy(context, reservations);
        isReady = other.isReady.clone();
        isQueued = other.isQueued.clone();
        committedStarts = other.committedStarts.copy(context, reservations, queue);
        nextDue = other.nextDue;
    }

    @Override
    public void takeOver(TakeoverState past) {
        reservations.takeOver(past);
        past.replayUse((task, cluster, moreCores, tick) -> queue.usedBefore(task, moreCores, tick));
        for (int job : past.jobs()) {
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (!past.isWaiting(task) || reservations.wasSuspended(task)) {
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
    public void announced(Outage outage) {
        reservations.announced(outage);
    }

    @Override
    public void repaired(Outage outage) {
        reservations.repaired(outage);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        return new FourPhaseScheduler(this, newContext);
    }

    /** Records the next pass, from here until the call of what is returned. */
    public Supplier<PhasesPass> watch() {
        PassRecorder recorder = new PassRecorder(context, reservations, queue, rules);
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
    public boolean takesReleasedJobs() {
        return true;
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
        reservations.catchUp();
        workflows.arrived(job);
        jobsArrived = true;
        mappedSomething |= StaticMapping.map(rules.planning(), job, context, reservations);
    }

    @Override
    public void taskReady(int task) {
        isReady[task] = true;
        committedStarts.ready();
        if (rules.planning() != PhaseRules.PlanningRule.ONLINE) {
            return;
        }
        if (reservations.wasSuspended(task)) {
            enter(task);
        } else {
            prioritising.ready(task, this::enter);
        }
    }

    /** After a fork, tasks that another scheduler has committed or started come here, too. */
    private void enter(int task) {
        if (isQueued[task] || !reservations.isOpen(task)) {
            return;
        }
        isQueued[task] = true;
        queue.add(task);
        watch.entered(task);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        reservations.catchUp();
        if (reservations.finish(task)) {
            rearrangement.finishedOnTime(task);
        }
        workflows.taskFinished(task);
        queue.stopped(task);
    }

    @Override
    public void jobStarved(int job) {
        reservations.catchUp();
        weighWorkflows();
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            boolean waits = isReady[task] && !reservations.isRunning(task) && !reservations.isDone(task);
            if (waits) {
                committedStarts.gone();
            }
            if (isQueued[task]) {
                isQueued[task] = false;
                queue.remove(task);
            } else if (reservations.isCommitted(task)) {
                reservations.drop(task);
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
        reservations.catchUp();
        weighWorkflows();
        if (committedStarts.waiting() > 0) {
            context.announcePass(input.centralQueue(), committedStarts.waiting());
        }
        replan();
        committedStarts.startWhatIsDue(watch);
        boolean committed = true;
        while (committed) {
            committed = repeat();
        }
        nextDue = reservations.commitments().nextStart();
    }

    private void replan() {
        boolean moved = reservations.mustReplan();
        if (moved) {
            reservations.replan(watch::moved);
        }
        if (moved || mappedSomething) {
            committedStarts.tellPlans();
            mappedSomething = false;
        }
        reservations.settled();
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
        if (urgent != ReservationTable.NONE) {
            String itsKey = queue.key(urgent);
            watch.suspending(urgent, preemption);
            suspendVictims();
            return commit(urgent, head, itsKey);
        }
        int task = rearrangement.nextCandidate();
        while (task != ReservationTable.NONE && !commit(task, head, queue.key(task))) {
            task = rearrangement.nextCandidate();
        }
        return task != ReservationTable.NONE;
    }

    private void suspendVictims() {
        for (int i = 0; i < preemption.victims(); i++) {
            committedStarts.suspend(preemption.victim(i));
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
        committedStarts.leaves(task, itsKey, task != head);
        reservations.commit(task, allocation.cluster(), reservations.earliest().start(task, allocation.cluster()));
        rearrangement.committed(task);
        committedStarts.tellPlan(task);
        committedStarts.startWhatIsDue(watch);
        return true;
    }

    @Override
    public long nextWake(long sure) {
        return Math.min(nextDue, rearrangement.nextStart(Math.min(nextDue, sure)));
    }
}
