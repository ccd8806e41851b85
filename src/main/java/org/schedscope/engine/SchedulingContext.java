package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;

/** The interface of a simulation to its scheduler: what it can read and do. */
public final class SchedulingContext {
    private final SimulationInput input;
    private final Machine machine;
    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    private final int[] placedOn;
    private final long[] readyTick;
    private DataReadyTicks dataTicks;
    private InputsOnDemand onDemand;
    private long now;
    /** By task, whether it was ready at the last fork; null without forks. */
    private boolean[] readyBefore;
    private final PassTimes passTimes;

    SchedulingContext(SimulationInput input, Machine machine, EventSink sink) {
        this.input = input;
        this.machine = machine;
        this.sink = sink;
        placedOn = new int[input.index().taskCount()];
        readyTick = new long[input.index().taskCount()];
        passTimes = new PassTimes();
    }

    private SchedulingContext(SchedulingContext other, Machine machine, EventSink sink) {
        input = other.input;
        this.machine = machine;
        this.sink = sink;
        placedOn = other.placedOn.clone();
        readyTick = other.readyTick.clone();
        dataTicks = other.dataTicks == null ? null : other.dataTicks.copy();
        now = other.now;
        readyBefore = other.readyBefore;
        passTimes = other.passTimes.copy();
    }

    /** Creates the context of another scheduler that takes over from this one at the present tick. */
    private SchedulingContext(SchedulingContext other, SimulationInput newInput, boolean[] wasReady) {
        input = newInput;
        machine = other.machine;
        sink = other.sink;
        placedOn = other.placedOn.clone();
        readyTick = other.readyTick;
        now = other.now;
        readyBefore = wasReady;
        passTimes = other.passTimes;
    }

    SchedulingContext handOver(SimulationInput newInput, boolean[] wasReady) {
        return new SchedulingContext(this, newInput, wasReady);
    }

    SchedulingContext copy(Machine newMachine, EventSink newSink) {
        return new SchedulingContext(this, newMachine, newSink);
    }

    void advanceTo(long tick) {
        now = tick;
    }

    void setReady(int task, int queue) {
        if (readyBefore == null || !readyBefore[task]) {
            readyTick[task] = now;
        }
        sink.on(event.begin(EventKind.TASK_READY, now).with(EventField.TASK, task).with(EventField.QUEUE, queue));
    }

    /** Kept from the first call on, which must be made before anything happens. */
    DataReadyTicks dataTicks() {
        if (dataTicks == null) {
            dataTicks = new DataReadyTicks(input);
        }
        return dataTicks;
    }

    void bind(InputsOnDemand inputs) {
        onDemand = inputs;
    }

    /**
     * Starts the transfer of the input of a task to a cluster; with {@link DataFlow#ON_DEMAND} only. After several calls, the last cluster
     * counts.
     */
    public void moveData(int task, int cluster) {
        onDemand.request(task, cluster);
    }

    /**
     * The tick from which the output of all finished parents of a task is on a cluster that can run it; not with
     * {@link DataFlow#TO_PLACED_CLUSTER}.
     */
    public long dataThere(int task, int cluster) {
        return dataTicks.of(task, cluster);
    }

    public long now() {
        return now;
    }

    public SimulationInput input() {
        return input;
    }

    public Machine machine() {
        return machine;
    }

    /** The times of passes, for schedulers that put passes off. */
    public PassTimes passTimes() {
        return passTimes;
    }

    /** The cluster that a task was placed on. */
    public int placedOn(int task) {
        return placedOn[task];
    }

    /** The tick at which a task became ready. */
    public long readyTick(int task) {
        return readyTick[task];
    }

    /** Sends a task to a cluster, for good. */
    public void place(int task, int cluster) {
        placedOn[task] = cluster;
        sink.on(event.begin(EventKind.TASK_PLACED, now).with(EventField.TASK, task).with(EventField.CLUSTER, cluster));
    }

    /** Announces a pass over a queue that is not empty: that of a cluster, or the central one. */
    public void announcePass(int queue, int queueLength) {
        sink.on(event.begin(EventKind.SCHEDULING_PASS, now).with(EventField.QUEUE, queue).with(EventField.QUEUE_LENGTH, queueLength));
    }

    /** Announces a reservation of a queued task. */
    public void announceReservation(int task, int cluster, long start, long end) {
        sink.on(event.begin(EventKind.RESERVATION_MADE, now).with(EventField.TASK, task).with(EventField.CLUSTER, cluster)
                .with(EventField.START, start).with(EventField.END, end));
    }
}
