package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.figure.FigureSpec;

/** The one list of claims. Rules follow the papers' words; they are not chosen for what comes out. */
public final class PaperClaims {
    private static final List<Claim> ALL = Stream
            .of(SurveyClaims.all(), MarketClaims.all(), NetworkClaims.all(), WorkflowClaims.all(), UserClaims.all())
            .flatMap(List::stream).toList();

    private PaperClaims() {
    }

    public static List<Claim> all() {
        return ALL;
    }

    /** All runs of a part. */
    static FigureSpec.Choice part(String name) {
        return new FigureSpec.Choice(name, Map.of(), List.of());
    }

    /** Those with a value on an axis. */
    static FigureSpec.Choice part(String name, String axis, String value) {
        return new FigureSpec.Choice(name, Map.of(axis, value), List.of());
    }
}
