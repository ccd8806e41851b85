package org.schedscope.experiment.claim.cause;

/** Where the cause of a difference lies. */
public enum CauseKind {
    /** Smaller clusters, fewer jobs, a shorter or longer run than the paper's. */
    SIZE("size"),
    /** How workloads are drawn where the paper says nothing of it, or where ours erred. */
    GENERATOR("generator"),
    /** A recorded workload that is not the paper's. */
    TRACE("trace"),
    /** What a sentence or a formula of the paper means. */
    READING("reading"),
    /** How a claim is tested: margins, many comparisons, means that hide opposites. */
    STATISTIC("statistic"),
    /** Nothing that was tried makes the claim come out. */
    NOT_FOUND("not found");

    private final String words;

    CauseKind(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
