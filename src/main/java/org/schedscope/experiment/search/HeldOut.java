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
 * An ordering on cases that it was not chosen by, beside every built-in policy: whether it is really better, and where it is worse. Only
 * this says what it is worth; on the cases of the search something always looks good.
 */
public final class HeldOut {
    private static final double PER_CENT = 100;

    private final Aim aim;
    private final List<SearchCase> cases;
    private final String ordering;
    private final Map<String, List<HeldOutRun>> runs;
    private final boolean relative;
    private final List<Rival> rivals;

    /**
     * A built-in policy beside the ordering.
     *
     * @param mean of the metric over the cases
     * @param gain of the ordering over it, case by case, in per cent of what it has; in the metric's unit where that can be 0
     * @param p corrected by Holm for the number of policies: probability of such a gain or loss if there is none
     * @param broken cases in which it does not keep a bound
     */
    public record Rival(String policy, double mean, Interval gain, double p, int broken) {
        /** Whether the ordering is better, surely. */
        public boolean isBeaten() {
            return p < PairedTTest.LEVEL && gain.middle() > 0;
        }
    }

    /** Another metric, in which the ordering is surely worse than the best built-in policy; p corrected by Holm. */
    public record Worse(Metric metric, double ordering, double rival, double p) {
    }

    /** The user whose mean SLR grows most against the best built-in policy. */
    public record Loser(String user, double ordering, double rival) {
    }

    private HeldOut(Aim aim, List<SearchCase> cases, String ordering, Map<String, List<HeldOutRun>> runs) {
        this.aim = aim;
        this.cases = cases;
        this.ordering = ordering;
        this.runs = runs;
        relative = runs.keySet().stream().allMatch(policy -> Arrays.stream(values(policy, aim.metric())).allMatch(value -> value > 0));
        rivals = compared(OrderingSearch.rivals(cases.get(0)));
    }

    /**
     * Makes the runs.
     *
     * @param ordering as a policy
     * @param workers runs made at the same time, at least 1
     * @param goesOn told how many of all runs are made; says whether the rest are made
     * @return nothing if it was given up
     */
    public static Optional<HeldOut> of(Aim aim, List<SearchCase> cases, String ordering, int workers, IntPredicate goesOn)
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
            return Optional.of(new HeldOut(aim, cases, ordering, runs));
        } finally {
            pool.shutdownNow();
        }
    }

    /** Cases. */
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
        return mean(ordering, aim.metric());
    }

    /** Cases in which the ordering does not keep a bound. */
    public int broken() {
        return broken(ordering);
    }

    private int broken(String policy) {
        return (int) runs.get(policy).stream().filter(run -> !aim.bounds().stream().allMatch(bound -> bound.holds(run.of(bound.metric()))))
                .count();
    }

    /** Whether gains are in per cent. */
    public boolean gainsArePerCent() {
        return relative;
    }

    /** All built-in policies, the best first: those that keep the bounds before the others. */
    public List<Rival> rivals() {
        return rivals;
    }

    private List<Rival> compared(List<String> policies) {
        double[] ours = values(ordering, aim.metric());
        double[] p = policies.stream().mapToDouble(policy -> PairedTTest.of(ours, values(policy, aim.metric())).p()).toArray();
        double[] adjusted = Holm.adjusted(p);
        List<Rival> all = new ArrayList<>();
        for (int i = 0; i < policies.size(); i++) {
            double[] theirs = values(policies.get(i), aim.metric());
            double[] gains = new double[ours.length];
            for (int n = 0; n < ours.length; n++) {
                double less = aim.isLess() ? theirs[n] - ours[n] : ours[n] - theirs[n];
                gains[n] = relative ? PER_CENT * less / theirs[n] : less;
            }
            all.add(new Rival(policies.get(i), mean(policies.get(i), aim.metric()), Interval.ofMean(gains), adjusted[i],
                    broken(policies.get(i))));
        }
        Comparator<Rival> byMean = Comparator.comparingDouble(rival -> aim.isLess() ? rival.mean() : -rival.mean());
        return all.stream().sorted(Comparator.comparingInt(Rival::broken).thenComparing(byMean)).toList();
    }

    /** Whether the ordering is surely better than every built-in policy that keeps the bounds at least as often. */
    public boolean isBest() {
        return rivals.stream().filter(rival -> rival.broken() <= broken()).allMatch(Rival::isBeaten);
    }

    /** What the ordering costs: metrics in which it is surely worse than a policy. */
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

    /** The user who loses most against a policy, by the ratio of mean SLRs over all cases; nobody if there is one user or nobody loses. */
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
