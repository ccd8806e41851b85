package org.schedscope.experiment.claim.cause;

/** Kinds of causes of a difference. */
public enum CauseKind {
    /** Smaller clusters, fewer jobs, a shorter or longer run than the paper's. */
    SIZE("size"),
    /** The generation of workloads, where the paper gives no details or this program had an error. */
    GENERATOR("generator"),
    /** A recorded workload other than the paper's. */
    TRACE("trace"),
    /** The interpretation of a sentence or a formula of the paper. */
    READING("reading"),
    /** The test of a claim: margins, many comparisons, means that hide opposites. */
    STATISTIC("statistic"),
    /** No experiment has made the claim agree. */
    NOT_FOUND("not found");

    private final String words;

    CauseKind(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
