package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.rule.Around;
import org.schedscope.experiment.claim.rule.Bound;
import org.schedscope.experiment.claim.rule.Dominance;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Printed;
import org.schedscope.experiment.claim.rule.PrintedShares;
import org.schedscope.experiment.claim.rule.Single;
import org.schedscope.experiment.claim.rule.Spread;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/** Claims of Burkimsher, Bate, Indrusiak 2013. */
final class SurveyClaims {
    private static final String PSLR = "p-slr";
    private static final String SRTF = "srtf";
    private static final String LRTF = "lrtf";
    private static final String[] BUT_SRTF = {LRTF, "random", "fifo-task", "fifo-job", "fair-share"};
    private static final FigureSpec.Choice ALL = PaperClaims.part("pslr");
    private static final FigureSpec.Choice LOADED = PaperClaims.part("pslr", "load", "120");
    private static final String LOAD = "load";

    private SurveyClaims() {
    }

    static List<Claim> all() {
        return Stream.of(fairness(), deciles(), worst(), means(), utilisation(), inFlight(), trace()).flatMap(List::stream).toList();
    }

    private static Claim claim(String id, String section, String quote, String statement, FigureSpec.Choice of, ClaimRule rule,
            String figure) {
        return new Claim(id, Paper.PSLR, section, quote, statement, of, rule, figure);
    }

    private static List<Claim> fairness() {
        return List.of(
                claim("pslr-fair", "4.4.1", "The null hypothesis was refuted for all orderers except the SRTF orderer.",
                        "P-SLR has a smaller standard deviation of SLR than all orderings but SRTF.", ALL,
                        Order.less("stdSlr", PSLR, BUT_SRTF), "pslr-fig-6"),
                claim("pslr-fair-as-srtf", "4.4.1", "produce values for the standard deviation of SLR that are not statistically"
                        + " distinguishable", "P-SLR and SRTF are indistinguishable in the standard deviation of SLR.", ALL,
                        Order.alike("stdSlr", PSLR, SRTF), "pslr-fig-6"),
                claim("pslr-even", "4.4.1", "shows no bias in terms of SLR across the range of execution times",
                        "At 120 % load the SLR of P-SLR is more even across deciles than that of any other ordering.", LOADED,
                        Order.less(Spread.MEASURE, PSLR), "pslr-fig-7"),
                claim("pslr-no-bias", "4.4.1", "shows no bias in terms of SLR across the range of execution times",
                        "At 120 % load the largest and the small jobs have the same SLR under P-SLR, up to a tenth.", LOADED,
                        new Around(Spread.SLOPE, PSLR), "pslr-fig-7"),
                claim("pslr-uptick", "4.4.1", "The uptick in mean SLR seen in the first decile can be attributed to small jobs arriving"
                        + " when"
                        + " no resources are free", "At 120 % load the first decile has a larger SLR than the second under P-SLR.", LOADED,
                        Bound.atLeast(1, Spread.UPTICK, PSLR), "pslr-fig-7"));
    }

    private static List<Claim> deciles() {
        return List.of(
                claim("pslr-fifo-long", "4.4.1", "Naturally, the[y] penalise the SLR of the shorter tasks more than the larger ones.",
                        "At 120 % load SLR falls from small jobs to large under random order, fair share, FIFO and LRTF.", LOADED,
                        Bound.atMost(1, Spread.SLOPE, "fifo-job", "fifo-task", "fair-share", "random", LRTF), "pslr-fig-7"),
                claim("pslr-lrtf-small", "4.4.1", "penalises the smallest tasks most, with the highest mean SLR score for the smallest"
                        + " tasks",
                        "At 120 % load LRTF has the highest mean SLR of the smallest jobs.", LOADED, Order.more(Spread.FIRST, LRTF),
                        "pslr-fig-7"),
                claim("pslr-lrtf-large", "4.4.1", "prioritises the longest jobs the most, with the lowest decile score for the largest"
                        + " tasks",
                        "At 120 % load LRTF has the lowest mean SLR of the largest jobs.", LOADED, Order.less(Spread.LAST, LRTF),
                        "pslr-fig-7"),
                claim("pslr-srtf-short", "4.4.1", "Across most of the workload space, the SRTF orderer gives the lowest mean SLR value.",
                        "At 120 % load SRTF has the lowest mean SLR over deciles 1 to 9.", LOADED, Order.less(Spread.BUT_LAST, SRTF),
                        "pslr-fig-7"),
                claim("pslr-srtf-large", "4.4.1", "this crosses over for the 10th decile (the largest jobs), where the highest mean SLR is"
                        + " produced by SRTF", "At 120 % load SRTF has the highest mean SLR of the largest jobs.", LOADED,
                        Order.more(Spread.LAST, SRTF), "pslr-fig-7"));
    }

    private static List<Claim> worst() {
        return List.of(
                claim("pslr-worst", "4.4.2, Table 3", "P-SLR dominates all the other ordering policies except SRTF",
                        "P-SLR's worst SLR dominates that of all orderings but SRTF at every load from 80 to 120 %.", ALL,
                        Dominance.of("worstSlr", PSLR, LOAD, BUT_SRTF), "pslr-table-3"),
                claim("pslr-table-3", "4.4.2, Table 3", "Table 3: Dominance of Projected-SLR orderer over Worst-Case SLRs",
                        "P-SLR's worst SLR dominates in as many schedules as printed.", ALL,
                        new PrintedShares("worstSlr", PSLR, LOAD, "pslr-table-3"), "pslr-table-3"),
                claim("pslr-worst-significant", "4.4.2", "the null hypothesis is rejected for P-SLR compared to all the ordering policies"
                        + " except SRTF", "P-SLR has a smaller worst SLR than all orderings but SRTF at every load.", ALL,
                        Order.less("worstSlr", PSLR, BUT_SRTF).at(LOAD), "pslr-fig-9"),
                claim("pslr-worst-as-srtf", "4.4.2", "P-SLR is statistically indistinguishable [from SRTF], across the load ratio spectrum",
                        "P-SLR and SRTF are indistinguishable in worst SLR at every load.", ALL,
                        Order.alike("worstSlr", PSLR, SRTF).at(LOAD), "pslr-fig-9"),
                claim("pslr-lrtf-worst", "4.4.2", "Throughout most of the range, the longest remaining first orderer has the worst"
                        + " worst-case"
                        + " SLR.", "LRTF has the largest worst SLR of all orderings.", ALL, Order.more("worstSlr", LRTF).at(LOAD),
                        "pslr-fig-9"),
                claim("pslr-random-worst", "4.4.2", "the random orderer achieves better or similar mean worst-case SLR values across the"
                        + " spectrum of load ratio when compared to the Fair Share and FIFO-based orderers",
                        "Random order has no more worst SLR than fair share and FIFO.", ALL,
                        Order.noMore("worstSlr", "random", "fair-share", "fifo-task", "fifo-job").at(LOAD), "pslr-fig-9"));
    }

    private static List<Claim> means() {
        return List.of(
                claim("pslr-mean", "4.4.2, Table 4", "P-SLR dominates all the orderers except SRTF",
                        "P-SLR's mean SLR dominates that of all orderings but SRTF at every load from 80 to 120 %.", ALL,
                        Dominance.of("meanSlr", PSLR, LOAD, BUT_SRTF), "pslr-table-4"),
                claim("pslr-table-4", "4.4.2, Table 4", "Table 4: Dominance of Projected-SLR orderer over mean SLRs",
                        "P-SLR's mean SLR dominates in as many schedules as printed.", ALL,
                        new PrintedShares("meanSlr", PSLR, LOAD, "pslr-table-4"), "pslr-table-4"),
                claim("pslr-mean-significant", "4.4.2, Table 4", "more responsive schedules than the Random, LRTF, Fair Share and"
                        + " FIFO-based"
                        + " orderers", "P-SLR has a smaller mean SLR than all orderings but SRTF at every load.", ALL,
                        Order.less("meanSlr", PSLR, BUT_SRTF).at(LOAD), "pslr-table-4"),
                claim("pslr-mean-srtf", "4.4.2, Table 4", "at higher load ratios, the null hypothesis is again refuted",
                        "At 110 and 120 % load SRTF has a smaller mean SLR than P-SLR.", ALL,
                        Order.less("meanSlr", SRTF, PSLR).at(LOAD, "110", "120"), "pslr-table-4"),
                claim("pslr-mean-as-srtf", "4.4.2, Table 4", "values in bold again indicate a lack of statistically significant difference",
                        "At 80 and 90 % load P-SLR and SRTF are indistinguishable in mean SLR.", ALL,
                        Order.alike("meanSlr", PSLR, SRTF).at(LOAD, "80", "90"), "pslr-table-4"));
    }

    private static List<Claim> utilisation() {
        return List.of(
                claim("pslr-utilisation", "4.4.3", "Statistically, P-SLR has a higher average utilisation than SRTF and a lower utilisation"
                        + " than all other schedulers.", "P-SLR has a higher average utilisation than SRTF and a lower one than all"
                                + " others.",
                        ALL, Order.more("averageUtilisation", PSLR, SRTF).and(Order.less("averageUtilisation", PSLR, BUT_SRTF)),
                        "pslr-fig-10"),
                claim("pslr-utilisation-equal", "4.4.3", "Utilisation can be considered to be effectively equal over the orderers",
                        "P-SLR has the same average utilisation as the other orderings, up to 5 %.", ALL,
                        Order.alike("averageUtilisation", PSLR), "pslr-fig-10"),
                claim("pslr-completion", "4.4.3", "the P-SLR orderer is statistically significantly better than all other orderers except"
                        + " SRTF", "P-SLR has a larger cumulative completion than all orderings but SRTF.", ALL,
                        Order.more("cumulativeCompletion", PSLR, BUT_SRTF), "pslr-fig-11"),
                claim("pslr-completion-as-srtf", "4.4.3", "it would follow that they are indistinguishable in their cumulative completion",
                        "P-SLR and SRTF are indistinguishable in cumulative completion.", ALL,
                        Order.alike("cumulativeCompletion", PSLR, SRTF), "pslr-fig-11"));
    }

    private static List<Claim> inFlight() {
        return List.of(
                claim("pslr-in-flight", "4.4.3", "P-SLR has a statistically significantly lower peak in-flight for all other ordering"
                        + " policies except SRTF", "P-SLR has a lower peak in-flight than all orderings but SRTF.", ALL,
                        Order.less("peakInFlight", PSLR, BUT_SRTF), "pslr-fig-12"),
                claim("pslr-in-flight-as-srtf", "4.4.3", "for all other ordering policies except SRTF",
                        "P-SLR and SRTF are indistinguishable in peak in-flight.", ALL, Order.alike("peakInFlight", PSLR, SRTF),
                        "pslr-fig-12"),
                claim("pslr-lrtf-in-flight", "4.4.3", "The median value for peak in-flight jobs given for the LRTF orderer is just over"
                        + " 400.",
                        "The median peak in-flight of LRTF is 400.", ALL, Printed.median(400, "peakInFlight", LRTF), "pslr-fig-12"));
    }

    /** Of the industrial trace; here of a public log in its place, one run each. */
    private static List<Claim> trace() {
        return List.of(
                onTrace("pslr-trace-fair", "4.5.1", "P-SLR and SRTF show dramatically higher levels of fairness compared to the alternative"
                        + " policies", "On a recorded workload P-SLR and SRTF have a smaller standard deviation of SLR than all others.",
                        Single.less("stdSlr", PSLR, BUT_SRTF).and(Single.less("stdSlr", SRTF, BUT_SRTF)), "fig-13a"),
                onTrace("pslr-trace-random-fair", "4.5.1", "[Random] is slightly fairer than the currently used Fair Share policy and much"
                        + " better than the FIFO and LRTF policies", "Random order has a smaller standard deviation of SLR than fair share,"
                                + " FIFO and LRTF.", Single.less("stdSlr", "random", "fair-share", "fifo-task", "fifo-job", LRTF),
                                "fig-13a"),
                onTrace("pslr-trace-mean", "4.5.1", "The SRTF policy achieves the highest mean responsiveness",
                        "On a recorded workload SRTF has the smallest mean SLR.", Single.less("meanSlr", SRTF, PSLR, LRTF, "random",
                                "fifo-task", "fifo-job", "fair-share"), "fig-13b"),
                onTrace("pslr-trace-lrtf", "4.5.1", "the LRTF policy gives the poorest responsiveness of any policy",
                        "On a recorded workload LRTF has the largest mean SLR.", Single.more("meanSlr", LRTF, PSLR, SRTF, "random",
                                "fifo-task", "fifo-job", "fair-share"), "fig-13b"),
                onTrace("pslr-trace-worst", "4.5.2", "P-SLR and SRTF show values of comparable magnitude, although SRTF is again slightly"
                        + " ahead", "On a recorded workload SRTF has a smaller worst SLR than P-SLR.",
                        Single.less("worstSlr", SRTF, PSLR), "fig-13c"),
                onTrace("pslr-trace-fifo", "4.5.2", "FIFO Job does surprisingly poorly, as it [...] has poorer worst-case responsiveness"
                        + " than Random and FIFO Task", "On a recorded workload FIFO by job has a larger worst SLR than random order and"
                        + " FIFO"
                                + " by task.", Single.more("worstSlr", "fifo-job", "random", "fifo-task"), "fig-13c"),
                onTrace("pslr-trace-utilisation", "4.5.3", "P-SLR is able to keep utilisation as high as the alternative policies",
                        "On a recorded workload P-SLR has as much average utilisation as all others.", Single.alike("averageUtilisation",
                                PSLR, BUT_SRTF).and(Single.alike("averageUtilisation", PSLR, SRTF)), "table-5-utilisation"));
    }

    private static Claim onTrace(String id, String section, String quote, String statement, ClaimRule rule, String figure) {
        return claim(id, section, quote, statement, PaperClaims.part("pslr-trace"), rule, "pslr-" + figure);
    }
}
