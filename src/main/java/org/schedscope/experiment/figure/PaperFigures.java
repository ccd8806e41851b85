package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The one list of the papers' figures and tables of results. */
public final class PaperFigures {
    private static final String PSLR = "p-slr";
    /** In place of the industrial trace, which is not public. */
    private static final String TRACE = "pslr-trace";
    /** Rank correlation of work and SLR of jobs, by which schedules fall into the three classes. */
    private static final String CLASSES = "fairnessRho";
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
                spec("pslr-fig-6", "pslr", FigureKind.BOXES, "stdSlr"),
                spec("pslr-fig-7", "pslr", FigureKind.DECILES, "decileMeanSlr").where("load", "120"),
                spec("pslr-decile-worst", "pslr", FigureKind.DECILES, "decileWorstSlr").where("load", "120"),
                spec("pslr-fig-8", "pslr", FigureKind.BOXES, "worstSlr"),
                spec("pslr-fig-9", "pslr", FigureKind.LINES, "worstSlr").across("load"),
                spec("pslr-table-3", "pslr", FigureKind.DOMINANCE, "worstSlr").across("load").against(PSLR),
                spec("pslr-table-4", "pslr", FigureKind.DOMINANCE, "meanSlr").across("load").against(PSLR),
                spec("pslr-fig-10", "pslr", FigureKind.BOXES, "averageUtilisation"),
                spec("pslr-fig-11", "pslr", FigureKind.BOXES, "cumulativeCompletion"),
                spec("pslr-fig-12", "pslr", FigureKind.BOXES, "peakInFlight"),
                spec("pslr-fig-13a", TRACE, FigureKind.BARS, "stdSlr").across("workload"),
                spec("pslr-fig-13b", TRACE, FigureKind.BARS, "meanSlr").across("workload"),
                spec("pslr-fig-13c", TRACE, FigureKind.BARS, "worstSlr").across("workload"),
                spec("pslr-fig-14", TRACE, FigureKind.DECILES, "decileMeanSlr"),
                spec("pslr-table-5-utilisation", TRACE, FigureKind.BARS, "averageUtilisation").across("workload"),
                spec("pslr-table-5-completion", TRACE, FigureKind.BARS, "cumulativeCompletion").across("workload"),
                spec("pslr-table-5-in-flight", TRACE, FigureKind.BARS, "peakInFlight").across("workload"))
                .map(spec -> spec.from(Paper.PSLR, number(spec.id()))).toList();
    }

    private static List<FigureSpec> market() {
        return Stream.of(
                spec("market-fig-3", "market", FigureKind.LINES, "valueProportion").across("load"),
                spec("market-fig-4", "market", FigureKind.LEADERS, "valueProportion").across("load"),
                spec("market-fig-5", "market", FigureKind.LINES, "starvedShare").across("load"),
                spec("market-fig-6", "market", FigureKind.LEADERS, "starvedShare").across("load"),
                spec("market-fig-7", "market", FigureKind.DECILES, "decileMeanSlr").where("load", "120"),
                spec("market-horizon-value", "market-horizon", FigureKind.LINES, "valueProportion").across("workload"),
                spec("market-horizon-starved", "market-horizon", FigureKind.LINES, "starvedShare").across("workload"))
                .map(spec -> spec.from(Paper.MARKET, number(spec.id()))).toList();
    }

    private static List<FigureSpec> network() {
        List<FigureSpec> figures = new ArrayList<>();
        figures.add(spec("net-fig-2a", "net-normal", FigureKind.MEDIANS, CLASSES).across("estimate"));
        figures.add(spec("net-fig-2b", "net-log-round", FigureKind.MEDIANS, CLASSES).across("estimate"));
        figures.add(spec("net-fig-2c", "net-delays", FigureKind.MEDIANS, CLASSES).across("network"));
        figures.add(spec("net-fig-3a", "net-normal", FigureKind.MEDIANS, "worstSlr").across("estimate"));
        figures.add(spec("net-fig-3b", "net-log-round", FigureKind.MEDIANS, "worstSlr").across("estimate"));
        figures.add(spec("net-fig-4a", "net-normal", FigureKind.MEDIANS, "giniSlr").across("estimate"));
        figures.add(spec("net-fig-4b", "net-log-round", FigureKind.MEDIANS, "giniSlr").across("estimate"));
        figures.add(spec("net-fig-5a", "net-delays", FigureKind.MEDIANS, "worstSlr").across("network"));
        figures.add(spec("net-fig-5b", "net-delays", FigureKind.MEDIANS, "giniSlr").across("network"));
        for (String spread : List.of("1000", "100000", "10000000")) {
            figures.add(spec("net-spread-" + spread, "net-spread", FigureKind.MEDIANS, "worstSlr").across("estimate")
                    .where("spread", spread));
        }
        return figures.stream().map(spec -> spec.from(Paper.NET, number(spec.id()))).toList();
    }

    /** Four figures a phase, and one of how often it acted; then the whole. */
    private static List<FigureSpec> workflows() {
        List<FigureSpec> figures = new ArrayList<>();
        figures.addAll(phase(1, "owm-swf"));
        figures.addAll(phase(5, "owm-backfilling"));
        figures.add(spec("mows-fig-5-7", "mows-load", FigureKind.LINES, "backfills")
                .across("load").between("owm-backfilling", "mows"));
        figures.addAll(phase(10, "owm-preemptive"));
        figures.add(spec("mows-fig-5-12", "mows-load", FigureKind.LINES, "preemptions")
                .across("load").between("owm-preemptive", "mows"));
        figures.addAll(phase(15, "owm-all-eft"));
        figures.addAll(phase(19, "mows"));
        figures.add(spec("mows-fig-5-23", "mows-uncertainty", FigureKind.LINES, "meanResponse").across("estimate"));
        figures.add(spec("mows-fig-5-24", "mows-uncertainty", FigureKind.LINES, "meanSlr").across("estimate"));
        figures.add(spec("mows-cores-response", "mows-cores", FigureKind.RATIOS, "meanResponse").across("max-cores")
                .against("owm"));
        figures.add(spec("mows-suspension-response", "mows-suspension", FigureKind.RATIOS, "meanResponse").across("load")
                .against("owm"));
        figures.add(spec("mows-overload-preemptions", "mows-overload", FigureKind.LINES, "preemptions").across("load"));
        return figures.stream().map(spec -> spec.from(Paper.MOWS, number(spec.id()))).toList();
    }

    /**
     * Makespan and SLR by load, which stands for the thesis' intervals, and by intensity; of the backfilling and preemption the counts
     * stand in between.
     */
    private static List<FigureSpec> phase(int first, String policy) {
        int intensity = policy.equals("owm-backfilling") || policy.equals("owm-preemptive") ? first + 3 : first + 2;
        return List.of(
                spec("mows-fig-5-" + first, "mows-load", FigureKind.LINES, "meanResponse").across("load").between("owm", policy),
                spec("mows-fig-5-" + (first + 1), "mows-load", FigureKind.LINES, "meanSlr").across("load").between("owm", policy),
                spec("mows-fig-5-" + intensity, "mows-intensity", FigureKind.BARS,
                        "meanResponse").across("workload").between("owm", policy),
                spec("mows-fig-5-" + (intensity + 1), "mows-intensity", FigureKind.BARS,
                        "meanSlr").across("workload").between("owm", policy));
    }

    private static List<FigureSpec> users() {
        return Stream.of(
                spec("eet-fig-5-wait", "eet", FigureKind.BARS, "meanWait").across("workload"),
                spec("eet-fig-5-response", "eet", FigureKind.BARS, "meanResponse").across("workload"),
                spec("eet-fig-5-slowdown", "eet", FigureKind.BARS, "meanBoundedSlowdown").across("workload"),
                spec("eet-fig-6a", "eet", FigureKind.USERS, "userVeetPercent"),
                spec("eet-fig-6b", "eet", FigureKind.USERS, "userWeightedTardiness"),
                spec("eet-fig-7", "eet", FigureKind.HEATMAPS, "heatUsers"),
                spec("eet-28-cores-violated", "eet-28-cores", FigureKind.BARS, "violatedEetPercent").across("workload"),
                spec("eet-28-cores-users", "eet-28-cores", FigureKind.USERS, "userVeetPercent").where("workload", "pool"),
                spec("eet-56-cores-violated", "eet-56-cores", FigureKind.BARS, "violatedEetPercent").across("workload"),
                spec("eet-80-cores-violated", "eet-80-cores", FigureKind.BARS, "violatedEetPercent").across("workload"),
                spec("eet-pool-users", "eet-pool", FigureKind.USERS, "userVeetPercent"),
                spec("eet-forgetting-wait", "eet-forgetting", FigureKind.BARS, "meanWait").across("workload"))
                .map(spec -> spec.from(Paper.EET, number(spec.id()))).toList();
    }

    private static FigureSpec spec(String id, String part, FigureKind kind, String measure) {
        return FigureSpec.of(id, part, kind, measure);
    }

    /** {@code Fig. 5-7} of {@code mows-fig-5-7}; figures beside the paper's have no number. */
    private static String number(String id) {
        if (!id.matches(".*-(fig|table)-.*")) {
            return "beside the paper";
        }
        boolean table = id.contains("-table-");
        return (table ? "Table " : "Fig. ") + id.substring(id.indexOf(table ? "-table-" : "-fig-") + (table ? 7 : 5))
                .replaceFirst("-[a-z].*", "");
    }
}
