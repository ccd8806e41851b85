package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.RunSetup;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** The best possible schedule of the open run's tasks: what is asked for; and, when it is found, a run beside that one. */
public final class BestPossible {
    private static final int USUAL_SECONDS = 60;

    private final Session session;
    private final Function<Objective, String> name;
    private final ObjectProperty<Objective> objective = new SimpleObjectProperty<>(this, "objective", Objective.MAKESPAN);
    private final ObjectProperty<Integer> seconds = new SimpleObjectProperty<>(this, "seconds", USUAL_SECONDS);
    private final LongSearch<SearchState, BestSchedule> search;

    /** @param name what the run of a best schedule is called */
    public BestPossible(Session session, Function<Objective, String> name) {
        this.session = session;
        this.name = name;
        search = session.search();
    }

    /** What it is to be best in. */
    public ObjectProperty<Objective> objective() {
        return objective;
    }

    /** How long to look at most. */
    public ObjectProperty<Integer> seconds() {
        return seconds;
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
