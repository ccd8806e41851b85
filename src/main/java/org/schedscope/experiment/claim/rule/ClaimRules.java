package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.experiment.figure.Literature;

/** The kinds of rules in the lists of literature. */
public final class ClaimRules {
    private static final List<Class<?>> KINDS = List.of(Across.class, AllOf.class, Around.class, Bound.class, ByUser.class,
            Dominance.class, Order.class, Printed.class, PrintedShares.class, Quartile.class, Single.class, SomeUser.class, Trend.class);

    private ClaimRules() {
    }

    /** Reads a list of literature whose records have rules. */
    public static <T> List<T> list(String name, Class<T[]> type) {
        return Literature.read(name, type, KINDS);
    }
}
