package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/**
 * The one list of claims. Rules follow the papers' words; they are not chosen for what comes out. Where one was changed after results were
 * seen, the report says so.
 */
public final class PaperClaims {
    private static final String PSLR = "p-slr";
    private static final String[] BUT_SRTF = {"lrtf", "random", "fifo-task", "fifo-job", "fair-share"};
    private static final String[] BLIND = {"random", "fifo-task", "fifo-job", "fair-share"};
    private static final String[] TO_400_PERCENT = {"none", "thin-tree:0.2:-1", "thin-tree:0.4:-1", "thin-tree:0.6:-1", "thin-tree:0.8:-1"};
    private static final List<Claim> ALL = Stream
            .of(surveyFigures(), surveyTables(), market(), network(), workflowPhases(), workflowSchedulers(), users())
            .flatMap(List::stream).toList();

    private PaperClaims() {
    }

    public static List<Claim> all() {
        return ALL;
    }

    private static FigureSpec.Choice part(String name) {
        return new FigureSpec.Choice(name, Map.of(), List.of());
    }

    private static FigureSpec.Choice part(String name, String axis, String value) {
        return new FigureSpec.Choice(name, Map.of(axis, value), List.of());
    }

    private static List<Claim> surveyFigures() {
        FigureSpec.Choice all = part("pslr");
        FigureSpec.Choice loaded = part("pslr", "load", "120");
        return List.of(
                new Claim("pslr-fair", Paper.PSLR, "4.4.1",
                        "P-SLR has a smaller standard deviation of SLR than all orderings but SRTF.", all,
                        Order.less("stdSlr", PSLR, BUT_SRTF), "pslr-fig-6"),
                new Claim("pslr-fair-as-srtf", Paper.PSLR, "4.4.1",
                        "P-SLR and SRTF are indistinguishable in the standard deviation of SLR.", all,
                        Order.alike("stdSlr", PSLR, "srtf"), "pslr-fig-6"),
                new Claim("pslr-even", Paper.PSLR, "4.4.1",
                        "At 120 % load P-SLR shows no bias over the range of execution times: its SLR is more even across deciles than that"
                                + " of any other ordering.",
                        loaded, Order.less(Spread.MEASURE, PSLR), "pslr-fig-7"),
                new Claim("pslr-fifo-long", Paper.PSLR, "4.4.1",
                        "At 120 % load FIFO, fair share, random and LRTF favour long jobs: their SLR falls from small jobs to large.",
                        loaded,
                        new Bound(Spread.SLOPE, "fifo-job", true, 1)
                                .and(new Bound(Spread.SLOPE, "fifo-task", true, 1))
                                .and(new Bound(Spread.SLOPE, "fair-share", true, 1))
                                .and(new Bound(Spread.SLOPE, "random", true, 1))
                                .and(new Bound(Spread.SLOPE, "lrtf", true, 1)),
                        "pslr-fig-7"),
                new Claim("pslr-srtf-short", Paper.PSLR, "4.4.1",
                        "At 120 % load SRTF favours short jobs, and the largest fare worst of all orderings under it.", loaded,
                        new Bound(Spread.SLOPE, "srtf", false, 1).and(Order.more(Spread.LAST, "srtf")), "pslr-fig-7"));
    }

    private static List<Claim> surveyTables() {
        FigureSpec.Choice all = part("pslr");
        return List.of(
                new Claim("pslr-worst", Paper.PSLR, "4.4.2, Table 3",
                        "P-SLR's worst SLR dominates that of all orderings but SRTF at every load from 80 to 120 %.", all,
                        new Dominance("worstSlr", PSLR, List.of(BUT_SRTF), "load", "dominated in 87 to 100 % of schedules"),
                        "pslr-table-3"),
                new Claim("pslr-worst-significant", Paper.PSLR, "4.4.2, Table 3",
                        "The differences in worst SLR are significant (t-test) for all orderings but SRTF.", all,
                        Order.less("worstSlr", PSLR, BUT_SRTF).at("load"), "pslr-fig-9"),
                new Claim("pslr-worst-as-srtf", Paper.PSLR, "4.4.2, Table 3",
                        "P-SLR and SRTF are indistinguishable in worst SLR at every load.", all,
                        Order.alike("worstSlr", PSLR, "srtf").at("load").printed("dominated in 54, 47, 56, 58, 57 % of schedules"),
                        "pslr-fig-9"),
                new Claim("pslr-mean", Paper.PSLR, "4.4.2, Table 4",
                        "P-SLR's mean SLR dominates that of all orderings but SRTF at every load from 80 to 120 %.", all,
                        new Dominance("meanSlr", PSLR, List.of(BUT_SRTF), "load", "dominated in 88 to 100 % of schedules"),
                        "pslr-table-4"),
                new Claim("pslr-mean-significant", Paper.PSLR, "4.4.2, Table 4",
                        "The differences in mean SLR are significant (t-test) for all orderings but SRTF.", all,
                        Order.less("meanSlr", PSLR, BUT_SRTF).at("load"), "pslr-table-4"),
                new Claim("pslr-mean-srtf", Paper.PSLR, "4.4.2, Table 4", "At high load SRTF has a smaller mean SLR than P-SLR.", all,
                        Order.less("meanSlr", "srtf", PSLR).at("load", "110", "120").printed("P-SLR dominates in 26 and 21 % of schedules"),
                        "pslr-table-4"),
                new Claim("pslr-utilisation", Paper.PSLR, "4.4.3",
                        "P-SLR has a higher average utilisation than SRTF and a lower one than all others.", all,
                        Order.more("averageUtilisation", PSLR, "srtf").and(Order.less("averageUtilisation", PSLR, BUT_SRTF)),
                        "pslr-fig-10"),
                new Claim("pslr-completion", Paper.PSLR, "4.4.3",
                        "P-SLR has a larger cumulative completion than all orderings but SRTF.", all,
                        Order.more("cumulativeCompletion", PSLR, BUT_SRTF), "pslr-fig-11"),
                new Claim("pslr-in-flight", Paper.PSLR, "4.4.3", "P-SLR has a lower peak in-flight than all orderings but SRTF.", all,
                        Order.less("peakInFlight", PSLR, BUT_SRTF), "pslr-fig-12"));
    }

    private static List<Claim> market() {
        FigureSpec.Choice all = part("market");
        return List.of(
                new Claim("market-pvr-value", Paper.MARKET, "VI", "Up to 110 % load PVR attains the most value of all policies.", all,
                        Order.more("valueProportion", "pvr").at("load", "70", "80", "90", "100", "110"), "market-fig-4"),
                new Claim("market-pvr-overload", Paper.MARKET, "VI", "At the highest load PVR falls behind SRTF and PVDSQ in value.",
                        all, Order.less("valueProportion", "pvr", "srtf", "pvdsq").at("load", "140"), "market-fig-3"),
                new Claim("market-pvr-starved", Paper.MARKET, "VI", "PVR has the fewest starved jobs at every load.", all,
                        Order.less("starvedShare", "pvr").at("load"), "market-fig-6"),
                new Claim("market-pvr-five-percent", Paper.MARKET, "VI",
                        "Even at 140 % load PVR leaves at most 5 % of jobs unfinished by their final deadline.",
                        part("market", "load", "140"), new Bound("starvedShare", "pvr", true, 0.05), "market-fig-6"),
                new Claim("market-pvr-small", Paper.MARKET, "VI",
                        "At 120 % load PVR has the lowest SLR of all policies for smaller jobs.", part("market", "load", "120"),
                        Order.less(Spread.SMALL, "pvr"), "market-fig-7"),
                new Claim("market-lrtf-random", Paper.MARKET, "VI", "LRTF attains less value than random order.", all,
                        Order.less("valueProportion", "lrtf", "random").at("load"), "market-fig-3"),
                new Claim("market-fifo", Paper.MARKET, "VI",
                        "FIFO attains more value than random order, and less than the value densities, SRTF and PVR under overload.",
                        all,
                        Order.more("valueProportion", "fifo-job", "random").at("load", "110", "120", "130", "140")
                                .and(Order.less("valueProportion", "fifo-job", "pvd", "pvdsq", "srtf", "pvr")
                                        .at("load", "110", "120", "130", "140")),
                        "market-fig-3"),
                new Claim("market-pv", Paper.MARKET, "VI",
                        "Below overload PV attains less value than random order; only LRTF starves more.", all,
                        Order.less("valueProportion", "pv", "random").at("load", "70", "80", "90")
                                .and(Order.more("starvedShare", "pv", "random", "fifo-job", "srtf", "p-slr", "pvd", "pvdsq", "pvr", "edf")
                                        .at("load")),
                        "market-fig-5"),
                new Claim("market-pvdsq", Paper.MARKET, "VI",
                        "PVDSQ attains more value than PVD, and starves fewer jobs (as printed, the two order alike).", all,
                        Order.more("valueProportion", "pvdsq", "pvd").at("load")
                                .and(Order.less("starvedShare", "pvdsq", "pvd").at("load")),
                        "market-fig-3"),
                new Claim("market-edf", Paper.MARKET, "VI", "EDF attains more value than all policies but PVR below 110 % load.", all,
                        Order.more("valueProportion", "edf", "random", "fifo-job", "lrtf", "srtf", "p-slr", "pv", "pvd", "pvdsq")
                                .at("load", "70", "80", "90", "100"),
                        "market-fig-4"));
    }

    private static List<Claim> network() {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim("net-normal-blind", Paper.NET, "5.1",
                "With normal errors below 1000 % P-SLR has a smaller worst SLR than policies that use no estimates.",
                part("net-normal"), Order.less("worstSlr", PSLR, BLIND).at("estimate", "exact", "normal:1", "normal:10", "normal:100"),
                "net-fig-3a"));
        claims.add(new Claim("net-normal-srtf", Paper.NET, "5.1",
                "With normal errors up to 1000 % P-SLR keeps up with SRTF in worst SLR.", part("net-normal"),
                Order.alike("worstSlr", PSLR, "srtf").at("estimate", "exact", "normal:1", "normal:10", "normal:100", "normal:1000"),
                "net-fig-3a"));
        claims.add(new Claim("net-normal-beyond", Paper.NET, "5.1",
                "With normal errors far beyond 1000 % SRTF has a smaller worst SLR than P-SLR.", part("net-normal"),
                Order.less("worstSlr", "srtf", PSLR).at("estimate", "normal:100000", "normal:1000000", "normal:10000000"), "net-fig-3a"));
        claims.add(new Claim("net-log-srtf", Paper.NET, "5.1",
                "With estimates rounded to powers of 10 or finer P-SLR keeps up with SRTF in worst SLR.", part("net-log-round"),
                Order.alike("worstSlr", PSLR, "srtf").at("estimate", "log-round:1", "log-round:10"), "net-fig-3b"));
        claims.add(new Claim("net-log-blind", Paper.NET, "5.1",
                "With estimates rounded to powers of 1000 or finer P-SLR has a smaller worst SLR than policies that use no estimates.",
                part("net-log-round"),
                Order.less("worstSlr", PSLR, BLIND).at("estimate", "log-round:1", "log-round:10", "log-round:100", "log-round:1000"),
                "net-fig-3b"));
        claims.add(new Claim("net-log-fair", Paper.NET, "5.1", "With rounded estimates SRTF is fairer (Gini) than P-SLR.",
                part("net-log-round"),
                Order.less("giniSlr", "srtf", PSLR).at("estimate", "log-round:10", "log-round:100", "log-round:1000"), "net-fig-4b"));
        claims.add(new Claim("net-lrtf", Paper.NET, "5.1",
                "LRTF has a larger worst SLR than the policies that use no estimates, while estimates are good.", part("net-normal"),
                Order.more("worstSlr", "lrtf", BLIND).at("estimate", "exact", "normal:1", "normal:10", "normal:100"), "net-fig-3a"));
        claims.add(new Claim("net-delays-srtf", Paper.NET, "5.2",
                "Across network delays up to 400 % of computation P-SLR keeps up with SRTF in worst SLR.", part("net-delays"),
                Order.alike("worstSlr", PSLR, "srtf").at("network", TO_400_PERCENT), "net-fig-5a"));
        claims.add(new Claim("net-delays-blind", Paper.NET, "5.2",
                "Across network delays up to 400 % P-SLR has a smaller worst SLR than all orderings but SRTF.", part("net-delays"),
                Order.less("worstSlr", PSLR, BUT_SRTF).at("network", TO_400_PERCENT), "net-fig-5a"));
        claims.add(new Claim("net-delays-fair", Paper.NET, "5.2",
                "With network delays P-SLR is fairer (Gini) than SRTF, except at 0.2.", part("net-delays"),
                Order.less("giniSlr", PSLR, "srtf").at("network", "none", "thin-tree:0.4:-1", "thin-tree:0.6:-1", "thin-tree:0.8:-1"),
                "net-fig-5b"));
        return claims;
    }

    private static List<Claim> workflowPhases() {
        FigureSpec.Choice intervals = part("mows-load");
        FigureSpec.Choice intensities = part("mows-intensity");
        return List.of(
                new Claim("mows-swf", Paper.MOWS, "5-2-1", "Shortest workflow first has a smaller mean makespan than OWM.", intervals,
                        Order.less("meanResponse", "owm-swf", "owm").at("load"), "mows-fig-5-1"),
                new Claim("mows-swf-slr", Paper.MOWS, "5-2-1", "In mean SLR it is no better than OWM.", intervals,
                        Order.more("meanSlr", "owm-swf", "owm"), "mows-fig-5-2"),
                new Claim("mows-swf-intensity", Paper.MOWS, "5-2-1",
                        "Shortest workflow first has a smaller mean makespan than OWM for computation- and communication-intensive"
                                + " workflows.",
                        intensities, Order.less("meanResponse", "owm-swf", "owm").at("workload"), "mows-fig-5-3"),
                new Claim("mows-backfilling", Paper.MOWS, "5-2-2",
                        "Priority-based backfilling has a smaller mean makespan and SLR than OWM.", intervals,
                        Order.less("meanResponse", "owm-backfilling", "owm").at("load").printed("mean makespan 7 to 10 % less")
                                .and(Order.less("meanSlr", "owm-backfilling", "owm").at("load")),
                        "mows-fig-5-5"),
                new Claim("mows-backfilling-trend", Paper.MOWS, "5-2-2", "The improvement grows with the arrival interval.", intervals,
                        new Trend(false, "meanResponse", "owm-backfilling", "owm", "load"), "mows-fig-5-5"),
                new Claim("mows-backfills", Paper.MOWS, "5-2-2", "There are fewer backfillings when the system is less crowded.",
                        intervals, new Trend(false, "backfills", "owm-backfilling", "", "load"), "mows-fig-5-7"),
                new Claim("mows-preemptive", Paper.MOWS, "5-2-3", "Preemptive task execution has a smaller mean makespan than OWM.",
                        intervals, Order.less("meanResponse", "owm-preemptive", "owm").at("load").printed("about 2 % less"),
                        "mows-fig-5-10"),
                new Claim("mows-preemptions", Paper.MOWS, "5-2-3", "There are more preemptions when the system is less crowded.",
                        intervals, new Trend(true, "preemptions", "owm-preemptive", "", "load"), "mows-fig-5-12"),
                new Claim("mows-all-eft", Paper.MOWS, "5-2-4", "All-EFT has a slightly smaller mean makespan than OWM.", intervals,
                        Order.less("meanResponse", "owm-all-eft", "owm").at("load"), "mows-fig-5-15"));
    }

    private static List<Claim> workflowSchedulers() {
        FigureSpec.Choice intervals = part("mows-load");
        FigureSpec.Choice intensities = part("mows-intensity");
        FigureSpec.Choice uncertain = part("mows-uncertainty");
        return List.of(
                new Claim("mows-overall", Paper.MOWS, "5-2-5", "MOWS has a smaller mean makespan than OWM.", intervals,
                        Order.less("meanResponse", "mows", "owm").at("load").printed("about 16 % less in the mean"),
                        "mows-fig-5-19"),
                new Claim("mows-intensity", Paper.MOWS, "5-2-5",
                        "MOWS has a smaller mean makespan than OWM for computation- and communication-intensive workflows.",
                        intensities, Order.less("meanResponse", "mows", "owm").at("workload"), "mows-fig-5-21"),
                new Claim("mows-uncertain", Paper.MOWS, "5-2-6",
                        "MOWS has the smallest mean makespan for uncertainties from 100 to 500 %.", uncertain,
                        Order.less("meanResponse", "mows").at("estimate").printed("about 13 % less than OWM in the mean"),
                        "mows-fig-5-23"),
                new Claim("mows-uncertain-swf", Paper.MOWS, "5-2-6",
                        "Shortest workflow first loses more than OWM as uncertainty grows.", uncertain,
                        new Trend(true, "meanResponse", "owm-swf", "owm", "estimate"), "mows-fig-5-23"));
    }

    private static List<Claim> users() {
        FigureSpec.Choice all = part("eet");
        return List.of(
                new Claim("eet-wait", Paper.EET, "4.2", "Plain backfilling has a better mean wait than FIFO with fair share.", all,
                        Single.less("meanWait", "easy", "fairshare-fifo"), "eet-fig-5-wait"),
                new Claim("eet-backfilling", Paper.EET, "4.2",
                        "Backfilling, with fair share or without, has a better mean wait than both FIFO versions.", all,
                        Single.less("meanWait", "easy", "fifo", "fairshare-fifo")
                                .and(Single.less("meanWait", "fairshare-easy", "fifo", "fairshare-fifo")),
                        "eet-fig-5-wait"),
                new Claim("eet-violated", Paper.EET, "4.2", "Fair share with backfilling violates the fewest expected end times.", all,
                        Single.less("violatedEetPercent", "fairshare-easy", "fifo", "easy", "fairshare-fifo")
                                .and(ByUser.less("userVeetPercent", "fairshare-easy", "fifo", "easy", "fairshare-fifo")),
                        "eet-fig-6a"),
                new Claim("eet-plain", Paper.EET, "4.2",
                        "Plain backfilling violates more expected end times than FIFO with fair share.", all,
                        Single.less("violatedEetPercent", "fairshare-fifo", "easy")
                                .and(ByUser.less("userVeetPercent", "fairshare-fifo", "easy")),
                        "eet-fig-6a"),
                new Claim("eet-content", Paper.EET, "4.2",
                        "Only with fair share 75 % of users have at most 35 % violated expected end times.", all,
                        new Bound(Spread.CONTENT, "fairshare-fifo", false, 0.75)
                                .and(new Bound(Spread.CONTENT, "fairshare-easy", false, 0.75))
                                .and(new Bound(Spread.CONTENT, "fifo", true, 0.75))
                                .and(new Bound(Spread.CONTENT, "easy", true, 0.75)),
                        "eet-fig-6a"),
                new Claim("eet-tardiness", Paper.EET, "4.2", "Fair share with backfilling has the least weighted tardiness.", all,
                        Single.less("weightedTardiness", "fairshare-easy", "fifo", "easy", "fairshare-fifo")
                                .and(ByUser.less("userWeightedTardiness", "fairshare-easy", "fifo", "easy", "fairshare-fifo")),
                        "eet-fig-6b"));
    }
}
