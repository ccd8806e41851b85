package org.schedscope.experiment.report;

/** Sentences that both formats have. */
final class ReportTexts {
    static final String TITLE = "Findings of the papers, and the results here";
    static final String EXPERIMENTS = "Experiments";
    static final String OTHERS = "Other figures";
    static final String HOW = "Policies are compared in pairs, on the same workloads with the same draws. A claim agrees if each of its "
            + "comparisons agrees, differs if one of them is significantly the other way, and is undecided otherwise (cannot tell). "
            + "Rules follow the papers' words. One was changed after results were seen: Tables 3 and 4 count how often one ordering is "
            + "better, so a sign test decides; the t-test, tried first, finds little on so heavy a tail, and is listed as a separate "
            + "claim. Tests are two-sided at 5\u2009% each, so of a hundred comparisons without any difference some five look like one. "
            + "Intervals in brackets have 95\u2009% confidence. A claim that two policies are indistinguishable agrees if no significant "
            + "difference shows; with few runs this is easily so, and the interval shows how large a difference could be.";

    private ReportTexts() {
    }
}
