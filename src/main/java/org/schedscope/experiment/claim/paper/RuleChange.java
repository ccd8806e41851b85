package org.schedscope.experiment.claim.paper;

import java.util.List;

/**
 * A change of rules after they were first written down, for everybody to see: rules stand before results.
 *
 * @param date as 2026-11-23
 * @param claims ids, or which of them
 * @param change what was decided before and what decides now
 * @param reason why, from the papers' words or from statistics, not from what comes out
 */
public record RuleChange(String date, String claims, String change, String reason) {
    private static final String DATE = "2026-11-23";
    private static final List<RuleChange> ALL = List.of(
            new RuleChange("2026-08", "Tables 3 and 4 of [PSLR]", "A sign test over runs in place of the paired t-test.",
                    "The tables count how often one ordering is better. This was changed after results were seen: a t-test on raw"
                            + " differences"
                            + " found little, because the generator made one job of 2 ticks. That defect has been mended since."),
            new RuleChange(DATE, "all", "Blocks of workload and seed in place of runs as the unit; logarithms of ratios in place of raw"
                    + " differences; the mean over all cells decides, cells by themselves are corrected by Holm.",
                    "The same jobs under five loads are not five observations; raw differences of SLR let the largest workloads decide;"
                            + " of 80"
                            + " uncorrected tests some four come out by chance, and that all of 25 come out asks for more runs than papers"
                            + " have."),
            new RuleChange(DATE, "all with cells", "A claim whose whole agrees differs if more of its cells contradict it than agree.",
                    "This was changed after results were seen, those of [NET] on LRTF: two policies that are far off outweighed four that"
                            + " contradict. It only makes verdicts harder."),
            new RuleChange(DATE, "claims that two are indistinguishable", "Equivalence must be shown (TOST with a printed margin);"
                    + " before, a"
                    + " difference that was not significant was enough.", "Few and noisy runs made such claims agree."),
            new RuleChange(DATE, "pslr-uptick", "A ratio that is shown to lie near the bound, on neither side of it, is alike.",
                    "This was changed after results were seen: with many runs the ratio was known too well to call it open."),
            new RuleChange(DATE, "net-normal-srtf, net-log-srtf", "P-SLR has no more than SRTF (one-sided) in place of no difference.",
                    "The paper says that P-SLR has the lowest values, and that it is not significantly so."),
            new RuleChange(DATE, "net-log-fair, net-normal-blind", "All bases above 1 and all errors up to 1000 %.",
                    "The paper excepts only the case without inaccuracy, and names 1000 % as included."),
            new RuleChange(DATE, "pslr-srtf-short", "Lowest over deciles 1 to 9, and highest in the tenth as a claim of its own; before,"
                    + " the"
                    + " ratio of the tenth to the second decile.", "The ratio was ours; these are the paper's words."),
            new RuleChange(DATE, "pslr-utilisation", "What the section concludes, effectively equal, is a claim beside the signs.",
                    "The paper itself calls the difference small."),
            new RuleChange(DATE, "pslr-table-3, pslr-table-4, pslr-lrtf-in-flight, mows-backfilling-7 and -10, mows-preemptive-2,"
                    + " mows-overall-16, mows-uncertain-13", "Printed numbers are tested as numbers: within 10 points in the mean of a"
                            + " table, a"
                            + " tenth of a level, 3 points of a percentage.", "They stood in the report as words and were never tested."),
            new RuleChange(DATE, "market-pvr-starved", "No more than any other (half a point), in place of significantly fewer than each"
                    + " at each"
                    + " load.", "The paper reads it off a figure; ties at 0 cannot be told apart by any test."),
            new RuleChange(DATE, "market-pvdsq", "Two claims for two readings: the square of the density, as printed, and the resource"
                    + " squared.",
                    "As printed, the two policies order tasks alike whatever the workload, so that no result can agree."),
            new RuleChange(DATE, "all along an axis", "The slope over all values in place of the last value against the first.",
                    "Three of five points were thrown away."),
            new RuleChange(DATE, "eet-backfilling, eet-content", "Wait, response and slowdown; numbers of one run within 5 % are alike."
                    + " The upper"
                    + " quartile of users against 35 in place of the share of users at most 35.",
                    "The paper has all three measures, and 75 % of users; with one run there is no test, and 0.7 % is no result."),
            new RuleChange(DATE, "all of [MOWS] along an interval", "Along falling load, 120 to 30 %, in place of intervals 100 to 2000.",
                    "What an interval is depends on the cores of a task, which the thesis does not print; with ours its 100 was a load of"
                            + " 1,150 %, of which no sentence speaks."),
            new RuleChange(DATE, "mows-backfilling, mows-preemptive, mows-all-eft, mows-overall and by intensity",
                    "Makespan and SLR; before, makespan only for most.", "Half of the thesis' figures had no claim."),
            new RuleChange(DATE, "pslr-trace-fair and on, net-class-p-slr and on", "Section 4.5 of the survey on a public log, and the"
                    + " classes of [NET] Fig. 2, are judged; before, they were only drawn.", "Their sentences had no claim. The figures had"
                            + " been seen when these rules were written."));

    /** In order of time. */
    public static List<RuleChange> all() {
        return ALL;
    }
}
