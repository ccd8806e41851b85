package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/** The best possible schedule of the open run's tasks: what is asked for; and, when it is found, a run beside that one. */
public final class BestPossible {
    private static final int USUAL_SECONDS = 60;

    private final Session session;
    private final Function<Objective, String> name;
    private final ObjectProperty<Objective> objective = new SimpleObjectProperty<>(this, "objective", Objective.MAKESPAN);
    private final ObjectProperty<Integer> seconds = new SimpleObjectProperty<>(this, "seconds", USUAL_SECONDS);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running", false);
    private final ReadOnlyObjectWrapper<Optional<SearchState>> state = new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<BestSchedule>> found = new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Message>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private Optional<BestSearch> search = Optional.empty();

    /** @param name what the run of a best schedule is called */
    public BestPossible(Session session, Function<Objective, String> name) {
        this.session = session;
        this.name = name;
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
        if (running.get()) {
            return;
        }
        OpenRun run = session.runs().run();
        state.set(Optional.empty());
        found.set(Optional.empty());
        problem.set(BestSearch.hindrance(run));
        if (problem.get().isEmpty()) {
            running.set(true);
            search = Optional.of(BestSearch.begin(session, run, objective.get(), seconds.get(), new Listening(run)));
        }
    }

    /** Ends the search, if one goes on, and keeps the best. */
    public void stop() {
        search.ifPresent(BestSearch::stop);
    }

    private final class Listening implements BestSearch.Listener {
        private final OpenRun run;

        Listening(OpenRun run) {
            this.run = run;
        }

        @Override
        public void progress(SearchState now) {
            state.set(Optional.of(now));
        }

        @Override
        public void found(BestSchedule best) {
            running.set(false);
            found.set(Optional.of(best));
            RunSetup setup = run.setup().byHand(best.schedule(), name.apply(best.objective()));
            Optional<OpenRun> there = session.runs().keptAs(run);
            if (there.isPresent()) {
                session.runs().show(there.get());
                session.runs().openToCompare(setup);
            } else {
                session.runs().openBeside(setup);
            }
        }

        @Override
        public void refused(Message why) {
            running.set(false);
            problem.set(Optional.of(why));
        }
    }

    /** Whether a search goes on. */
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** How far the search has come that goes on, or that was the last; none before anything is known. */
    public ReadOnlyObjectProperty<Optional<SearchState>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** What was found last; none while a search goes on. */
    public ReadOnlyObjectProperty<Optional<BestSchedule>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Why nothing can be looked for. */
    public ReadOnlyObjectProperty<Optional<Message>> problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
