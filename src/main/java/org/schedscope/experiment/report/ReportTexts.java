package org.schedscope.experiment.report;

/** Sentences that both formats have. */
final class ReportTexts {
    static final String TITLE = "What the papers found, and what comes out here";
    static final String EXPERIMENTS = "What was run";
    static final String OTHERS = "Other figures";
    static final String HOW = "Policies are held against each other on the same workloads with the same draws, in pairs. A claim agrees "
            + "if every comparison that it is made of does, differs if one of them comes out significantly the other way, and otherwise "
            + "cannot be told. Rules follow the papers' words. One was changed after results were seen: Tables 3 and 4 count how often "
            + "one ordering is better, so they are held to by a sign test; the t-test, tried first, finds little on so heavy a tail, "
            + "and stands beside it as a claim of its own. Tests are two-sided at 5\u2009% and each stands for itself, so that of a "
            + "hundred comparisons without any difference some five look like one. Intervals in brackets have 95\u2009% confidence. "
            + "What is said to be indistinguishable agrees if no significant difference shows; with few runs that is easily so, and the "
            + "interval tells how large a difference could be.";

    private ReportTexts() {
    }
}
