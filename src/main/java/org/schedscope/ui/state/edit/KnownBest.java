package org.schedscope.ui.state.edit;

import java.util.Optional;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.best.BestSearch;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** How short a schedule of the tasks that are placed by hand can be at all, looked for beside the window. */
final class KnownBest {
    /** Beyond that, what is found in a short time would be no measure. */
    private static final int MOST_TASKS = 60;
    private static final long SECONDS = 20;

    private final LongSearch<SearchState, BestSchedule> search;
    private final Runnable changed;

    /** @param changed told when it is known */
    KnownBest(Session session, Runnable changed) {
        search = session.search();
        this.changed = changed;
    }

    void begin(OpenRun run) {
        end();
        if (run.index().taskCount() <= MOST_TASKS && run.setup().choices().forks().isEmpty()) {
            search.begin(BestSearch.of(run, Objective.MAKESPAN, SECONDS), found -> changed.run());
        }
    }

    void end() {
        search.forget();
    }

    /** What was found; nothing while it is looked for, and of many tasks. */
    Optional<BestSchedule> best() {
        return search.get().found();
    }
}
