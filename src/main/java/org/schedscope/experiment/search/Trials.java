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

/** Tries orderings on cases, as many at a time as there are workers, and notes what they come to in a journal, in the order asked for. */
final class Trials implements AutoCloseable {
    private final Aim aim;
    private final List<SearchCase> cases;
    private final SearchJournal journal;
    private final ExecutorService pool;

    /** An ordering or policy, by its name as a policy, on a case. */
    private record Trial(String policy, int number, Future<double[]> values) {
    }

    Trials(Aim aim, List<SearchCase> cases, SearchJournal journal, int workers) {
        this.aim = aim;
        this.cases = cases;
        this.journal = journal;
        pool = pool(workers);
    }

    /** Threads that make runs; they keep no process alive. */
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

    /** Sees to it that some policies have been tried on all cases from one to another. */
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

    /** What a policy that was tried came to in a case: the metric, then that of each bound. */
    double[] values(String policy, int number) {
        Optional<double[]> values = journal.find(policy, number);
        return values.orElseThrow(() -> new IllegalStateException(policy + " was not tried on case " + number));
    }

    /** Not a number where the ordering divides by zero. */
    private double[] values(String policy, SearchCase place) {
        try {
            return aim.values(place.measured(policy));
        } catch (FailedRunException cannotOrder) {
            double[] none = new double[1 + aim.bounds().size()];
            Arrays.fill(none, Double.NaN);
            return none;
        }
    }

    /** What a run came to. */
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
