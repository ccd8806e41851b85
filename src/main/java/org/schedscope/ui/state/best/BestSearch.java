package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Budget;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.OptimumSearch;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.run.OpenRun;

/** The search for the best schedule of a run's tasks, to be done beside the window. */
public final class BestSearch {
    private static final long SEED = 1;

    private BestSearch() {
    }

    /** @param seconds after which it ends; from when it really begins */
    public static LongSearch.Work<SearchState, BestSchedule> of(OpenRun run, Objective objective, long seconds) {
        return watch -> {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            Budget budget = new Budget(Long.MAX_VALUE, () -> watch.isStopped() || System.nanoTime() >= until);
            SimulationInput input = SimulationInput.of(run.index(), run.platform());
            return new OptimumSearch(input, objective, run.reportOptions().eetCapacity(), SEED).run(budget, watch::tell);
        };
    }

    /** Whether the platform of a run is the same all the time, so that a best schedule is defined. */
    public static Optional<Message> hindrance(OpenRun run) {
        return run.setup().choices().forks().isEmpty() ? Optional.empty() : Optional.of(Message.of("best", "forked"));
    }
}
