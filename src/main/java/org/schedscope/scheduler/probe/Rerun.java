package org.schedscope.scheduler.probe;

import java.util.Optional;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;
import org.schedscope.trace.ReplayCache;

/** A four-phase run repeated without a listener, to read the state of its scheduler. Positions are ticks. */
final class Rerun {
    private static final int MOST_COPIES = 12;
    private static final int STEPS_BETWEEN_COPIES = 1_000;

    private final ReplayCache<Simulation> simulations;
    private long steps;

    Rerun(RunSpec spec, SimulationInput input) {
        simulations = new ReplayCache<>(-1, MOST_COPIES, STEPS_BETWEEN_COPIES, () -> Schedulers.start(spec, input, Optional.empty()),
                simulation -> Simulation.resume(simulation.checkpoint(), Optional.empty()));
    }

    /**
     * The scheduler after everything that happens up to a tick; −1 for before the first. Good until the next question; none where a run
     * that forks has another one then.
     */
    Optional<FourPhaseScheduler> at(long tick) {
        return known(simulations.at(tick, this::step));
    }

    /** The scheduler of the last question, led on to a later tick: never one that goes back or comes from a copy. */
    Optional<FourPhaseScheduler> onTo(long tick) {
        return known(simulations.onTo(tick, this::step));
    }

    private long step(Simulation simulation, long from, long to, long spacing) {
        while (simulation.nextTick() <= to && simulation.nextTick() != Long.MAX_VALUE) {
            simulation.step();
            steps++;
            if (steps % spacing == 0) {
                return simulation.tick();
            }
        }
        return to;
    }

    private static Optional<FourPhaseScheduler> known(Simulation simulation) {
        return simulation.scheduler() instanceof FourPhaseScheduler known ? Optional.of(known) : Optional.empty();
    }
}
