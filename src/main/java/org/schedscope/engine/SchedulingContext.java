package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;

/** What a simulation lets its scheduler see and do. */
public final class SchedulingContext {
    private final SimulationInput input;
    private final Machine machine;
    private final EventSink sink;
    private final int[] placedOn;
    private final long[] readyTick;
    private DataReadyTicks dataTicks;
    private InputsOnDemand onDemand;
    private long now;
    /** What had been ready at the last fork; null if there was none. */
    private boolean[] readyBefore;

    SchedulingContext(SimulationInput input, Machine machine, EventSink sink) {
        this.input = input;
        this.machine = machine;
        this.sink = sink;
        placedOn = new int[input.index().taskCount()];
        readyTick = new long[input.index().taskCount()];
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
    }

    /** For another scheduler that takes over from this one at the present tick. */
    private SchedulingContext(SchedulingContext other, SimulationInput newInput, boolean[] wasReady) {
        input = newInput;
        machine = other.machine;
        sink = other.sink;
        placedOn = other.placedOn.clone();
        readyTick = other.readyTick;
        now = other.now;
        readyBefore = wasReady;
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
        sink.taskReady(now, task, queue);
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

    /** Lets the input of a task come to a cluster; with {@link DataFlow#ON_DEMAND} only. After several calls, the last cluster counts. */
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
        sink.taskPlaced(now, task, cluster);
    }

    /** Announces a pass over a queue that is not empty: that of a cluster, or the central one. */
    public void announcePass(int queue, int queueLength) {
        sink.schedulingPass(now, queue, queueLength);
    }

    /** Announces a reservation of a queued task. */
    public void announceReservation(int task, int cluster, long start, long end) {
        sink.reservationMade(now, task, cluster, start, end);
    }
}
