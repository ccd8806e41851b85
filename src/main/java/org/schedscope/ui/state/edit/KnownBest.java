package org.schedscope.ui.state.edit;

import java.util.Optional;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.ui.state.best.BestSearch;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** How short a schedule of the tasks that are placed by hand can be at all, looked for beside the window. */
final class KnownBest {
    /** Beyond that, what is found in a short time would be no measure. */
    private static final int MOST_TASKS = 60;
    private static final long SECONDS = 20;

    private final Session session;
    private final Runnable changed;
    private Optional<BestSearch> search = Optional.empty();
    private Optional<BestSchedule> best = Optional.empty();

    /** @param changed told when it is known */
    KnownBest(Session session, Runnable changed) {
        this.session = session;
        this.changed = changed;
    }

    void begin(OpenRun run) {
        end();
        if (run.index().taskCount() <= MOST_TASKS && run.setup().forks().isEmpty()) {
            BestSearch[] own = new BestSearch[1];
            own[0] = BestSearch.begin(session, run, Objective.MAKESPAN, SECONDS, found -> {
                if (search.filter(now -> now == own[0]).isPresent()) {
                    best = Optional.of(found);
                    changed.run();
                }
            });
            search = Optional.of(own[0]);
        }
    }

    void end() {
        search.ifPresent(BestSearch::stop);
        search = Optional.empty();
        best = Optional.empty();
    }

    /** What was found; nothing while it is looked for, and of many tasks. */
    Optional<BestSchedule> best() {
        return best;
    }
}
