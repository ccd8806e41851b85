package org.schedscope.ui.state.best;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.experiment.RunSetup;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** Search for the best possible schedule of the open run's tasks; the schedule it finds is a run beside that one. */
public final class BestPossible extends Form {
    private static final int USUAL_SECONDS = 60;

    private final Session session;
    private final Function<Objective, String> name;
    public final Choice<Objective> objective = choice("objective", Objective.MAKESPAN, List.of(Objective.values()));
    /** Time limit in seconds. */
    public final Choice<Integer> seconds = choice("time", USUAL_SECONDS, List.of(10, 60, 600, 3600));
    private final LongSearch<SearchState, BestSchedule> search;

    /** @param name what the run of a best schedule is called */
    public BestPossible(Session session, Function<Objective, String> name) {
        this.session = session;
        this.name = name;
        search = session.search();
    }

    /** Begins with the open run, unless a search goes on. */
    public void begin() {
        OpenRun run = session.runs().run();
        Optional<Message> hindrance = BestSearch.hindrance(run);
        if (hindrance.isPresent()) {
            search.refuse(hindrance.get());
        } else {
            search.begin(BestSearch.of(run, objective.get(), seconds.get()), best -> open(run, best));
        }
    }

    private void open(OpenRun run, BestSchedule best) {
        RunSetup setup = run.setup().byHand(best.schedule(), name.apply(best.objective()));
        Optional<OpenRun> there = session.runs().keptAs(run);
        if (there.isPresent()) {
            session.runs().show(there.get());
            session.runs().openToCompare(setup);
        } else {
            session.runs().openBeside(setup);
        }
    }

    /** How it goes. */
    public LongSearch<SearchState, BestSchedule> search() {
        return search;
    }
}
