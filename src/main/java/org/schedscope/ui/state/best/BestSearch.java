package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Effort;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.OptimumSearch;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** One search for the best schedule of a run's tasks, beside the window; what it tells comes on the window's thread. */
public final class BestSearch {
    private static final long SEED = 1;

    private final AtomicBoolean stopped = new AtomicBoolean();

    /** Who is told of it. */
    public interface Listener {
        /** Something better is known than before. */
        default void progress(SearchState state) {
        }

        /** It is over; nothing is told after that. */
        void found(BestSchedule best);

        /** It cannot be looked for. */
        default void refused(Message why) {
        }
    }

    private BestSearch() {
    }

    /**
     * Begins at once, beside other long work.
     *
     * @param seconds after which it ends; from when it really begins
     */
    public static BestSearch begin(Session session, OpenRun run, Objective objective, long seconds, Listener listener) {
        BestSearch search = new BestSearch();
        session.workBeside(owner -> search.look(run, objective, seconds, new Listener() {
            @Override
            public void progress(SearchState state) {
                owner.execute(() -> listener.progress(state));
            }

            @Override
            public void found(BestSchedule best) {
                owner.execute(() -> listener.found(best));
            }

            @Override
            public void refused(Message why) {
                owner.execute(() -> listener.refused(why));
            }
        }));
        return search;
    }

    private void look(OpenRun run, Objective objective, long seconds, Listener listener) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        Effort effort = new Effort(Long.MAX_VALUE, () -> stopped.get() || System.nanoTime() >= until);
        try {
            SimulationInput input = SimulationInput.of(run.index(), run.platform());
            Consumer<SearchState> told = listener::progress;
            listener.found(new OptimumSearch(input, objective, run.reportOptions().eetCapacity(), SEED).run(effort, told));
        } catch (ModelException wrong) {
            listener.refused(Problem.why(wrong));
        }
    }

    /** Ends it soon, with the best schedule so far. */
    public void stop() {
        stopped.set(true);
    }

    /** Whether the platform of a run is the same all the time, so that it can be said what is best on it. */
    public static Optional<Message> hindrance(OpenRun run) {
        return run.setup().forks().isEmpty() ? Optional.empty() : Optional.of(Message.of("best", "forked"));
    }
}
