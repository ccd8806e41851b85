package org.schedscope.scheduler;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.event.ForkSpec;

/** A run up to a tick at which it is forked in many ways: each fork costs only the simulation after the tick. */
public final class ForkPoint {
    private final RunStart start;
    private final Checkpoint before;

    private ForkPoint(RunStart start, Checkpoint before) {
        this.start = start;
        this.before = before;
    }

    /**
     * Simulates up to the tick, before its events.
     *
     * @param input input of the run or, if it is forked, of any part of it
     * @param tick at least 0, and not before that of a fork of the run
     * @param sink receives the events before the tick
     * @param stopped tested before every step
     * @throws CancellationException if it was stopped
     */
    public static ForkPoint of(RunSpec spec, SimulationInput input, long tick, EventSink sink, BooleanSupplier stopped) {
        RunStart start = new RunStart(spec, input, Schedulers::repeated);
        Simulation simulation = start.simulationTo(tick, sink);
        if (!simulation.runUntil(tick - 1, stopped)) {
            throw new CancellationException();
        }
        return new ForkPoint(start, simulation.checkpoint());
    }

    /**
     * The rest of the run with a fork, with a listener from the tick on; equal to that of {@link RunSpec#forked}.
     *
     * @param fork fork at the tick
     */
    public Simulation under(ForkSpec fork, EventSink sink) {
        return Simulation.resume(before, start.next(fork), Optional.of(sink));
    }
}
