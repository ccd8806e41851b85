package org.schedscope.ui.state.best;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.search.Candidate;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchRequest;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.model.ModelException;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/** Looks for the best ordering beside the window, as {@code search} does in a shell: how far it has come, and what was found. */
public final class OrderingHunt {
    private final Session session;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running", false);
    private final ReadOnlyObjectWrapper<Optional<State>> state = new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Found>> found = new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private Optional<Hunt> hunt = Optional.empty();

    /**
     * How far it has come.
     *
     * @param share of what was asked for that is done, 0 to 1
     * @param tried orderings
     * @param checks runs that the choice has been checked by; 0 before that
     */
    public record State(double share, int tried, Candidate best, int checks) {
    }

    /**
     * What was found.
     *
     * @param answer absent if it was not checked to the end
     */
    public record Found(OrderingQuestion question, OrderingSearch.Found inTraining, Optional<SearchAnswer> answer) {
    }

    public OrderingHunt(Session session) {
        this.session = session;
    }

    /** Begins, unless a search goes on. */
    public void begin(OrderingQuestion question) {
        if (!running.get()) {
            running.set(true);
            state.set(Optional.empty());
            found.set(Optional.empty());
            problem.set(Optional.empty());
            Hunt begun = new Hunt(question);
            hunt = Optional.of(begun);
            session.workBeside(begun::work);
        }
    }

    /** Ends the search soon and has the best checked; while it is checked, leaves it unchecked. */
    public void stop() {
        hunt.ifPresent(goesOn -> (state.get().filter(now -> now.checks() > 0).isPresent() ? goesOn.givenUp : goesOn.enough).set(true));
    }

    /** One search, on a worker; its best is kept whenever it ends. */
    private final class Hunt {
        private final OrderingQuestion question;
        private final AtomicBoolean enough = new AtomicBoolean();
        private final AtomicBoolean givenUp = new AtomicBoolean();
        private final long begun = System.nanoTime();

        Hunt(OrderingQuestion question) {
            this.question = question;
        }

        void work(Executor owner) {
            Optional<Found> outcome = Optional.empty();
            Optional<String> wrong = Optional.empty();
            try {
                outcome = Optional.of(look(owner));
            } catch (IOException | ModelException refused) {
                wrong = Optional.of(SpokenLanguage.tell(refused));
            }
            Optional<Found> there = outcome;
            Optional<String> why = wrong;
            owner.execute(() -> {
                running.set(false);
                problem.set(why);
                found.set(there);
            });
        }

        private Found look(Executor owner) throws IOException {
            SearchCases cases = question.cases();
            int workers = Runtime.getRuntime().availableProcessors();
            OrderingSearch.Found best = new SearchRequest(question.aim(), cases.training(), question.seed(), Shard.ALL, Optional.empty(),
                    workers).search(question.orderings().orElse(Integer.MAX_VALUE), (tried, candidate) -> {
                double share = share(tried);
                owner.execute(() -> state.set(Optional.of(new State(share, tried, candidate, 0))));
                return !enough.get() && share < 1;
            });
            Optional<HeldOut> checked = HeldOut.of(question.aim(), cases.heldOut(), best.chosen().policy(), workers, made -> {
                owner.execute(() -> state.set(Optional.of(new State(1, best.tried(), best.chosen(), made))));
                return !givenUp.get();
            });
            return new Found(question, best,
                    checked.map(on -> new SearchAnswer(question.aim(), best, on, cases.training(), question.workloads())));
        }

        /** As the first of both limits has it. */
        private double share(int tried) {
            double ofTime = question.seconds().isEmpty() ? 0
                    : (double) (System.nanoTime() - begun) / TimeUnit.SECONDS.toNanos(question.seconds().getAsInt());
            return Math.max(ofTime, question.orderings().isEmpty() ? 0 : (double) tried / question.orderings().getAsInt());
        }
    }

    /** Opens the ordering beside the policy that it was held against, on the first workload, side by side. */
    public void openRuns() {
        found.get().ifPresent(ready -> {
            String rival = ready.answer().map(answer -> answer.first().policy()).orElse(ready.inTraining().policy());
            String ordering = ready.inTraining().chosen().policy();
            session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
            session.files().openPair(ready.question().workloads().get(0), () -> {
                RunSetup setup = ready.question().shown();
                return new RunSetup(setup.files(), setup.choices().withPolicy(rival));
            }, setup -> new RunSetup(setup.files(), setup.choices().withPolicy(ordering)));
        });
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** How far the search has come that goes on, or that was the last; none before the first orderings are tried. */
    public ReadOnlyObjectProperty<Optional<State>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** What was found last; none while a search goes on. */
    public ReadOnlyObjectProperty<Optional<Found>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Why nothing was found. */
    public ReadOnlyObjectProperty<Optional<String>> problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
