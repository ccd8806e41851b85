package org.schedscope.experiment.claim.paper;

import java.util.List;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.rule.ClaimRules;

/** The list of claims. Rules follow the papers' words, not the results. */
public final class PaperClaims {
    private static final List<Claim> ALL = ClaimRules.list("claims", Claim[].class);

    private PaperClaims() {
    }

    public static List<Claim> all() {
        return ALL;
    }
}
