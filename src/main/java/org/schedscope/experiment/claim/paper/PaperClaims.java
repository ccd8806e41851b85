package org.schedscope.experiment.claim.paper;

import java.util.List;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.rule.ClaimRules;

/** The one list of claims. Rules follow the papers' words; they are not chosen for what comes out. */
public final class PaperClaims {
    private static final List<Claim> ALL = ClaimRules.list("claims", Claim[].class);

    private PaperClaims() {
    }

    public static List<Claim> all() {
        return ALL;
    }
}
