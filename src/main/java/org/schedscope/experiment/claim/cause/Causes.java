package org.schedscope.experiment.claim.cause;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The one list of causes. */
public final class Causes {
    private static final List<ClaimCause> ALL = Stream
            .of(SurveyCauses.all(), MarketCauses.all(), NetworkCauses.all(), WorkflowCauses.all(), UserCauses.all())
            .flatMap(List::stream).toList();

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
