package org.schedscope.scheduler.probe;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;

/**
 * A four-phase run gone through a second time, in silence, to see what its scheduler knew. Going back costs the ticks from a copy of the
 * state that was kept on the way.
 */
final class Rerun {
    private static final int MOST_COPIES = 12;

    private final RunSpec spec;
    private final SimulationInput input;
    private final TreeMap<Long, Checkpoint> copies = new TreeMap<>();
    private Simulation simulation;
    /** Steps from one copy to the next: doubled whenever there are too many. */
    private int spacing = 1_000;
    private int steps;

    Rerun(RunSpec spec, SimulationInput input) {
        this.spec = spec;
        this.input = input;
        simulation = start();
    }

    private Simulation start() {
        return Schedulers.start(spec, input, Optional.empty());
    }

    /**
     * The scheduler after everything that happens up to a tick; −1 for before the first. Good until the next question; none where a run
     * that forks has another one then.
     */
    Optional<FourPhaseScheduler> at(long tick) {
        Map.Entry<Long, Checkpoint> nearest = copies.floorEntry(tick);
        if (tick < simulation.tick() || tick < 0 || nearest != null && nearest.getKey() > simulation.tick()) {
            simulation = nearest == null ? start() : Simulation.resume(nearest.getValue(), Optional.empty());
            steps = 0;
        }
        return onTo(tick);
    }

    /** The same scheduler, without going back or by a copy, after everything that happens up to a later tick. */
    Optional<FourPhaseScheduler> onTo(long tick) {
        while (simulation.nextTick() <= tick && simulation.nextTick() != Long.MAX_VALUE) {
            simulation.step();
            steps++;
            if (steps >= spacing && simulation.tick() > (copies.isEmpty() ? 0 : copies.lastKey())) {
                keep();
            }
        }
        return simulation.scheduler() instanceof FourPhaseScheduler known ? Optional.of(known) : Optional.empty();
    }

    /** When there are too many, every second one goes. */
    private void keep() {
        steps = 0;
        copies.put(simulation.tick(), simulation.checkpoint());
        if (copies.size() > MOST_COPIES) {
            boolean[] odd = {false};
            copies.keySet().removeIf(key -> odd[0] = !odd[0]);
            spacing *= 2;
        }
    }
}
