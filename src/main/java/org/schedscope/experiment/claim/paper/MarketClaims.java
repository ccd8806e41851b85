package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.rule.Bound;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Spread;
import org.schedscope.experiment.claim.rule.Trend;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/**
 * Claims of Burkimsher, Indrusiak. As printed, PVDSQ orders tasks just as PVD does; {@code pvd-resource-squared} is the reading under which
 * the two can differ, and stands for PVDSQ where the paper says that they do.
 */
final class MarketClaims {
    private static final String VALUE = "valueProportion";
    private static final String STARVED = "starvedShare";
    private static final String PVR = "pvr";
    private static final String PVDSQ = "pvd-resource-squared";
    private static final String SRTF = "srtf";
    private static final String LOAD = "load";
    private static final FigureSpec.Choice ALL = PaperClaims.part("market");
    private static final FigureSpec.Choice AT_120 = PaperClaims.part("market", LOAD, "120");
    private static final FigureSpec.Choice AT_140 = PaperClaims.part("market", LOAD, "140");

    private MarketClaims() {
    }

    static List<Claim> all() {
        return Stream.of(remaining(), responsiveness(), whom(), baselines(), value(), densities(), deadlines()).flatMap(List::stream)
                .toList();
    }

    private static Claim claim(String id, String quote, String statement, FigureSpec.Choice of, ClaimRule rule, int figure) {
        return new Claim(id, Paper.MARKET, "VI", quote, statement, of, rule, "market-fig-" + figure);
    }

    private static List<Claim> remaining() {
        return List.of(
                claim("market-pvr-value", "Below saturation and up to 110% load, PVR attains the highest value of all the policies"
                        + " evaluated.", "Up to 110 % load PVR attains the most value of all policies.", ALL,
                        Order.more(VALUE, PVR).at(LOAD, "70", "80", "90", "100", "110"), 4),
                claim("market-pvr-overload", "At very high levels of load, PVR's lead is eroded and it falls behind SRTF and PVDSQ",
                        "At 140 % load PVR attains less value than SRTF and PVDSQ.", ALL, Order.less(VALUE, PVR, SRTF, PVDSQ).at(LOAD,
                                "140"),
                        3),
                claim("market-pvr-pvd", "and is equalled by PVD at the highest level of load evaluated",
                        "At 140 % load PVR and PVD attain as much value.", ALL, Order.alike(VALUE, PVR, "pvd").at(LOAD, "140"), 3),
                claim("market-pvr-starved", "PVR has the lowest number of starved jobs across the spectrum of load",
                        "No policy starves fewer jobs than PVR at any load.", ALL, Order.noMore(STARVED, PVR).at(LOAD), 6),
                claim("market-pvr-five-percent", "only 5% of jobs are incomplete by their final deadline, even at 140% load",
                        "At 140 % load PVR leaves at most 5 % of jobs unfinished by their final deadline.", AT_140,
                        Bound.atMost(0.05, STARVED, PVR), 6));
    }

    private static List<Claim> responsiveness() {
        return List.of(
                claim("market-pvr-small", "PVR actually has the highest responsiveness (lowest SLR) of all the policies evaluated for"
                        + " smaller jobs", "At 120 % load PVR has the lowest SLR of all policies for the smaller half of jobs.", AT_120,
                        Order.less(Spread.SMALL, PVR), 7),
                claim("market-srtf-large", "SRTF penalises the largest jobs a little less",
                        "At 120 % load the largest jobs have a smaller SLR under SRTF than under PVR.", AT_120,
                        Order.less(Spread.LAST, SRTF, PVR), 7),
                claim("market-pvr-largest", "by only letting the largest jobs have their SLR increase",
                        "At 120 % load SLR rises from the small jobs to the largest under PVR.", AT_120,
                        Bound.atLeast(1, Spread.SLOPE, PVR), 7));
    }

    private static List<Claim> whom() {
        return List.of(
                claim("market-pvr-whom", "PVR tends to keep most jobs running by starving the largest ones",
                        "At 140 % load PVR starves more of the largest jobs than of the others.", AT_140,
                        Bound.atLeast(0, Spread.STARVED_BIAS, PVR), 7),
                claim("market-pv-whom", "Some policies run just the largest jobs and starve everything else (PV)",
                        "At 140 % load PV starves fewer of the largest jobs than of the others.", AT_140,
                        Bound.atMost(0, Spread.STARVED_BIAS, "pv"), 7),
                claim("market-srtf-whom", "others the smallest (SRTF)",
                        "At 140 % load SRTF starves more of the largest jobs than of the others.", AT_140,
                        Bound.atLeast(0, Spread.STARVED_BIAS, SRTF), 7),
                claim("market-pvdsq-whom", "PVDSQ also starves a few more of the largest jobs",
                        "PVDSQ starves more of the largest jobs than PVD.", ALL, Order.more(Spread.STARVED_LAST, PVDSQ, "pvd").at(LOAD),
                                5));
    }

    private static List<Claim> baselines() {
        return List.of(
                claim("market-lrtf-random", "Its value achieved in this dynamic case is even worse than the baseline random policy.",
                        "LRTF attains less value than random order.", ALL, Order.less(VALUE, "lrtf", "random").at(LOAD), 3),
                claim("market-fifo-random", "The FIFO policy is a fair improvement on the random policy",
                        "FIFO attains more value than random order.", ALL, Order.more(VALUE, "fifo-job", "random").at(LOAD), 3),
                claim("market-fifo", "FIFO is still a long way behind the other policies under overload",
                        "Under overload FIFO attains less value than the value densities, SRTF and PVR.", ALL,
                        Order.less(VALUE, "fifo-job", "pvd", PVDSQ, SRTF, PVR).at(LOAD, "110", "120", "130", "140"), 3),
                claim("market-pv", "At load levels below overload, the PV policy performs surprisingly poorly, even worse than the random"
                        + " policy.", "Below overload PV attains less value than random order.", ALL,
                        Order.less(VALUE, "pv", "random").at(LOAD, "70", "80", "90"), 3),
                claim("market-pv-starves", "it also leads to the most tasks starving across the spectrum of load",
                        "PV starves more jobs than all policies but LRTF.", ALL,
                        Order.more(STARVED, "pv", "random", "fifo-job", SRTF, "p-slr", "pvd", PVDSQ, PVR, "edf").at(LOAD), 5),
                claim("market-lrtf-starves", "with only LRTF starving more", "LRTF starves more jobs than PV.", ALL,
                        Order.more(STARVED, "lrtf", "pv").at(LOAD), 5),
                claim("market-pv-overload", "it is still beaten by the flavours of Value Density, SRTF and PVR",
                        "At 130 and 140 % load PV attains less value than the value densities, SRTF and PVR.", ALL,
                        Order.less(VALUE, "pv", "pvd", PVDSQ, SRTF, PVR).at(LOAD, "130", "140"), 3));
    }

    private static List<Claim> value() {
        ClaimRule falls = Stream.of("pv", "pvd", PVDSQ, "edf", "p-slr", SRTF, "lrtf", "fifo-job", "random")
                .map(policy -> (ClaimRule) new Trend(false, VALUE, policy, "", LOAD))
                .reduce(new Trend(false, VALUE, PVR, "", LOAD), ClaimRule::and);
        return List.of(
                claim("market-below-one", "the proportion of maximum value is below 1.0 even at 70% load",
                        "At 70 % load every policy attains less than all value.", PaperClaims.part("market", LOAD, "70"),
                        Bound.atMost(0.9999, VALUE, PVR, "pvd", PVDSQ, "edf", SRTF, "p-slr"), 3),
                claim("market-value-falls", "As load is increased, the proportion of value decreases for all bidding policies.",
                        "The value of every policy falls with load.", ALL, falls, 3),
                claim("market-p-slr-starves", "many jobs may have their final deadline before the SLR that is currently being achieved,"
                        + " meaning that many will starve", "From 120 % load P-SLR starves more jobs than PVR and SRTF.", ALL,
                        Order.more(STARVED, "p-slr", PVR, SRTF).at(LOAD, "120", "130", "140"), 5));
    }

    private static List<Claim> densities() {
        return List.of(
                claim("market-density", "The two flavours of value density bidding (PVD and PVDSQ) are clearly better than simply using"
                        + " value-based bidding.", "PVD and PVDSQ attain more value than PV.", ALL,
                        Order.more(VALUE, "pvd", "pv").at(LOAD).and(Order.more(VALUE, PVDSQ, "pv").at(LOAD)), 3),
                claim("market-pvdsq", "Interestingly, PVDSQ gives higher value than PVD",
                        "PVDSQ as printed, (PVD)², attains more value than PVD and starves fewer jobs.", ALL,
                        Order.more(VALUE, "pvdsq", "pvd").at(LOAD).and(Order.less(STARVED, "pvdsq", "pvd").at(LOAD)), 3),
                claim("market-pvdsq-value", "Interestingly, PVDSQ gives higher value than PVD",
                        "PVDSQ, with the resource squared, attains more value than PVD.", ALL, Order.more(VALUE, PVDSQ, "pvd").at(LOAD), 3),
                claim("market-pvdsq-starves", "PVDSQ starves many fewer tasks than PVD",
                        "PVDSQ, with the resource squared, starves fewer jobs than PVD.", ALL, Order.less(STARVED, PVDSQ, "pvd").at(LOAD),
                                5),
                claim("market-pvdsq-srtf", "PVDSQ and SRTF give almost indistinguishable levels of value across the load spectrum",
                        "PVDSQ and SRTF attain as much value.", ALL, Order.alike(VALUE, PVDSQ, SRTF).at(LOAD), 3),
                claim("market-srtf-starves", "SRTF starves many fewer tasks overall", "SRTF starves fewer jobs than PVDSQ.", ALL,
                        Order.less(STARVED, SRTF, PVDSQ).at(LOAD), 5));
    }

    private static List<Claim> deadlines() {
        return List.of(
                claim("market-edf", "EDF attains the second-highest level of value below 110% load",
                        "Below 110 % load EDF attains more value than all policies but PVR, and less than PVR.", ALL,
                        Order.more(VALUE, "edf", "random", "fifo-job", "lrtf", SRTF, "p-slr", "pv", "pvd", PVDSQ)
                                .at(LOAD, "70", "80", "90", "100").and(Order.less(VALUE, "edf", PVR).at(LOAD, "70", "80", "90", "100")), 4),
                claim("market-edf-falls", "Above 110% load, the value attained by EDF falls rapidly behind the alternative policies",
                        "From 120 % load EDF attains less value than PVR, SRTF and the value densities.", ALL,
                        Order.less(VALUE, "edf", PVR, SRTF, "pvd", PVDSQ).at(LOAD, "120", "130", "140"), 4),
                claim("market-edf-starves", "After 120% load, the number of tasks starved by EDF also increases rapidly",
                        "The share of jobs that EDF starves rises with load.", ALL, new Trend(true, STARVED, "edf", "", LOAD), 6));
    }
}
