package org.schedscope.experiment.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.generate.RandomStream;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.ModelException;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.registry.Policies;

/**
 * Evolutionary search for an ordering that improves a metric over the built-in policies. Generations of random and varied orderings are
 * tried on some of the training cases, and the better third on more (successive halving; Jamieson, Talwalkar, "Non-stochastic best arm
 * identification and hyperparameter optimization", 2016). Results depend on the seed only, not on the number of workers; a limit in time
 * makes them depend on the machine.
 */
public final class OrderingSearch {
    private static final int GENERATION = 48;
    private static final int ELITE = 32;
    private static final int KEPT_OF = 3;
    private static final int DRAWS_PER_PLACE = 20;

    private final SearchObjective objective;
    private final Trials trials;
    private final Grammar grammar;
    private final RandomStream draws;
    private final List<Integer> rungs;
    private final Set<String> seen = new HashSet<>();
    private List<Candidate> elite = new ArrayList<>();
    private double[] reference = {};
    /** Whether the reference has no 0, so that losses can be ratios. */
    private boolean relative;
    private String bestPolicy = "";
    private int tried;

    /** Observer of a search, which may end it. */
    public interface Watch {
        /**
         * @param tried orderings
         * @param best so far
         */
        boolean goesOn(int tried, Candidate best);
    }

    /**
     * The result of a search on its training cases.
     *
     * @param chosen the simplest ordering within noise of the best
     * @param best the best
     * @param policy the best built-in policy, the reference of losses
     * @param tried orderings
     */
    public record Found(Candidate chosen, Candidate best, String policy, int tried) {
    }

    OrderingSearch(SearchObjective objective, Trials trials, long seed, Shard island) {
        this.objective = objective;
        this.trials = trials;
        draws = RandomStream.of(seed, "search", island.number(), island.of());
        grammar = new Grammar(Scales.of(trials.cases()), draws);
        int all = trials.cases().size();
        rungs = Stream.of((all + 7) / 8, (all + 3) / 4, (all + 1) / 2, all).distinct().toList();
    }

    /** The built-in policies that apply to a case. */
    static List<String> rivals(SearchCase place) {
        return Policies.namesForAnyQueue().stream()
                .filter(name -> place.hasValues() || !Policies.find(name).orElseThrow().dependsOn(Dependence.VALUE)).toList();
    }

    /** Tries orderings up to a number, or until the watch ends it. */
    Found run(int orderings, Watch watch) throws IOException {
        findReference();
        List<Candidate> known = KnownOrderings.all().stream().map(each -> parsed(each.text())).toList();
        known.forEach(each -> seen.add(each.text()));
        tryAll(known, List.of(trials.cases().size()));
        while (tried < orderings && watch.goesOn(tried, elite.get(0))) {
            tryAll(generation(Math.min(GENERATION, orderings - tried)), rungs);
        }
        return found();
    }

    /** Chooses among all orderings of a merged journal. */
    Found choose(SearchJournal journal) throws IOException {
        findReference();
        tryAll(journal.triedInAll(trials.cases().size()).stream().filter(ExpressionPolicy::isMeantBy)
                .map(ordering -> parsed(ordering.substring(1))).toList(), List.of(trials.cases().size()));
        return found();
    }

    private static Candidate parsed(String text) {
        try {
            return Candidate.of(ExpressionReader.read(text));
        } catch (ModelException e) {
            throw new IllegalStateException("'" + text + "' cannot be read back", e);
        }
    }

    /** Finds the best built-in policy, and its metric in each case. */
    private void findReference() throws IOException {
        int cases = trials.cases().size();
        List<String> rivals = rivals(trials.cases().get(0));
        trials.carryOut(rivals, 0, cases);
        double least = Double.POSITIVE_INFINITY;
        int fewest = Integer.MAX_VALUE;
        for (String policy : rivals) {
            double[] metric = new double[cases];
            int broken = 0;
            for (int i = 0; i < cases; i++) {
                double[] values = trials.values(policy, i);
                metric[i] = values[0];
                broken += objective.isMetBy(values) ? 0 : 1;
            }
            double loss = sign() * Sample.of(metric).mean();
            if (broken < fewest || broken == fewest && loss < least) {
                fewest = broken;
                least = loss;
                bestPolicy = policy;
                reference = metric;
            }
        }
        relative = Arrays.stream(reference).allMatch(value -> value > 0);
    }

    private int sign() {
        return objective.isLess() ? 1 : -1;
    }

    private List<Candidate> generation(int most) {
        List<Candidate> made = new ArrayList<>();
        for (int i = 0; i < most * DRAWS_PER_PLACE && made.size() < most; i++) {
            Candidate drawn = Candidate.of(offspring());
            if (seen.add(drawn.text())) {
                made.add(drawn);
            }
        }
        // An exhausted grammar ends the search: missing orderings count as tried.
        tried += most - made.size();
        return made;
    }

    private Expression offspring() {
        return switch ((int) draws.below(10)) {
            case 0, 1 -> grammar.draw();
            case 2, 3, 4 -> grammar.crossed(parent(), parent());
            default -> grammar.changed(parent());
        };
    }

    /** The better of two random members of the elite. */
    private Expression parent() {
        int one = (int) draws.below(elite.size());
        int other = (int) draws.below(elite.size());
        return elite.get(Math.min(one, other)).ordering();
    }

    private void tryAll(List<Candidate> orderings, List<Integer> ends) throws IOException {
        tried += orderings.size();
        List<Candidate> left = orderings;
        int from = 0;
        for (int end : ends) {
            trials.carryOut(left.stream().map(Candidate::policy).toList(), from, end);
            from = end;
            left = left.stream().map(each -> rated(each, end)).sorted(Candidate.BEST_FIRST).toList();
            if (end < trials.cases().size()) {
                left = left.subList(0, (left.size() + KEPT_OF - 1) / KEPT_OF);
            }
        }
        admit(left);
    }

    /** Adds candidates to the elite. Of orderings with equal schedules only the simplest is kept. */
    private void admit(List<Candidate> more) {
        List<Candidate> all = Stream.concat(elite.stream(), more.stream()).sorted(Candidate.BEST_FIRST).toList();
        List<Candidate> kept = new ArrayList<>();
        for (Candidate each : all) {
            if (kept.size() < ELITE && kept.stream().noneMatch(each::didTheSameAs)) {
                kept.add(each);
            }
        }
        elite = kept;
    }

    private Candidate rated(Candidate ordering, int end) {
        double[] losses = new double[end];
        int broken = 0;
        for (int i = 0; i < end; i++) {
            double[] values = trials.values(ordering.policy(), i);
            boolean met = objective.isMetBy(values);
            broken += met ? 0 : 1;
            losses[i] = Double.isNaN(values[0]) ? Double.POSITIVE_INFINITY : sign() * (relative ? values[0] / reference[i] : values[0]);
        }
        return ordering.rated(broken, losses);
    }

    /** The simplest ordering with a mean loss of at most a standard error above the best, paired by case. */
    private Found found() {
        Candidate best = elite.get(0);
        Candidate chosen = elite.stream().filter(each -> each.broken() == best.broken() && isWithinNoise(each, best))
                .min(Comparator.comparingInt(Candidate::size).thenComparing(Candidate.BEST_FIRST)).orElse(best);
        return new Found(chosen, best, bestPolicy, tried);
    }

    private static boolean isWithinNoise(Candidate one, Candidate best) {
        int n = best.losses().length;
        double[] more = new double[n];
        for (int i = 0; i < n; i++) {
            more[i] = one.losses()[i] - best.losses()[i];
        }
        Sample sample = Sample.of(more);
        return n > 1 && sample.mean() <= sample.standardDeviation() / Math.sqrt(n);
    }
}
