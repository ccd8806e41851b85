package org.schedscope.engine;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.LeaveReason;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.WorkUndoneException;

/**
 * One run, moved from outside a tick at a time. Not thread-safe: one thread at a time owns a simulation.
 */
public final class Simulation {
    private SimulationInput input;
    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    private final Machine machine;
    private final Transfers transfers;
    private SchedulingStage stage;
    private Starvation starvation;
    private final UnfinishedJobs unfinished;
    private final ForkSchedule forks;
    /** Null for a platform without closures. */
    private Closures closures;
    /** Null if jobs wait for nothing but their arrival. */
    private final JobReleases releases;
    /** Jobs that have to leave because another did not succeed. */
    private final TreeSet<Integer> leaving = new TreeSet<>();
    private final ReadyTasks ready = new ReadyTasks();
    private int arrived;
    private long now;
    private boolean instant;
    /** No data of a starved job makes an instant. */
    private final Inputs.Listener toldOfInputs = new Inputs.Listener() {
        @Override
        public void inputComplete(int task) {
            if (!starvation.hasStarved(input.index().jobOf(task))) {
                instant = true;
                ready.add(task);
            }
        }

        @Override
        public void inputCompleteElsewhere(int task) {
            instant |= !starvation.hasStarved(input.index().jobOf(task));
        }
    };

    /**
     * A run at its very beginning, with or without a listener.
     *
     * @param jobsStarve whether a job leaves when it has lost all value
     */
    public Simulation(SimulationInput input, Scheduler.Factory schedulerFactory, boolean jobsStarve, Optional<EventSink> listener) {
        this(input, schedulerFactory, jobsStarve, TimeLimit.NONE, listener, List.of());
    }

    /**
     * Creates a run at its beginning that is forked at some ticks.
     *
     * @param limit whether tasks are ended at their limits
     * @param forks forks in order of their ticks
     */
    public Simulation(SimulationInput input, Scheduler.Factory schedulerFactory, boolean jobsStarve, TimeLimit limit,
            Optional<EventSink> listener, List<Fork> forks) {
        this.input = input;
        this.forks = new ForkSchedule(forks);
        sink = this.forks.listeningTo(listener);
        closures = input.platform().closures().isEmpty() ? null : new Closures(input);
        boolean counted = forks.isEmpty() && closures == null && !sink.looksAtCores() && !schedulerFactory.looksAtCores();
        machine = new Machine(input, sink, counted);
        transfers = new Transfers(sink);
        stage = new SchedulingStage(new SchedulingContext(input, machine, sink), schedulerFactory, transfers, toldOfInputs);
        starvation = new Starvation(input, jobsStarve);
        unfinished = new UnfinishedJobs(input.index());
        releases = JobReleases.of(input);
        if (releases != null) {
            machine.noteStarts();
        }
        machine.limit(limit);
    }

    private Simulation(Simulation other, ForkSchedule forks, Optional<EventSink> listener) {
        input = other.input;
        this.forks = forks;
        sink = forks.listeningTo(listener);
        machine = other.machine.copy(sink);
        transfers = other.transfers.copy(sink);
        stage = other.stage.copy(machine, sink, transfers, toldOfInputs);
        closures = other.closures == null ? null : other.closures.copy();
        starvation = other.starvation.copy();
        unfinished = other.unfinished.copy();
        releases = other.releases == null ? null : other.releases.copy();
        arrived = other.arrived;
        now = other.now;
    }

    /** The state between two ticks, to come back to. */
    public Checkpoint checkpoint() {
        return new Checkpoint(new Simulation(this, forks.copy(), Optional.empty()));
    }

    /** A simulation that continues from a checkpoint like the first one. */
    public static Simulation resume(Checkpoint checkpoint, Optional<EventSink> listener) {
        return new Simulation(checkpoint.state(), checkpoint.state().forks.copy(), listener);
    }

    /**
     * A simulation that continues from a checkpoint like the first one, except for its last fork.
     *
     * @param checkpoint checkpoint from before that fork
     * @param last fork at the same tick that replaces it; empty for none
     */
    public static Simulation resume(Checkpoint checkpoint, Optional<Fork> last, Optional<EventSink> listener) {
        return new Simulation(checkpoint.state(), checkpoint.state().forks.copyWith(last), listener);
    }

    /** The tick of the last {@link #step()}; 0 before the first. */
    public long tick() {
        return now;
    }

    /**
     * Whether there is a further event.
     *
     * @throws WorkUndoneException if there is none, and jobs that may still finish have not
     */
    public boolean hasNext() {
        boolean more = nextTick() != Long.MAX_VALUE;
        if (!more) {
            requireAllDone();
        }
        return more;
    }

    private void requireAllDone() {
        if (unfinished.jobs() > 0) {
            List<String> undone = IntStream.range(0, input.index().jobCount()).filter(this::mayFinish)
                    .mapToObj(job -> input.index().job(job).id()).toList();
            throw new WorkUndoneException(now, undone, input.index().jobCount());
        }
    }

    private boolean mayFinish(int job) {
        return unfinished.has(job) && !starvation.hasStarved(job) && !forks.hasRemoved(job);
    }

    /** The next tick with an event; {@link Long#MAX_VALUE} if there is none. */
    public long nextTick() {
        long told = Math.min(Math.min(machine.nextEnd(), transfers.nextArrival()), Math.min(nextJobArrival(), starvation.next()));
        if (releases != null) {
            told = Math.min(told, releases.next());
        }
        if (closures != null && !isOver()) {
            told = Math.min(told, closures.next());
        }
        return Math.min(Math.min(told, forks.next()), stage.scheduler().nextWake(nextSurePass()));
    }

    /** A tick with a pass in any case; {@link Long#MAX_VALUE} if none is known. */
    private long nextSurePass() {
        long arrival = nextJobArrival();
        boolean counts = arrival < Long.MAX_VALUE && !forks.hasRemoved(input.order().jobAt(arrived));
        return counts ? Math.min(machine.nextEnd(), arrival) : machine.nextEnd();
    }

    private long nextJobArrival() {
        return arrived == input.index().jobCount() ? Long.MAX_VALUE : input.order().arrivalAt(arrived);
    }

    /** The present scheduler, to be read between ticks. */
    public Scheduler scheduler() {
        return stage.scheduler();
    }

    /** Jobs that may still finish. */
    public int unfinishedJobs() {
        return unfinished.jobs();
    }

    /** Everything that happens in the next tick in which something does. */
    public void step() {
        stepTo(nextTick());
    }

    private void stepTo(long tick) {
        now = tick;
        stage.context().advanceTo(now);
        while (forks.areFromStart()) {
            fork(forks.first());
        }
        boolean woken = stage.scheduler().nextWake(nextSurePass()) == now;
        instant = false;
        if (forks.next() == now) {
            repair();
        }
        finish();
        if (closures != null && closures.next() <= now) {
            closures.advanceTo(now, machine, stage.scheduler()::announced, stage.scheduler()::repaired);
            instant = true;
        }
        completeTransfers();
        arrive();
        starve();
        enqueueReady();
        while (forks.next() == now) {
            fork(forks.first());
        }
        if (instant || woken) {
            stage.scheduler().pass(instant);
        }
        if (releases != null) {
            noteStarts();
        }
    }

    private void noteStarts() {
        for (int i = 0; i < machine.started().size(); i++) {
            releases.started(input.index().jobOf(machine.started().get(i)), now);
        }
        machine.started().clear();
    }

    /** Steps while the next tick is not after {@code tick}. */
    public void runUntil(long tick) {
        runUntil(tick, () -> false);
    }

    /**
     * Steps while the next tick is not after {@code tick}, unless it is stopped before that.
     *
     * @param stopped tested before every step
     * @return whether it was not
     */
    public boolean runUntil(long tick, BooleanSupplier stopped) {
        for (long next = nextTick(); next <= tick && next != Long.MAX_VALUE; next = nextTick()) {
            if (stopped.getAsBoolean()) {
                return false;
            }
            stepTo(next);
        }
        return true;
    }

    /** @throws WorkUndoneException if jobs that may still finish have not when nothing happens any more */
    public void runToEnd() {
        runToEnd(() -> false);
    }

    /**
     * Steps until there is no further event, unless it is stopped before that.
     *
     * @param stopped tested before every step
     * @throws CancellationException if it was stopped
     * @throws WorkUndoneException if there is no further event although jobs that may still finish have not
     */
    public void runToEnd(BooleanSupplier stopped) {
        if (!runUntil(Long.MAX_VALUE, stopped)) {
            throw new CancellationException();
        }
        requireAllDone();
    }

    private void announce(EventKind kind, int job) {
        sink.on(event.begin(kind, now).with(EventField.JOB, job));
    }

    private void finish() {
        while (machine.nextEnd() == now) {
            int task = machine.finishNext();
            int cluster = machine.runsOn(task);
            boolean killed = machine.wasKilled(task);
            sink.on(event.begin(killed ? EventKind.TASK_KILLED : EventKind.TASK_FINISHED, now).with(EventField.TASK, task)
                    .with(EventField.CLUSTER, cluster));
            stage.scheduler().taskFinished(task, cluster);
            int job = input.index().jobOf(task);
            instant = true;
            if (!starvation.hasStarved(job)) {
                if (killed) {
                    leave(job, LeaveReason.LIMIT);
                    leaveInTurn();
                } else {
                    endIfLast(job);
                    stage.inputs().send(now, task, cluster);
                }
            }
            machine.withdraw(now, cluster);
        }
    }

    private void endIfLast(int job) {
        if (unfinished.finishTask(job)) {
            starvation.finished(job);
            announce(EventKind.JOB_FINISHED, job);
            if (releases != null) {
                releases.finished(job, now);
            }
        }
    }

    /** A job leaves because of its own limit or because of another job. */
    private void leave(int job, LeaveReason reason) {
        starvation.leave(job);
        unfinished.leave();
        sink.on(event.begin(EventKind.JOB_KILLED, now).with(EventField.JOB, job).with(EventField.REASON, reason.ordinal()));
        stage.scheduler().jobStarved(job);
        instant = true;
        noteLeft(job);
    }

    private void noteLeft(int job) {
        if (releases != null) {
            releases.left(job, now, leaving::add);
        }
    }

    /** Jobs whose condition is that another succeeds leave with it, and so on. */
    private void leaveInTurn() {
        while (!leaving.isEmpty()) {
            int job = leaving.pollFirst();
            if (mayFinish(job)) {
                leave(job, LeaveReason.DEPENDENCY);
            }
        }
    }

    private void completeTransfers() {
        while (transfers.nextArrival() == now) {
            transfers.finishNext(now, stage.inputs());
        }
    }

    private void arrive() {
        while (nextJobArrival() == now) {
            int job = input.order().jobAt(arrived++);
            if (forks.hasRemoved(job)) {
                continue;
            }
            instant = true;
            announce(EventKind.JOB_ARRIVED, job);
            if (!stage.scheduler().admits(job)) {
                unfinished.refuse(job);
                announce(EventKind.JOB_REFUSED, job);
                noteLeft(job);
                continue;
            }
            starvation.arrived(job);
            if (releases == null || !stage.scheduler().takesReleasedJobs()) {
                stage.scheduler().jobArrived(job);
            }
            if (releases == null) {
                enterFirstTasks(job);
            } else {
                releases.arrived(job, now, input.index().columns().release(job).begin().orElse(now));
                if (releases.isHopeless(job)) {
                    leaving.add(job);
                }
            }
        }
        release();
    }

    private void enterFirstTasks(int job) {
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            if (stage.inputs().needsNothing(task)) {
                ready.add(task);
            }
        }
    }

    /** Jobs whose conditions are met begin. */
    private void release() {
        while (releases != null && releases.next() == now) {
            int job = releases.openNext();
            if (mayFinish(job)) {
                instant = true;
                if (stage.scheduler().takesReleasedJobs()) {
                    stage.scheduler().jobArrived(job);
                }
                enterFirstTasks(job);
            }
        }
    }

    private void starve() {
        while (starvation.next() == now) {
            int job = starvation.starveNext();
            instant = true;
            unfinished.leave();
            announce(EventKind.JOB_STARVED, job);
            stage.scheduler().jobStarved(job);
            noteLeft(job);
        }
        leaveInTurn();
        release();
    }

    /** Whether nothing runs or may still start. */
    private boolean isOver() {
        return unfinished.jobs() == 0 && machine.nextEnd() == Long.MAX_VALUE;
    }

    private void repair() {
        boolean idle = isOver();
        for (Outage outage : forks.repaired(now, machine, idle)) {
            stage.scheduler().repaired(outage);
            instant = true;
        }
    }

    private void fork(Fork fork) {
        fork.check(input, now, this::fate);
        instant = true;
        input = fork.input();
        sink.on(event.begin(EventKind.FORKED, now).with(EventField.FORK, forks.begun()));
        forks.begin(now, machine);
        if (closures == null && !input.platform().closures().isEmpty()) {
            closures = new Closures();
        }
        if (closures != null) {
            closures.goOnWith(input, now, machine);
            forks.know(closures.known());
        }
        machine.limit(fork.limit());
        for (int job : fork.removedJobs()) {
            unfinished.leave();
            announce(EventKind.JOB_REMOVED, job);
            noteLeft(job);
        }
        starvation = starvation.goOn(input, fork.jobsStarve());
        liveJobs().forEach(starvation::arrived);
        for (; starvation.next() <= now; unfinished.leave()) {
            int job = starvation.starveNext();
            announce(EventKind.JOB_STARVED, job);
            noteLeft(job);
        }
        leaveInTurn();
        stage = stage.handOver(fork, liveJobs().toArray(), job -> releases == null || releases.isOpen(job), forks, ready);
        release();
        enqueueReady();
    }

    /** Jobs that have arrived and may still finish, in file order. */
    private IntStream liveJobs() {
        return IntStream.range(0, arrived).map(input.order()::jobAt).filter(this::mayFinish).sorted();
    }

    /** Why a job cannot be changed any more. */
    private Optional<String> fate(int job) {
        return hasStarted(job) ? Optional.of("started") : starvation.hasStarved(job) ? Optional.of("starved")
                : unfinished.has(job) ? Optional.empty() : Optional.of("been refused");
    }

    private boolean hasStarted(int job) {
        return IntStream.range(input.index().firstTask(job), input.index().firstTask(job + 1))
                .anyMatch(task -> machine.hasStarted(task) || machine.wasSuspended(task));
    }

    private void enqueueReady() {
        ready.sort();
        for (int i = 0; i < ready.count(); i++) {
            int task = ready.task(i);
            if (!starvation.hasStarved(input.index().jobOf(task))) {
                stage.context().setReady(task, stage.scheduler().queueOf(task));
                stage.scheduler().taskReady(task);
            }
        }
        ready.clear();
    }
}
