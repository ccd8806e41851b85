package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The one list of the papers' figures and tables of results. */
public final class PaperFigures {
    private static final String PSLR = "p-slr";
    private static final List<FigureSpec> ALL = Stream.of(survey(), market(), network(), workflows(), users()).flatMap(List::stream)
            .toList();

    private PaperFigures() {
    }

    public static List<FigureSpec> all() {
        return ALL;
    }

    public static Optional<FigureSpec> find(String id) {
        return ALL.stream().filter(spec -> spec.id().equals(id)).findFirst();
    }

    private static List<FigureSpec> survey() {
        return Stream.of(
                spec("pslr-fig-6", "Standard deviation of SLR by ordering policy", "pslr", FigureKind.BOXES, "stdSlr"),
                spec("pslr-fig-7", "Mean SLR by decile of job execution times, 120 % load ratio", "pslr", FigureKind.DECILES,
                        "decileMeanSlr")
                        .where("load", "120"),
                spec("pslr-fig-8", "Worst-case SLR by ordering policy", "pslr", FigureKind.BOXES, "worstSlr"),
                spec("pslr-fig-9", "Mean worst-case SLR by load ratio", "pslr", FigureKind.LINES, "worstSlr").across("load"),
                spec("pslr-table-3", "Dominance of P-SLR over worst-case SLRs", "pslr", FigureKind.DOMINANCE, "worstSlr").across("load")
                        .against(PSLR),
                spec("pslr-table-4", "Dominance of P-SLR over mean SLRs", "pslr", FigureKind.DOMINANCE, "meanSlr").across("load")
                        .against(PSLR),
                spec("pslr-fig-10", "Average utilisation by ordering policy", "pslr", FigureKind.BOXES, "averageUtilisation"),
                spec("pslr-fig-11", "Cumulative completion by ordering policy", "pslr", FigureKind.BOXES, "cumulativeCompletion"),
                spec("pslr-fig-12", "Peak in-flight by ordering policy", "pslr", FigureKind.BOXES, "peakInFlight"))
                .map(spec -> spec.from(Paper.PSLR, number(spec.id()))).toList();
    }

    private static List<FigureSpec> market() {
        return Stream.of(
                spec("market-fig-3", "Value against load for different bidding policies", "market", FigureKind.LINES, "valueProportion")
                        .across("load"),
                spec("market-fig-4", "Value against load, the best of the bidding policies", "market", FigureKind.LEADERS,
                        "valueProportion")
                        .across("load"),
                spec("market-fig-5", "Starvation against load for different bidding policies", "market", FigureKind.LINES, "starvedShare")
                        .across("load"),
                spec("market-fig-6", "Starvation against load, the best of the bidding policies", "market", FigureKind.LEADERS,
                        "starvedShare")
                        .across("load"),
                spec("market-fig-7", "Responsiveness (SLR) across the spectrum of job execution times at 120 % load", "market",
                        FigureKind.DECILES,
                        "decileMeanSlr").where("load", "120"))
                .map(spec -> spec.from(Paper.MARKET, number(spec.id()))).toList();
    }

    private static List<FigureSpec> network() {
        List<FigureSpec> figures = new ArrayList<>();
        figures.add(spec("net-fig-3a", "Responsiveness, normal error of estimates", "net-normal", FigureKind.MEDIANS, "worstSlr")
                .across("estimate"));
        figures.add(spec("net-fig-3b", "Responsiveness, log-rounded estimates", "net-log-round", FigureKind.MEDIANS, "worstSlr")
                .across("estimate"));
        figures.add(spec("net-fig-4a", "Fairness, normal error of estimates", "net-normal", FigureKind.MEDIANS, "giniSlr")
                .across("estimate"));
        figures.add(spec("net-fig-4b", "Fairness, log-rounded estimates", "net-log-round", FigureKind.MEDIANS, "giniSlr")
                .across("estimate"));
        figures.add(spec("net-fig-5a", "Responsiveness with network delays", "net-delays", FigureKind.MEDIANS, "worstSlr")
                .across("network"));
        figures.add(spec("net-fig-5b", "Fairness with network delays", "net-delays", FigureKind.MEDIANS, "giniSlr").across("network"));
        return figures.stream().map(spec -> spec.from(Paper.NET, number(spec.id()))).toList();
    }

    /** Four figures a phase, and one of how often it acted; then the whole. */
    private static List<FigureSpec> workflows() {
        List<FigureSpec> figures = new ArrayList<>();
        figures.addAll(phase(1, "SWF", "owm-swf"));
        figures.addAll(phase(5, "backfilling", "owm-backfilling"));
        figures.add(spec("mows-fig-5-7", "Number of backfillings against mean arrival interval", "mows-interval", FigureKind.LINES,
                "backfills")
                .across("interval").between("owm-backfilling", "mows"));
        figures.addAll(phase(10, "preemptive task execution", "owm-preemptive"));
        figures.add(spec("mows-fig-5-12", "Number of preemptions against mean arrival interval", "mows-interval", FigureKind.LINES,
                "preemptions")
                .across("interval").between("owm-preemptive", "mows"));
        figures.addAll(phase(15, "All-EFT", "owm-all-eft"));
        figures.addAll(phase(19, "MOWS", "mows"));
        figures.add(spec("mows-fig-5-23", "Inaccurate execution estimates, mean makespan", "mows-uncertainty", FigureKind.LINES,
                "meanResponse")
                .across("estimate"));
        figures.add(spec("mows-fig-5-24", "Inaccurate execution estimates, mean SLR", "mows-uncertainty", FigureKind.LINES, "meanSlr")
                .across("estimate"));
        return figures.stream().map(spec -> spec.from(Paper.MOWS, number(spec.id()))).toList();
    }

    /** Makespan and SLR by interval, and by intensity; of the backfilling and preemption the counts stand in between. */
    private static List<FigureSpec> phase(int first, String what, String policy) {
        int intensity = policy.equals("owm-backfilling") || policy.equals("owm-preemptive") ? first + 3 : first + 2;
        return List.of(
                spec("mows-fig-5-" + first, "Makespan of " + what + " with different mean arrival intervals", "mows-interval",
                        FigureKind.LINES,
                        "meanResponse").across("interval").between("owm", policy),
                spec("mows-fig-5-" + (first + 1), "SLR of " + what + " with different mean arrival intervals", "mows-interval",
                        FigureKind.LINES,
                        "meanSlr").across("interval").between("owm", policy),
                spec("mows-fig-5-" + intensity, "Makespan of " + what + " with different computation intensities", "mows-intensity",
                        FigureKind.BARS,
                        "meanResponse").across("workload").between("owm", policy),
                spec("mows-fig-5-" + (intensity + 1), "SLR of " + what + " with different computation intensities", "mows-intensity",
                        FigureKind.BARS,
                        "meanSlr").across("workload").between("owm", policy));
    }

    private static List<FigureSpec> users() {
        return Stream.of(
                spec("eet-fig-5-wait", "Mean wait by policy", "eet", FigureKind.BARS, "meanWait").across("workload"),
                spec("eet-fig-5-response", "Mean response time by policy", "eet", FigureKind.BARS, "meanResponse").across("workload"),
                spec("eet-fig-5-slowdown", "Mean bounded slowdown by policy", "eet", FigureKind.BARS, "meanBoundedSlowdown")
                        .across("workload"),
                spec("eet-fig-6a", "Violated expected end times of users, by policy", "eet", FigureKind.USERS, "userVeetPercent"),
                spec("eet-fig-6b", "Weighted tardiness of users, by policy", "eet", FigureKind.USERS, "userWeightedTardiness"))
                .map(spec -> spec.from(Paper.EET, number(spec.id()))).toList();
    }

    private static FigureSpec spec(String id, String title, String part, FigureKind kind, String measure) {
        return FigureSpec.of(id, title, part, kind, measure);
    }

    /** {@code Fig. 5-7} of {@code mows-fig-5-7}. */
    private static String number(String id) {
        boolean table = id.contains("-table-");
        return (table ? "Table " : "Fig. ") + id.substring(id.indexOf(table ? "-table-" : "-fig-") + (table ? 7 : 5))
                .replaceFirst("-[a-z].*", "");
    }
}
