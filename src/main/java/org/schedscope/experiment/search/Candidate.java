package org.schedscope.experiment.search;

import java.util.Arrays;
import java.util.Comparator;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.SourceText;

/**
 * An ordering with its results.
 *
 * @param text of its expression
 * @param size nodes of its expression
 * @param broken cases that break a constraint or cannot be ordered
 * @param losses by case, relative to the reference: 1 is equal, below 1 better; negated if more of the metric is better
 */
public record Candidate(Expression ordering, String text, int size, int broken, double[] losses) {
    /** Best first: constraints, then losses, then the shorter expression and its text, so the order is total. */
    static final Comparator<Candidate> BEST_FIRST = Comparator.comparingInt(Candidate::broken).thenComparingDouble(Candidate::loss)
            .thenComparingInt(Candidate::size).thenComparing(Candidate::text);

    /** A candidate without results. */
    static Candidate of(Expression ordering) {
        return new Candidate(ordering, SourceText.of(ordering), Trees.size(ordering), 0, new double[0]);
    }

    Candidate rated(int casesBroken, double[] lossesThere) {
        return new Candidate(ordering, text, size, casesBroken, lossesThere);
    }

    /** Mean over the cases. */
    public double loss() {
        return Arrays.stream(losses).average().orElse(Double.NaN);
    }

    public String policy() {
        return "=" + text;
    }

    boolean didTheSameAs(Candidate other) {
        return broken == other.broken && Arrays.equals(losses, other.losses);
    }
}
