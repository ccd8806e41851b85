package org.schedscope.experiment.search;

import java.util.List;
import java.util.Optional;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickClock;

/**
 * What a search has found, and what it is worth on cases that it was not chosen by.
 *
 * @param training cases that it was chosen by
 * @param workloads that they are of, as they were named
 */
public record SearchAnswer(Aim aim, OrderingSearch.Found found, HeldOut checked, List<SearchCase> training, List<String> workloads) {
    private static final double PER_CENT = 100;

    public SearchAnswer {
        training = List.copyOf(training);
        workloads = List.copyOf(workloads);
    }

    /** What it comes to. */
    public enum Verdict {
        /** It does not keep a bound in some case that it was not chosen by. */
        BREAKS,
        /** It is surely better than every built-in policy there. */
        BETTER,
        /** Nothing was found that is. */
        NONE
    }

    public Verdict verdict() {
        return checked.broken() > 0 ? Verdict.BREAKS : checked.isBest() ? Verdict.BETTER : Verdict.NONE;
    }

    /** The built-in policy that does best on cases that nothing was chosen by. */
    public HeldOut.Rival first() {
        return checked.rivals().get(0);
    }

    /** The first policy that the ordering is not surely better than; the best in training if it is better than all. */
    public String unbeaten() {
        return checked.rivals().stream().filter(each -> each.broken() <= checked.broken() && !each.isBeaten()).findFirst()
                .map(HeldOut.Rival::policy).orElse(found.policy());
    }

    /** By how many per cent an ordering is better in training than the built-in policy that did best there. */
    public double gain(Candidate ordering) {
        return PER_CENT * (aim.isLess() ? 1 - ordering.loss() : -ordering.loss() - 1);
    }

    /** Whether a longer ordering did better in training, by no more than chance. */
    public boolean isShortened() {
        return !found.best().text().equals(found.chosen().text());
    }

    /** What the ordering costs: metrics in which it is surely worse than the best policy. */
    public List<HeldOut.Worse> worse() {
        return checked.worseThan(first().policy());
    }

    /** Who loses most against the best policy. */
    public Optional<HeldOut.Loser> loser() {
        return checked.loser(first().policy());
    }

    /** A workload whose ticks are as long as those of all cases that it was chosen by; none if they differ. */
    public Optional<Workload> ticked() {
        return TickClock.shared(training.stream().map(SearchCase::workload).toList());
    }

    /** Jobs of all cases that it was chosen by. */
    public int jobs() {
        return training.stream().mapToInt(SearchCase::jobs).sum();
    }
}
