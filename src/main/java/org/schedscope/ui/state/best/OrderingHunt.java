package org.schedscope.ui.state.best;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.search.Candidate;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchRequest;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.session.Session;

/** Looks for the best ordering beside the window, as {@code search} does in a shell: how far it has come, and what was found. */
public final class OrderingHunt {
    private final Session session;
    private final LongSearch<State, Found> search;
    private AtomicBoolean givenUp = new AtomicBoolean();

    /**
     * Progress of a search.
     *
     * @param share of the limit that is used, 0 to 1
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
        search = session.search();
    }

    /** Begins, unless a search goes on. */
    public void begin(OrderingQuestion question) {
        if (!search.get().goesOn()) {
            givenUp = new AtomicBoolean();
            search.begin(new Hunt(question, givenUp)::look);
        }
    }

    /** Ends the search soon and has the best checked; while it is checked, leaves it unchecked. */
    public void stop() {
        if (search.get().progress().filter(now -> now.checks() > 0).isPresent()) {
            givenUp.set(true);
        }
        search.stop();
    }

    /** One search, on a worker; its best is kept whenever it ends. */
    private static final class Hunt {
        private final OrderingQuestion question;
        private final AtomicBoolean givenUp;
        private final long begun = System.nanoTime();

        Hunt(OrderingQuestion question, AtomicBoolean givenUp) {
            this.question = question;
            this.givenUp = givenUp;
        }

        Found look(LongSearch.Watch<State> watch) throws IOException {
            SearchCases cases = question.cases();
            int workers = Runtime.getRuntime().availableProcessors();
            OrderingSearch.Found best = new SearchRequest(question.objective(), cases.training(), question.seed(), Shard.ALL,
                    Optional.empty(),
                    workers).search(question.orderings().orElse(Integer.MAX_VALUE), (tried, candidate) -> {
                        double share = share(tried);
                        watch.tell(new State(share, tried, candidate, 0));
                        return !watch.isStopped() && share < 1;
                    });
            Optional<HeldOut> checked = HeldOut.of(question.objective(), cases.heldOut(), best.chosen().policy(), workers, made -> {
                watch.tell(new State(1, best.tried(), best.chosen(), made));
                return !givenUp.get();
            });
            return new Found(question, best,
                    checked.map(on -> new SearchAnswer(question.objective(), best, on, cases.training(), question.workloads())));
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
        search.get().found().ifPresent(ready -> {
            String rival = ready.answer().map(answer -> answer.first().policy()).orElse(ready.inTraining().policy());
            String ordering = ready.inTraining().chosen().policy();
            session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
            session.files().openPair(ready.question().workloads().get(0), () -> {
                RunSetup setup = ready.question().shown();
                return setup.under(Schedulers.withPolicy(setup.choices().withoutForks(), rival));
            }, setup -> setup.under(Schedulers.withPolicy(setup.choices().withoutForks(), ordering)));
        });
    }

    /** How it goes. */
    public LongSearch<State, Found> search() {
        return search;
    }
}
