package org.schedscope.scheduler;

import org.schedscope.engine.Simulation;
import org.schedscope.engine.SimulationInput;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;

/** A four-phase run gone through a second time, in silence, to see what its scheduler knew. Goes forward only. */
final class Rerun {
    private final Simulation simulation;
    private FourPhaseScheduler scheduler;

    Rerun(RunSpec spec, SimulationInput input) {
        simulation = Schedulers.startWatched(spec, input, made -> scheduler = made);
    }

    /** The last tick that it has been through. */
    long tick() {
        return simulation.tick();
    }

    /** The scheduler after everything that happens up to a tick, which must not be before {@link #tick()}. */
    FourPhaseScheduler at(long tick) {
        simulation.runUntil(tick);
        return scheduler;
    }
}
