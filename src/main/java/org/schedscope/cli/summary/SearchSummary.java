package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.experiment.search.Aim;
import org.schedscope.experiment.search.Candidate;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.KnownOrderings;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCase;
import org.schedscope.io.output.SignificantDigits;

/** What a search for an ordering has found, and what it is worth. */
public final class SearchSummary {
    private static final double THOUSAND = 1000;
    private static final double SMALLEST_P = 0.0001;

    private final SearchAnswer answer;
    private final Aim aim;
    private final OrderingSearch.Found found;
    private final HeldOut checked;
    private final List<HeldOut.Rival> rivals;

    public SearchSummary(SearchAnswer answer) {
        this.answer = answer;
        aim = answer.aim();
        found = answer.found();
        checked = answer.checked();
        rivals = checked.rivals();
    }

    /** For people. */
    public void print(PrintWriter out) {
        List<SearchCase> training = answer.training();
        out.println(found.tried() + " orderings tried on " + RunSummary.count(training.size(), "case") + " (" + answer.jobs()
                + " jobs), from " + training.get(0).label() + " to " + training.get(training.size() - 1).label());
        out.println();
        out.println("Found      " + found.chosen().policy() + name());
        out.println("Training   " + gain(found.chosen()) + " than " + found.policy() + ", the built-in policy that did best there");
        if (answer.isShortened()) {
            out.println("           (" + gain(found.best()) + " with " + found.best().policy()
                    + ", which is longer and not better by more than chance)");
        }
        HeldOut.Rival first = answer.first();
        out.println("Held out   " + better(first.gain().middle(), checked.gainsArePerCent()) + " than " + first.policy()
                + ", the best there, on " + RunSummary.count(checked.cases(), "case") + " that it was not chosen by (95 %: "
                + figure(first.gain().low()) + " to " + figure(first.gain().high()) + ")");
        out.println();
        table(out);
        out.println();
        out.println(verdict());
        costs(first.policy()).forEach(out::println);
        out.println("Run it with: schedscope simulate " + workload() + " --policy '" + found.chosen().policy() + "'");
    }

    /** What to simulate: the log itself; what a profile draws is in no file. */
    private String workload() {
        return answer.workloads().stream().filter(each -> Files.exists(Path.of(each))).findFirst().orElse("WORKLOAD");
    }

    private String name() {
        String name = KnownOrderings.nameOf(found.chosen().text());
        return name.isEmpty() ? "" : "  (" + name + ")";
    }

    private String gain(Candidate candidate) {
        return better(answer.gain(candidate), true);
    }

    private static String better(double gain, boolean perCent) {
        return figure(Math.abs(gain)) + (perCent ? " % " : " ") + (gain < 0 ? "worse" : "better");
    }

    private static String number(double value) {
        return SignificantDigits.text(value);
    }

    /** A gain, as exactly as anybody needs it. */
    private static String figure(double gain) {
        return Math.abs(gain) < THOUSAND ? String.format(Locale.ROOT, "%.2f", gain) : number(gain);
    }

    private void table(PrintWriter out) {
        List<String[]> rows = new ArrayList<>();
        boolean bounds = !aim.bounds().isEmpty();
        rows.add(row(bounds, "policy", aim.metric().name(), checked.gainsArePerCent() ? "gain %" : "gain", "95 %", "p", "cases that break "
                + aim.conditions()));
        rows.add(row(bounds, "found", number(checked.mean()), "", "", "", Integer.toString(checked.broken())));
        for (HeldOut.Rival rival : rivals) {
            rows.add(row(bounds, rival.policy(), number(rival.mean()), figure(rival.gain().middle()),
                    figure(rival.gain().low()) + " to " + figure(rival.gain().high()), probability(rival.p()),
                    Integer.toString(rival.broken())));
        }
        TextTable.print(rows, out);
    }

    private static String[] row(boolean all, String... cells) {
        return all ? cells : Arrays.copyOf(cells, cells.length - 1);
    }

    private static String probability(double p) {
        return Double.isNaN(p) ? "" : p < SMALLEST_P ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    private String verdict() {
        return switch (answer.verdict()) {
            case BREAKS -> "On cases that it was not chosen by, it breaks " + aim.conditions() + " in " + checked.broken() + " of "
                    + checked.cases() + ": do not rely on it.";
            case BETTER -> "On cases that it was not chosen by, it is better than every built-in policy" + kept() + " (5 %, Holm).";
            case NONE -> "No ordering was found that is surely better than " + answer.unbeaten()
                    + " on cases that it was not chosen by (5 %, Holm).";
        };
    }

    private String kept() {
        return aim.bounds().isEmpty() ? "" : " that keeps " + aim.conditions();
    }

    private List<String> costs(String rival) {
        List<String> costs = new ArrayList<>();
        for (HeldOut.Worse worse : answer.worse()) {
            costs.add("Worse than " + rival + ": " + worse.metric().name() + " " + number(worse.ordering()) + " instead of "
                    + number(worse.rival()));
        }
        answer.loser().ifPresent(loser -> costs.add("The user who loses most against " + rival + " is " + loser.user()
                + ": mean SLR " + number(loser.ordering()) + " instead of " + number(loser.rival())));
        return costs;
    }

    /** For programs. */
    public Map<String, Object> fields() {
        List<Object> all = new ArrayList<>();
        for (HeldOut.Rival rival : rivals) {
            all.add(JsonOption.fields("policy", rival.policy(), aim.metric().name(), rival.mean(), "gain", rival.gain().middle(), "low",
                    rival.gain().low(), "high", rival.gain().high(), "p", rival.p(), "casesBroken", rival.broken(), "beaten",
                    rival.isBeaten()));
        }
        List<Object> worse = new ArrayList<>();
        answer.worse().forEach(each -> worse.add(JsonOption.fields("metric", each.metric().name(), "ordering",
                each.ordering(), "rival", each.rival(), "p", each.p())));
        return JsonOption.fields("ordering", found.chosen().policy(), "bestInTraining", found.best().policy(), "orderingsTried",
                found.tried(), "trainingLoss", found.chosen().loss(), "trainingPolicy", found.policy(), "metric", aim.metric().name(),
                "heldOutCases", checked.cases(), "heldOut", checked.mean(), "casesBroken", checked.broken(), "gainsArePerCent",
                checked.gainsArePerCent(), "beatsEveryPolicy", answer.verdict() == SearchAnswer.Verdict.BETTER, "policies", all, "worse",
                worse);
    }
}
