package org.schedscope.engine;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;

/** The part of a run from its start or a fork to the next fork: one scheduler, its context, and how data reaches its tasks. */
final class SchedulingStage {
    private final SchedulingContext context;
    private final Scheduler scheduler;
    private final Transfers transfers;
    private final Inputs.Listener listener;
    private final Inputs inputs;

    SchedulingStage(SchedulingContext context, Scheduler.Factory factory, Transfers transfers, Inputs.Listener listener) {
        this.context = context;
        this.transfers = transfers;
        this.listener = listener;
        scheduler = factory.create(context);
        inputs = switch (scheduler.dataFlow()) {
            case TO_PLACED_CLUSTER -> new InputsAtPlace(context, transfers, listener);
            case TO_EVERY_CLUSTER -> new InputsEverywhere(context, transfers, listener);
            case ON_DEMAND -> new InputsOnDemand(context, transfers, listener);
        };
    }

    private SchedulingStage(SchedulingStage other, Machine machine, EventSink sink, Transfers transfers, Inputs.Listener listener) {
        this.transfers = transfers;
        this.listener = listener;
        context = other.context.copy(machine, sink);
        scheduler = other.scheduler.copy(context);
        inputs = other.inputs.copy(context, transfers, listener);
    }

    SchedulingStage copy(Machine machine, EventSink sink, Transfers newTransfers, Inputs.Listener newListener) {
        return new SchedulingStage(this, machine, sink, newTransfers, newListener);
    }

    SchedulingContext context() {
        return context;
    }

    Scheduler scheduler() {
        return scheduler;
    }

    Inputs inputs() {
        return inputs;
    }

    private boolean hasPlaces() {
        return scheduler.dataFlow() == DataFlow.TO_PLACED_CLUSTER;
    }

    /**
     * Another scheduler takes over, and with it perhaps another way for data to go.
     *
     * @param live jobs that have arrived and may still finish
     * @param released whether a job's tasks may begin
     * @param ready where tasks go whose inputs are complete
     */
    SchedulingStage handOver(Fork fork, int[] live, IntPredicate released, ForkSchedule forks, ReadyTasks ready) {
        SimulationInput input = fork.input();
        int[] waiting = IntStream.of(live).flatMap(job -> IntStream.range(input.index().firstTask(job), input.index().firstTask(job + 1)))
                .filter(task -> !context.machine().hasStarted(task)).toArray();
        boolean[] wasReady = new boolean[input.index().taskCount()];
        for (int task : waiting) {
            wasReady[task] = inputs.isComplete(task) && released.test(input.index().jobOf(task));
        }
        SchedulingStage next = new SchedulingStage(context.handOver(input, wasReady), fork.scheduler(), transfers, listener);
        int[] taken = next.scheduler.takesReleasedJobs() ? IntStream.of(live).filter(released).toArray() : live;
        TakeoverState past = new TakeoverState(next.context, forks, taken, hasPlaces(), wasReady, scheduler);
        DataAtTakeover data = new DataAtTakeover(next.context, inputs, transfers, past);
        if (next.hasPlaces()) {
            next.scheduler.takeOver(past);
        }
        for (int task : waiting) {
            next.inputs.takeOver(task, data);
        }
        if (!next.hasPlaces()) {
            next.scheduler.takeOver(past);
        }
        IntStream.of(waiting).filter(next.inputs::isComplete)
                .filter(task -> released.test(input.index().jobOf(task))).forEach(ready::add);
        return next;
    }
}
