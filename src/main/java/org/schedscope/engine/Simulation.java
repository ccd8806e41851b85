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
    private final int[] missingInputs;
    private final int[] unfinishedTasks;
    private int arrived;
    private int unfinishedJobs;
    private int[] ready = new int[64];
    private int readyCount;
    private long now;
    private boolean instant;

    /** A run at its very beginning. Without a sink nobody is told what happens. */
    public Simulation(SimulationInput input, Scheduler.Factory schedulerFactory, Optional<EventSink> listener) {
        this.input = input;
        sink = listener.orElse(null);
        machine = new Machine(input, sink);
        transfers = new Transfers(sink);
        context = new SchedulingContext(input, machine, sink);
        scheduler = schedulerFactory.create(context);
        missingInputs = new int[input.index().taskCount()];
        unfinishedTasks = new int[input.index().jobCount()];
        unfinishedJobs = unfinishedTasks.length;
        for (int job = 0; job < unfinishedTasks.length; job++) {
            unfinishedTasks[job] = input.index().taskCountOf(job);
        }
        for (int edge = 0; edge < input.firstEdge(missingInputs.length); edge++) {
            missingInputs[input.edgeChild(edge)]++;
        }
    }

    private Simulation(Simulation other, EventSink sink) {
        input = other.input;
        this.sink = sink;
        machine = other.machine.copy(sink);
        transfers = other.transfers.copy(sink);
        context = other.context.copy(machine, sink);
        scheduler = other.scheduler.copy(context);
        missingInputs = other.missingInputs.clone();
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
        return Math.min(Math.min(machine.nextEnd(), transfers.nextArrival()), nextJobArrival());
    }

    private long nextJobArrival() {
        return arrived == unfinishedTasks.length ? Long.MAX_VALUE : input.arrivalByPlace(arrived);
    }

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
        instant = false;
        finish();
        completeTransfers();
        arrive();
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
            instant = true;
            if (sink != null) {
                sink.taskFinished(now, task, machine.runsOn(task));
            }
            scheduler.taskFinished(task, machine.runsOn(task));
            int job = input.index().jobOf(task);
            if (--unfinishedTasks[job] == 0) {
                unfinishedJobs--;
                if (sink != null) {
                    sink.jobFinished(now, job);
                }
            }
            sendOutput(task);
        }
    }

    private void sendOutput(int task) {
        int from = machine.runsOn(task);
        for (int edge = input.firstEdge(task); edge < input.firstEdge(task + 1); edge++) {
            int child = input.edgeChild(edge);
            int to = context.placedOn(child);
            long delay = input.delay(task, edge, from, to);
            if (delay == 0) {
                receive(child);
            } else {
                transfers.start(now, task, child, from, to, delay);
            }
        }
    }

    private void completeTransfers() {
        while (transfers.nextArrival() == now) {
            receive(transfers.finishNext(now));
        }
    }

    private void receive(int task) {
        if (--missingInputs[task] == 0) {
            becomesReady(task);
        }
    }

    private void becomesReady(int task) {
        instant = true;
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
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (missingInputs[task] == 0) {
                    becomesReady(task);
                }
            }
        }
    }

    private void enqueueReady() {
        if (readyCount > 1) {
            Arrays.sort(ready, 0, readyCount);
        }
        for (int i = 0; i < readyCount; i++) {
            context.setReady(ready[i]);
            scheduler.taskReady(ready[i]);
        }
        readyCount = 0;
    }
}
