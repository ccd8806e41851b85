package org.schedscope.engine;

import java.util.Arrays;
import java.util.Optional;
import org.schedscope.event.EventSink;

/**
 * One run, moved from outside a tick at a time. Not thread-safe: one thread at a time owns a simulation.
 */
public final class Simulation {
    private final SimulationInput input;
    private final EventSink sink;
    private final Machine machine;
    private final Transfers transfers;
    private final SchedulingContext context;
    private final Scheduler scheduler;
    private final Inputs inputs;
    private final Starvation starvation;
    private final int[] unfinishedTasks;
    private int arrived;
    private int unfinishedJobs;
    private int[] ready = new int[64];
    private int readyCount;
    private long now;
    private boolean instant;
    /** Nothing of a starved job makes an instant. */
    private final Inputs.Listener toldOfInputs = new Inputs.Listener() {
        @Override
        public void inputComplete(int task) {
            if (!starvation.hasStarved(input.index().jobOf(task))) {
                instant = true;
                becomesReady(task);
            }
        }

        @Override
        public void inputCompleteElsewhere(int task) {
            instant |= !starvation.hasStarved(input.index().jobOf(task));
        }
    };

    /**
     * A run at its very beginning. Without a sink nobody is told what happens.
     *
     * @param jobsStarve whether a job leaves when it has lost all value
     */
    public Simulation(SimulationInput input, Scheduler.Factory schedulerFactory, boolean jobsStarve, Optional<EventSink> listener) {
        this.input = input;
        sink = listener.orElse(null);
        machine = new Machine(input, sink);
        transfers = new Transfers(sink);
        context = new SchedulingContext(input, machine, sink);
        scheduler = schedulerFactory.create(context);
        inputs = inputs(scheduler.dataFlow());
        starvation = new Starvation(input, jobsStarve);
        unfinishedTasks = new int[input.index().jobCount()];
        unfinishedJobs = unfinishedTasks.length;
        for (int job = 0; job < unfinishedTasks.length; job++) {
            unfinishedTasks[job] = input.index().taskCountOf(job);
        }
    }

    private Inputs inputs(DataFlow flow) {
        return switch (flow) {
            case TO_PLACED_CLUSTER -> new InputsAtPlace(context, transfers, toldOfInputs);
            case TO_EVERY_CLUSTER -> new InputsEverywhere(context, transfers, toldOfInputs);
            case ON_DEMAND -> new InputsOnDemand(context, transfers, toldOfInputs);
        };
    }

    private Simulation(Simulation other, EventSink sink) {
        input = other.input;
        this.sink = sink;
        machine = other.machine.copy(sink);
        transfers = other.transfers.copy(sink);
        context = other.context.copy(machine, sink);
        scheduler = other.scheduler.copy(context);
        inputs = other.inputs.copy(context, transfers, toldOfInputs);
        starvation = other.starvation.copy();
        unfinishedTasks = other.unfinishedTasks.clone();
        arrived = other.arrived;
        unfinishedJobs = other.unfinishedJobs;
        now = other.now;
    }

    /** The state between two ticks, to come back to. */
    public Checkpoint checkpoint() {
        return new Checkpoint(new Simulation(this, null));
    }

    /** A simulation that goes on from a checkpoint as the first one did. */
    public static Simulation resume(Checkpoint checkpoint, Optional<EventSink> listener) {
        return new Simulation(checkpoint.state(), listener.orElse(null));
    }

    /** The tick of the last {@link #step()}; 0 before the first. */
    public long tick() {
        return now;
    }

    public boolean hasNext() {
        return nextTick() != Long.MAX_VALUE;
    }

    /** The next tick in which something happens; {@link Long#MAX_VALUE} if nothing will. */
    public long nextTick() {
        long told = Math.min(Math.min(machine.nextEnd(), transfers.nextArrival()), Math.min(nextJobArrival(), starvation.next()));
        return Math.min(told, scheduler.nextWake());
    }

    private long nextJobArrival() {
        return arrived == unfinishedTasks.length ? Long.MAX_VALUE : input.arrivalByPlace(arrived);
    }

    /** Jobs that may still finish. */
    public int unfinishedJobs() {
        return unfinishedJobs;
    }

    /** Everything that happens in the next tick in which something does. */
    public void step() {
        stepTo(nextTick());
    }

    private void stepTo(long tick) {
        now = tick;
        context.advanceTo(now);
        instant = scheduler.nextWake() == now;
        finish();
        completeTransfers();
        arrive();
        starve();
        enqueueReady();
        if (instant) {
            scheduler.pass();
        }
    }

    /** Steps while the next tick is not after {@code tick}. */
    public void runUntil(long tick) {
        for (long next = nextTick(); next <= tick && next != Long.MAX_VALUE; next = nextTick()) {
            stepTo(next);
        }
    }

    public void runToEnd() {
        runUntil(Long.MAX_VALUE);
    }

    private void finish() {
        while (machine.nextEnd() == now) {
            int task = machine.finishNext();
            int cluster = machine.runsOn(task);
            if (sink != null) {
                sink.taskFinished(now, task, cluster);
            }
            scheduler.taskFinished(task, cluster);
            int job = input.index().jobOf(task);
            if (!starvation.hasStarved(job)) {
                instant = true;
                endIfLast(job);
                inputs.send(now, task, cluster);
            }
        }
    }

    private void endIfLast(int job) {
        if (--unfinishedTasks[job] == 0) {
            unfinishedJobs--;
            starvation.finished(job);
            if (sink != null) {
                sink.jobFinished(now, job);
            }
        }
    }

    private void completeTransfers() {
        while (transfers.nextArrival() == now) {
            transfers.finishNext(now, inputs);
        }
    }

    private void becomesReady(int task) {
        if (readyCount == ready.length) {
            ready = Arrays.copyOf(ready, readyCount * 2);
        }
        ready[readyCount++] = task;
    }

    private void arrive() {
        while (nextJobArrival() == now) {
            int job = input.jobByArrival(arrived++);
            instant = true;
            if (sink != null) {
                sink.jobArrived(now, job);
            }
            scheduler.jobArrived(job);
            starvation.arrived(job);
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (inputs.needsNothing(task)) {
                    becomesReady(task);
                }
            }
        }
    }

    private void starve() {
        while (starvation.next() == now) {
            int job = starvation.starveNext();
            instant = true;
            unfinishedJobs--;
            if (sink != null) {
                sink.jobStarved(now, job);
            }
            scheduler.jobStarved(job);
        }
    }

    private void enqueueReady() {
        if (readyCount > 1) {
            Arrays.sort(ready, 0, readyCount);
        }
        for (int i = 0; i < readyCount; i++) {
            int task = ready[i];
            if (!starvation.hasStarved(input.index().jobOf(task))) {
                context.setReady(task, scheduler.queueOf(task));
                scheduler.taskReady(task);
            }
        }
        readyCount = 0;
    }
}
