package org.schedscope.experiment.report;

/** Texts shared by both formats. */
final class ReportTexts {
    static final String TITLE = "Findings of the papers, and the results here";
    static final String EXPERIMENTS = "Experiments and their parts";
    static final String EXAMPLES = "Worked examples";
    static final String CLAIMS = "What came out";
    static final String OTHERS = "Other figures";
    static final String HOW = "Policies are compared on the same workloads with the same draws. The unit is a block, a workload with"
            + " its seed: what it has under several loads, estimates or networks, or against several policies, is averaged first."
            + " Quantities are compared as ratios (means of logarithms), shares and counts as differences; intervals in brackets have"
            + " 95\u2009% confidence (Student's t over blocks). A claim agrees if the interval lies on its side, differs if it lies on"
            + " the other, and agrees in part if the whole agrees and cells (one policy at one load, say) contradict it, Holm's"
            + " correction for their number made; if more of them contradict than agree, it differs. Alike: the paper sees a"
            + " difference, and here two one-sided tests at 5\u2009% show that there is none beyond the margin. That two policies are"
            + " indistinguishable must be shown in the same way; no significant difference is not enough. Everything else cannot be"
            + " told: too few runs, or too varied ones. Printed numbers agree if our interval lies within a tolerance of them. Margins,"
            + " tolerances and rules are printed beside each claim; they stood before the results, and what was changed since is listed"
            + " at the end. A claim that does not come out has below it what was changed to find the cause, and its own rule asked"
            + " again there. The command beside a point opens its first run, the same event by event; give it in any folder that holds"
            + " sample-workloads, and those that name a log in one that holds the log, too.";

    private ReportTexts() {
    }
}
