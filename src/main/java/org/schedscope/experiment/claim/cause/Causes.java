package org.schedscope.experiment.claim.cause;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.claim.rule.ClaimRules;

public final class Causes {
    private static final List<ClaimCause> ALL = ClaimRules.list("causes", ClaimCause[].class);

    private Causes() {
    }

    public static List<ClaimCause> all() {
        return ALL;
    }

    /** The cause of a disagreement; empty if none is listed, mostly because the claim agrees. */
    public static Optional<ClaimCause> of(String claim) {
        return ALL.stream().filter(cause -> cause.claims().contains(claim)).findFirst();
    }
}
