package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import java.util.Optional;
import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Handover;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.Policy;
import org.schedscope.policy.WorkflowFigure;
import org.schedscope.policy.WorkflowPolicy;

/** Commits ready tasks to clusters in four phases (Wang 2011, chapter 3), or whole workflows as they arrive. */
public final class FourPhaseScheduler implements Scheduler {
    private static final long UNTOLD = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Settings settings;
    private final Bookings bookings;
    private final Workflows workflows;
    private final Prioritising prioritising;
    private final WaitingQueue queue;
    private final Rearrangement rearrangement;
    private final Allocation allocation;
    private final Preemption preemption;
    private final boolean[] isReady;
    private final boolean[] isQueued;
    private final String[] key;
    private final boolean[] backfilled;
    private final long[] toldStart;
    /** Ready tasks that do not run. */
    private int waiting;
    private boolean jobsArrived;
    private boolean mappedSomething;
    private long wake = Long.MAX_VALUE;

    public FourPhaseScheduler(SchedulingContext context, Policy policy, long seed, Settings settings) {
        this.context = context;
        input = context.input();
        this.settings = settings;
        bookings = new Bookings(context);
        Optional<WorkflowPolicy> ranking = policy instanceof WorkflowPolicy known ? Optional.of(known) : Optional.empty();
        Optional<WorkflowFigure> figure = ranking.flatMap(WorkflowPolicy::figure);
        workflows = new Workflows(context, bookings, figure);
        prioritising = new Prioritising(input, settings.entering());
        queue = ranking.<WaitingQueue>map(known -> new WorkflowQueue(input, known, workflows))
                .orElseGet(() -> new PolicyQueue(context, policy, seed));
        rearrangement = settings.overtaking() == Settings.Overtaking.NOTHING ? new HeadOnly()
                : new Backfilling(context, bookings, settings.overtaking() == Settings.Overtaking.BY_PLAN_OF_EACH_CLUSTER);
        allocation = new Allocation(context, bookings, settings.allocating());
        preemption = new Preemption(context, bookings, settings.preempting());
        int tasks = input.index().taskCount();
        isReady = new boolean[tasks];
        isQueued = new boolean[tasks];
        key = new String[tasks];
        backfilled = new boolean[tasks];
        toldStart = new long[tasks];
        Arrays.fill(toldStart, UNTOLD);
    }

    private FourPhaseScheduler(FourPhaseScheduler other, SchedulingContext context) {
        this.context = context;
        input = other.input;
        settings = other.settings;
        bookings = other.bookings.copy(context);
        workflows = other.workflows.copy(context, bookings);
        prioritising = other.prioritising.copy();
        queue = other.queue.copy(context, workflows);
        rearrangement = other.rearrangement.copy(context, bookings);
        allocation = other.allocation.copy(context, bookings);
        preemption = other.preemption.copy(context, bookings);
        isReady = other.isReady.clone();
        isQueued = other.isQueued.clone();
        key = other.key.clone();
        backfilled = other.backfilled.clone();
        toldStart = other.toldStart.clone();
        waiting = other.waiting;
        wake = other.wake;
    }

    @Override
    public void takeOver(Handover past) {
        bookings.takeOver(past);
        past.replay(new Handover.Listener() {
            @Override
            public void started(long tick, int task, int cluster) {
                queue.usedBefore(task, input.cores(task), tick);
            }

            @Override
            public void stopped(long tick, int task, int cluster) {
                queue.usedBefore(task, -input.cores(task), tick);
            }
        });
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

    /** A number that compares as the figure does that workflows are ordered by; for policies with one. */
    public long figure(int job) {
        return workflows.figure(job);
    }

    /** That figure, exactly. */
    public String figureText(int job) {
        return workflows.figureText(job);
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
        if (settings.planning() != Settings.Planning.ONLINE) {
            StaticMapping mapping = new StaticMapping(context, bookings);
            if (settings.planning() == Settings.Planning.HEFT) {
                mapping.heft(job);
            } else {
                mapping.cpop(job);
            }
            mappedSomething = true;
        }
    }

    @Override
    public void taskReady(int task) {
        isReady[task] = true;
        waiting++;
        if (settings.planning() != Settings.Planning.ONLINE) {
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
    }

    @Override
    public void taskFinished(int task, int cluster) {
        bookings.catchUp();
        bookings.finish(task);
        workflows.taskFinished(task);
        queue.stopped(task);
    }

    @Override
    public void jobStarved(int job) {
        bookings.catchUp();
        weighWorkflows();
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            boolean waits = isReady[task] && !bookings.isRunning(task) && !bookings.isDone(task);
            waiting -= waits ? 1 : 0;
            if (isQueued[task]) {
                isQueued[task] = false;
                queue.remove(task);
            } else if (bookings.isCommitted(task)) {
                bookings.drop(task);
            }
        }
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
        if (waiting > 0) {
            context.announcePass(input.centralQueue(), waiting);
        }
        replan();
        startWhatIsDue();
        boolean committed = true;
        while (committed) {
            committed = repeat();
        }
        wake = Math.min(bookings.nextStart(), rearrangement.nextStart());
    }

    private void replan() {
        boolean moved = bookings.mustReplan();
        if (moved) {
            bookings.replan();
        }
        if (moved || mappedSomething) {
            for (int i = 0; i < bookings.committedCount(); i++) {
                tellPlan(bookings.committed(i));
            }
            mappedSomething = false;
        }
        bookings.settled();
    }

    private void tellPlan(int task) {
        long start = bookings.start(task);
        if (start > context.now() && start != toldStart[task]) {
            toldStart[task] = start;
            context.announceReservation(task, bookings.cluster(task), start, bookings.end(task));
        }
    }

    private void startWhatIsDue() {
        while (bookings.nextStart() == context.now()) {
            int task = bookings.committed(0);
            context.machine().start(context.now(), task, bookings.cluster(task),
                    key[task] == null ? PriorityKey.NONE : new PriorityKey.Text(key[task]), waiting, backfilled[task]);
            bookings.begin();
            waiting--;
            queue.started(task);
        }
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
        int place = preemption.find(order, rearrangement.mayPreempt(queue.size()));
        if (place != Bookings.NONE) {
            int task = order[place];
            String itsKey = queue.key(task);
            suspendVictims();
            return commit(task, head, itsKey);
        }
        for (int i = 0; i < rearrangement.candidates(); i++) {
            int task = rearrangement.candidate(i);
            if (commit(task, head, queue.key(task))) {
                return true;
            }
        }
        return false;
    }

    private void suspendVictims() {
        for (int i = 0; i < preemption.victims(); i++) {
            int task = preemption.victim(i);
            context.machine().suspend(context.now(), task, bookings.start(task));
            bookings.suspend(task);
            queue.stopped(task);
            toldStart[task] = UNTOLD;
            waiting++;
            enter(task);
        }
    }

    private boolean commit(int task, int head, String itsKey) {
        if (!allocation.find(task)) {
            return false;
        }
        queue.remove(task);
        isQueued[task] = false;
        key[task] = itsKey;
        backfilled[task] = task != head;
        bookings.commit(task, allocation.cluster(), bookings.earliestStart(task, allocation.cluster()));
        tellPlan(task);
        startWhatIsDue();
        return true;
    }

    @Override
    public long nextWake() {
        return wake;
    }
}
