package org.schedscope.experiment.search;

import java.util.List;
import java.util.Optional;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickClock;

/**
 * The result of a search with its evaluation on held-out cases.
 *
 * @param training cases of the search
 * @param workloads names of their workloads, as typed
 */
public record SearchAnswer(SearchObjective objective, OrderingSearch.Found found, HeldOut checked, List<SearchCase> training,
        List<String> workloads) {
    private static final double PER_CENT = 100;

    public SearchAnswer {
        training = List.copyOf(training);
        workloads = List.copyOf(workloads);
    }

    /** Verdicts on the ordering that was found. */
    public enum Verdict {
        /** It breaks a constraint in some held-out case. */
        BREAKS,
        /** It is significantly better than every built-in policy there. */
        BETTER,
        /** No better ordering was found. */
        NONE
    }

    public Verdict verdict() {
        return checked.broken() > 0 ? Verdict.BREAKS : checked.isBest() ? Verdict.BETTER : Verdict.NONE;
    }

    /** The best built-in policy on the held-out cases. */
    public HeldOut.Rival first() {
        return checked.rivals().get(0);
    }

    /** The first policy that the ordering does not beat significantly; the best in training if it beats all. */
    public String unbeaten() {
        return checked.rivals().stream().filter(each -> each.broken() <= checked.broken() && !each.isBeaten()).findFirst()
                .map(HeldOut.Rival::policy).orElse(found.policy());
    }

    /** Gain of an ordering in training over the best built-in policy, in per cent. */
    public double gain(Candidate ordering) {
        return PER_CENT * (objective.isLess() ? 1 - ordering.loss() : -ordering.loss() - 1);
    }

    /** Whether a longer ordering did better in training, within chance. */
    public boolean isShortened() {
        return !found.best().text().equals(found.chosen().text());
    }

    /** The cost of the ordering: metrics in which it is significantly worse than the best policy. */
    public List<HeldOut.Worse> worse() {
        return checked.worseThan(first().policy());
    }

    /** The user with the largest loss against the best policy. */
    public Optional<HeldOut.Loser> loser() {
        return checked.loser(first().policy());
    }

    /** A workload with the length of a tick of all training cases; empty if they differ. */
    public Optional<Workload> ticked() {
        return TickClock.shared(training.stream().map(SearchCase::workload).toList());
    }

    /** Jobs of all training cases. */
    public int jobs() {
        return training.stream().mapToInt(SearchCase::jobs).sum();
    }
}
