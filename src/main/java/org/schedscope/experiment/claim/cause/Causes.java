package org.schedscope.experiment.claim.cause;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.claim.rule.ClaimRules;

/** The one list of causes. */
public final class Causes {
    private static final List<ClaimCause> ALL = ClaimRules.list("causes", ClaimCause[].class);

    private Causes() {
    }

    public static List<ClaimCause> all() {
        return ALL;
    }

    /** Why a claim does not come out; empty if it was not asked, mostly because it does. */
    public static Optional<ClaimCause> of(String claim) {
        return ALL.stream().filter(cause -> cause.claims().contains(claim)).findFirst();
    }
}
