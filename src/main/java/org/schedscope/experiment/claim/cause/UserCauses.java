package org.schedscope.experiment.claim.cause;

import java.util.List;

/** Why claims of Tóth, Klusáček 2014 do not come out. */
final class UserCauses {
    private static final String WORKLOAD = "workload";
    private static final String POOL = "pool";

    private UserCauses() {
    }

    static List<ClaimCause> all() {
        return List.of(
                ClaimCause.of(CauseKind.TRACE, "The trace is another one: a cut of 5,544 of 17,250 jobs, whose last arrivals fix when"
                        + " it ends under every policy. Over so long a time all policies do the same work; gaps show in the heatmaps of"
                        + " Fig. 7 and in waits, not in the mean. One pool in place of seven nodes changes nothing.",
                "eet-gaps").shown("eet-pool"),
                ClaimCause.of(CauseKind.READING, "What a user may expect is not printed; the authors' evaluator takes any number of"
                        + " cores. With equal shares of 9 cores few users are ever late under backfilling; with 28, 56 or 80 cores, or"
                        + " on one pool, more are, and plain backfilling falls behind.", "eet-plain", "eet-content", "eet-tardiness")
                        .shown("eet-28-cores", WORKLOAD, POOL).shown("eet-56-cores", WORKLOAD, "nodes").shown("eet-56-cores", WORKLOAD,
                        POOL)
                        .shown("eet-80-cores", WORKLOAD, POOL));
    }
}
