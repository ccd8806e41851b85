package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.experiment.search.SearchObjective;
import org.schedscope.experiment.search.Candidate;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.KnownOrderings;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCase;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;

/** Output of a search for an ordering, with its evaluation. */
public final class SearchSummary {
    private static final double THOUSAND = 1000;
    private static final double SMALLEST_P = 0.0001;
    private static final String PER_CENT = " %";

    private final SearchAnswer answer;
    private final boolean asTicks;
    private final PrintedTimes times;
    private final SearchObjective objective;
    private final OrderingSearch.Found found;
    private final HeldOut checked;
    private final List<HeldOut.Rival> rivals;

    /** @param asTicks whether times are printed in ticks for any workload */
    public SearchSummary(SearchAnswer answer, boolean asTicks) {
        this.answer = answer;
        this.asTicks = asTicks;
        times = new PrintedTimes(answer.training().stream().map(SearchCase::workload).toList(), asTicks);
        objective = answer.objective();
        found = answer.found();
        checked = answer.checked();
        rivals = checked.rivals();
    }

    /** Prints the result as text. */
    public void print(PrintWriter out) {
        List<SearchCase> training = answer.training();
        out.println(found.tried() + " orderings tried on " + RunSummary.count(training.size(), "case") + " (" + answer.jobs()
                + " jobs), from " + label(training.get(0)) + " to " + label(training.get(training.size() - 1)));
        out.println();
        out.println("Found      " + found.chosen().policy() + name());
        out.println("Training   " + gain(found.chosen()) + " than " + found.policy() + ", the built-in policy that did best there");
        if (answer.isShortened()) {
            out.println("           (" + gain(found.best()) + " with " + found.best().policy()
                    + ", which is longer and not better by more than chance)");
        }
        HeldOut.Rival first = answer.first();
        double gain = first.gain().middle();
        String amount = gain(Math.abs(gain)) + (checked.gainsArePerCent() ? PER_CENT : "");
        out.println("Held out   " + better(gain, amount) + " than " + first.policy() + ", the best there, on "
                + RunSummary.count(checked.cases(), "case") + " that it was not chosen by (95 %: " + interval(first) + ")");
        out.println();
        table(out);
        out.println();
        out.println(verdict());
        costs(first.policy()).forEach(out::println);
        out.println("Run it with: schedscope simulate " + workload() + " --policy '" + found.chosen().policy() + "'");
    }

    /** The workload for a command to repeat the run: the log; a drawn workload has no file. */
    private String workload() {
        return answer.workloads().stream().filter(each -> Files.exists(Path.of(each))).findFirst().orElse("WORKLOAD");
    }

    private String name() {
        String name = KnownOrderings.nameOf(found.chosen().text());
        return name.isEmpty() ? "" : "  (" + name + ")";
    }

    /** The label of a case by its own log: two logs may begin on different days. */
    private String label(SearchCase one) {
        return one.label(new PrintedTimes(one.workload(), asTicks)::moment);
    }

    private String gain(Candidate candidate) {
        double gain = answer.gain(candidate);
        return better(gain, figure(Math.abs(gain)) + PER_CENT);
    }

    private static String better(double gain, String amount) {
        return amount + (gain < 0 ? " worse" : " better");
    }

    /** A gain in per cent, or in the metric's unit. */
    private String gain(double gain) {
        return checked.gainsArePerCent() || !times.isTime(objective.metric()) ? figure(gain) : times.length(gain);
    }

    private String interval(HeldOut.Rival rival) {
        return gain(rival.gain().low()) + " to " + gain(rival.gain().high());
    }

    private static String number(double value) {
        return SignificantDigits.text(value);
    }

    /** A gain with few digits. */
    private static String figure(double gain) {
        return Math.abs(gain) < THOUSAND ? String.format(Locale.ROOT, "%.2f", gain) : number(gain);
    }

    private Listing<HeldOut.Rival> listing() {
        Metric metric = objective.metric();
        Listing<HeldOut.Rival> listing = new Listing<HeldOut.Rival>()
                .both("policy", "policy", HeldOut.Rival::policy, HeldOut.Rival::policy)
                .both(metric.name(), metric.name(), HeldOut.Rival::mean, rival -> times.value(metric, rival.mean()))
                .both("gain", checked.gainsArePerCent() ? "gain %" : "gain", rival -> rival.gain().middle(),
                        rival -> gain(rival.gain().middle()))
                .field("low", rival -> rival.gain().low()).field("high", rival -> rival.gain().high()).column("95 %", this::interval)
                .both("p", "p", HeldOut.Rival::p, rival -> probability(rival.p()))
                .field("casesBroken", HeldOut.Rival::broken).field("beaten", HeldOut.Rival::isBeaten);
        return objective.bounds().isEmpty() ? listing
                : listing.column("cases that break " + objective.conditions(), HeldOut.Rival::broken);
    }

    private void table(PrintWriter out) {
        Listing<HeldOut.Rival> listing = listing();
        List<String[]> table = listing.table(rivals);
        String[] ours = {"found", times.value(objective.metric(), checked.mean()), "", "", "", Integer.toString(checked.broken())};
        table.add(1, Arrays.copyOf(ours, table.get(0).length));
        listing.printTable(table, out);
    }

    private static String probability(double p) {
        return Double.isNaN(p) ? "" : p < SMALLEST_P ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    private String verdict() {
        return switch (answer.verdict()) {
            case BREAKS -> "On cases that it was not chosen by, it breaks " + objective.conditions() + " in " + checked.broken() + " of "
                    + checked.cases() + ": do not rely on it.";
            case BETTER -> "On cases that it was not chosen by, it is better than every built-in policy" + kept() + " (5 %, Holm).";
            case NONE -> "No ordering was found that is surely better than " + answer.unbeaten()
                    + " on cases that it was not chosen by (5 %, Holm).";
        };
    }

    private String kept() {
        return objective.bounds().isEmpty() ? "" : " that keeps " + objective.conditions();
    }

    private List<String> costs(String rival) {
        List<String> costs = new ArrayList<>();
        for (HeldOut.Worse worse : answer.worse()) {
            costs.add("Worse than " + rival + ": " + worse.metric().name() + " " + both(worse));
        }
        answer.loser().ifPresent(loser -> costs.add("The user who loses most against " + rival + " is " + loser.user()
                + ": mean SLR " + number(loser.ordering()) + " instead of " + number(loser.rival())));
        return costs;
    }

    /** Both values; in ticks where they would otherwise look equal. */
    private String both(HeldOut.Worse worse) {
        String ours = times.value(worse.metric(), worse.ordering());
        String theirs = times.value(worse.metric(), worse.rival());
        return times.isTime(worse.metric()) && ours.equals(theirs) ? number(worse.ordering()) + " instead of " + number(worse.rival()) + " "
                + MetricTexts.unit(worse.metric()) : ours + " instead of " + theirs;
    }

    /** The result as JSON fields. */
    public Map<String, Object> fields() {
        List<Map<String, Object>> worse = new Listing<HeldOut.Worse>().field("metric", each -> each.metric().name())
                .field("ordering", HeldOut.Worse::ordering).field("rival", HeldOut.Worse::rival).field("p", HeldOut.Worse::p)
                .fields(answer.worse());
        return JsonOption.fields("ordering", found.chosen().policy(), "bestInTraining", found.best().policy(), "orderingsTried",
                found.tried(), "trainingLoss", found.chosen().loss(), "trainingPolicy", found.policy(), "metric", objective.metric().name(),
                "heldOutCases", checked.cases(), "heldOut", checked.mean(), "casesBroken", checked.broken(), "gainsArePerCent",
                checked.gainsArePerCent(), "beatsEveryPolicy", answer.verdict() == SearchAnswer.Verdict.BETTER, "policies",
                listing().fields(rivals),
                "worse", worse);
    }
}
