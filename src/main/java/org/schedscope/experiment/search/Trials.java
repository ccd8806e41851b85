package org.schedscope.experiment.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.schedscope.experiment.sweep.FailedTask;
import org.schedscope.model.FailedRunException;

/** Runs of orderings on cases by parallel workers, recorded in a journal in the order of the requests. */
final class Trials implements AutoCloseable {
    private final SearchObjective objective;
    private final List<SearchCase> cases;
    private final SearchJournal journal;
    private final ExecutorService pool;

    /** A policy on a case. */
    private record Trial(String policy, int number, Future<double[]> values) {
    }

    Trials(SearchObjective objective, List<SearchCase> cases, SearchJournal journal, int workers) {
        this.objective = objective;
        this.cases = cases;
        this.journal = journal;
        pool = pool(workers);
    }

    /** Daemon threads for runs. */
    static ExecutorService pool(int workers) {
        return Executors.newFixedThreadPool(workers, task -> {
            Thread thread = new Thread(task, "search");
            thread.setDaemon(true);
            return thread;
        });
    }

    List<SearchCase> cases() {
        return cases;
    }

    /** Runs policies on a range of cases, unless the journal has their results. */
    void carryOut(List<String> policies, int from, int to) throws IOException {
        List<Trial> trials = new ArrayList<>();
        for (String policy : policies) {
            for (int number = from; number < to; number++) {
                if (journal.find(policy, number).isEmpty()) {
                    SearchCase place = cases.get(number);
                    trials.add(new Trial(policy, number, pool.submit(() -> values(policy, place))));
                }
            }
        }
        for (Trial trial : trials) {
            journal.add(trial.policy(), trial.number(), result(trial.values()));
        }
        journal.flush();
    }

    /** The result of a policy in a case: the metric, then the metric of each constraint. */
    double[] values(String policy, int number) {
        Optional<double[]> values = journal.find(policy, number);
        return values.orElseThrow(() -> new IllegalStateException(policy + " was not tried on case " + number));
    }

    /** NaN where the ordering divides by zero. */
    private double[] values(String policy, SearchCase place) {
        try {
            return objective.values(place.measured(policy));
        } catch (FailedRunException cannotOrder) {
            double[] none = new double[1 + objective.bounds().size()];
            Arrays.fill(none, Double.NaN);
            return none;
        }
    }

    /** The result of a run; rethrows its exceptions. */
    static <T> T result(Future<T> run) throws IOException {
        try {
            return run.get();
        } catch (ExecutionException e) {
            throw FailedTask.of(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
