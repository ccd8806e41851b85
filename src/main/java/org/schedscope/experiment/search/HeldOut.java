package org.schedscope.experiment.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.IntPredicate;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.statistics.Holm;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.metrics.statistics.PairedTTest;

/**
 * Evaluation of an ordering on held-out cases beside every built-in policy. Only this shows its worth; some ordering always looks good on
 * the training cases.
 */
public final class HeldOut {
    private static final double PER_CENT = 100;

    private final SearchObjective objective;
    private final List<SearchCase> cases;
    private final String ordering;
    private final Map<String, List<HeldOutRun>> runs;
    private final boolean relative;
    private final List<Rival> rivals;

    /**
     * A built-in policy beside the ordering.
     *
     * @param mean of the metric over the cases
     * @param gain of the ordering, in per cent of the policy's value; in the metric's unit where that can be 0
     * @param p of no difference, with Holm's correction for the number of policies
     * @param broken cases that break a constraint
     */
    public record Rival(String policy, double mean, Interval gain, double p, int broken) {
        /** Whether the ordering is significantly better. */
        public boolean isBeaten() {
            return p < PairedTTest.LEVEL && gain.middle() > 0;
        }
    }

    /** Another metric, in which the ordering is significantly worse than the best built-in policy; p with Holm's correction. */
    public record Worse(Metric metric, double ordering, double rival, double p) {
    }

    /** The user with the largest increase of mean SLR against the best built-in policy. */
    public record Loser(String user, double ordering, double rival) {
    }

    private HeldOut(SearchObjective objective, List<SearchCase> cases, String ordering, Map<String, List<HeldOutRun>> runs) {
        this.objective = objective;
        this.cases = cases;
        this.ordering = ordering;
        this.runs = runs;
        relative = runs.keySet().stream()
                .allMatch(policy -> Arrays.stream(values(policy, objective.metric())).allMatch(value -> value > 0));
        rivals = compared(OrderingSearch.rivals(cases.get(0)));
    }

    /**
     * Makes the runs.
     *
     * @param ordering as a policy
     * @param workers parallel runs, at least 1
     * @param goesOn receives the number of runs made; false cancels
     * @return empty if cancelled
     */
    public static Optional<HeldOut> of(SearchObjective objective, List<SearchCase> cases, String ordering, int workers, IntPredicate goesOn)
            throws IOException {
        List<String> policies = new ArrayList<>(List.of(ordering));
        policies.addAll(OrderingSearch.rivals(cases.get(0)));
        ExecutorService pool = Trials.pool(workers);
        try {
            Map<String, List<Future<HeldOutRun>>> under = new LinkedHashMap<>();
            policies.forEach(policy -> under.put(policy, cases.stream().map(each -> pool.submit(() -> HeldOutRun.of(each, policy)))
                    .toList()));
            Map<String, List<HeldOutRun>> runs = new LinkedHashMap<>();
            int made = 0;
            for (String policy : policies) {
                List<HeldOutRun> done = new ArrayList<>();
                for (Future<HeldOutRun> run : under.get(policy)) {
                    done.add(Trials.result(run));
                    if (!goesOn.test(++made)) {
                        return Optional.empty();
                    }
                }
                runs.put(policy, done);
            }
            return Optional.of(new HeldOut(objective, cases, ordering, runs));
        } finally {
            pool.shutdownNow();
        }
    }

    public int cases() {
        return cases.size();
    }

    private double[] values(String policy, Metric metric) {
        return runs.get(policy).stream().mapToDouble(run -> run.of(metric)).toArray();
    }

    private double mean(String policy, Metric metric) {
        return Arrays.stream(values(policy, metric)).average().orElse(Double.NaN);
    }

    /** Mean of the metric under the ordering. */
    public double mean() {
        return mean(ordering, objective.metric());
    }

    /** Number of cases in which the ordering breaks a constraint. */
    public int broken() {
        return broken(ordering);
    }

    private int broken(String policy) {
        return (int) runs.get(policy).stream()
                .filter(run -> !objective.bounds().stream().allMatch(bound -> bound.holds(run.of(bound.metric()))))
                .count();
    }

    public boolean gainsArePerCent() {
        return relative;
    }

    /** All built-in policies, best first; those that keep the constraints come before the others. */
    public List<Rival> rivals() {
        return rivals;
    }

    private List<Rival> compared(List<String> policies) {
        double[] ours = values(ordering, objective.metric());
        double[] p = policies.stream().mapToDouble(policy -> PairedTTest.of(ours, values(policy, objective.metric())).p()).toArray();
        double[] adjusted = Holm.adjusted(p);
        List<Rival> all = new ArrayList<>();
        for (int i = 0; i < policies.size(); i++) {
            double[] theirs = values(policies.get(i), objective.metric());
            double[] gains = new double[ours.length];
            for (int n = 0; n < ours.length; n++) {
                double less = objective.isLess() ? theirs[n] - ours[n] : ours[n] - theirs[n];
                gains[n] = relative ? PER_CENT * less / theirs[n] : less;
            }
            all.add(new Rival(policies.get(i), mean(policies.get(i), objective.metric()), Interval.ofMean(gains), adjusted[i],
                    broken(policies.get(i))));
        }
        Comparator<Rival> byMean = Comparator.comparingDouble(rival -> objective.isLess() ? rival.mean() : -rival.mean());
        return all.stream().sorted(Comparator.comparingInt(Rival::broken).thenComparing(byMean)).toList();
    }

    /** Whether the ordering is significantly better than every built-in policy that keeps the constraints at least as often. */
    public boolean isBest() {
        return rivals.stream().filter(rival -> rival.broken() <= broken()).allMatch(Rival::isBeaten);
    }

    /** The cost of the ordering: metrics in which it is significantly worse than a policy. */
    public List<Worse> worseThan(String policy) {
        List<Metric> metrics = Metrics.all().stream().filter(each -> each.better() != Metric.Better.NEITHER).toList();
        double[] p = metrics.stream().mapToDouble(each -> PairedTTest.of(values(ordering, each), values(policy, each)).p()).toArray();
        double[] adjusted = Holm.adjusted(p);
        List<Worse> worse = new ArrayList<>();
        for (int i = 0; i < metrics.size(); i++) {
            double ours = mean(ordering, metrics.get(i));
            double theirs = mean(policy, metrics.get(i));
            boolean loses = metrics.get(i).better() == Metric.Better.LOWER ? ours > theirs : ours < theirs;
            if (loses && adjusted[i] < PairedTTest.LEVEL) {
                worse.add(new Worse(metrics.get(i), ours, theirs, adjusted[i]));
            }
        }
        return worse;
    }

    /** The user with the largest ratio of mean SLRs against a policy, over all cases; empty for a single user or without a loss. */
    public Optional<Loser> loser(String policy) {
        Map<String, double[]> ours = users(ordering);
        Map<String, double[]> theirs = users(policy);
        return ours.keySet().stream().filter(user -> ours.size() > 1 && theirs.containsKey(user))
                .map(user -> new Loser(user, mean(ours.get(user)), mean(theirs.get(user))))
                .filter(loser -> loser.ordering() > loser.rival()).max(Comparator.comparingDouble(each -> each.ordering() / each.rival()));
    }

    private static double mean(double[] sumAndCount) {
        return sumAndCount[0] / sumAndCount[1];
    }

    private Map<String, double[]> users(String policy) {
        Map<String, double[]> all = new TreeMap<>();
        runs.get(policy).forEach(run -> run.slrByUser().forEach((user, sum) -> {
            double[] whole = all.computeIfAbsent(user, key -> new double[2]);
            whole[0] += sum[0];
            whole[1] += sum[1];
        }));
        return all;
    }
}
