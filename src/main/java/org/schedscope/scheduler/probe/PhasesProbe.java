package org.schedscope.scheduler.probe;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;
import org.schedscope.scheduler.fourphase.PhaseRules;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.trace.Trace;

/**
 * What the four phases did in a pass: recorded from the scheduler itself, in a second run up to there, so that hot-path events need not
 * carry it. Owned by one thread.
 */
public final class PhasesProbe {
    private final Rerun rerun;
    private long passTick = -1;
    private Optional<PhasesPass> pass = Optional.empty();

    /** @param spec of a run that {@link #explains} */
    public PhasesProbe(RunSpec spec, SimulationInput input) {
        rerun = new Rerun(spec, input);
    }

    /** Whether the passes of a run have four phases: whether tasks are committed as they become ready, not whole workflows. */
    public static boolean explains(RunSpec spec) {
        return hasPhases(spec) && Schedulers.expanded(spec).chosen(PhaseRules.PLANNING) == PhaseRules.PlanningRule.ONLINE;
    }

    /** Whether a run's scheduler is the one with phases, though perhaps switched to committing whole workflows. */
    public static boolean hasPhases(RunSpec spec) {
        return spec.scheduler().equals(Schedulers.FOUR_PHASE);
    }

    /**
     * The last pass among the events before a position, whole even if the position is in the middle of it; none before the first,
     * and where a run that forks has another scheduler.
     */
    public Optional<PhasesPass> lastBefore(Trace trace, int position) {
        for (int seq = position - 1; seq >= 0; seq--) {
            if (trace.kind(seq) == EventKind.SCHEDULING_PASS) {
                return at(trace.tick(seq));
            }
        }
        return Optional.empty();
    }

    private Optional<PhasesPass> at(long tick) {
        if (tick != passTick) {
            Optional<FourPhaseScheduler> scheduler = rerun.at(tick - 1);
            Optional<Supplier<PhasesPass>> watched = scheduler.map(FourPhaseScheduler::watch);
            // A scheduler that takes over at this very tick was not there to be watched.
            boolean stays = rerun.onTo(tick).equals(scheduler);
            pass = watched.filter(asked -> stays).map(Supplier::get);
            passTick = tick;
        }
        return pass;
    }
}
