package org.schedscope.experiment.search;

import java.util.Arrays;
import java.util.Comparator;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.SourceText;

/**
 * An ordering and how it did.
 *
 * @param text of its expression
 * @param size nodes of its expression
 * @param broken cases in which a bound did not hold, or that it could not order
 * @param losses case by case, relative to the reference: 1 as good, below 1 better; of a metric that is better high, with a minus sign
 */
public record Candidate(Expression ordering, String text, int size, int broken, double[] losses) {
    /** The best first: bounds, then losses, then the shorter expression; so two orderings are never told apart by chance. */
    static final Comparator<Candidate> BEST_FIRST = Comparator.comparingInt(Candidate::broken).thenComparingDouble(Candidate::loss)
            .thenComparingInt(Candidate::size).thenComparing(Candidate::text);

    /** One that was not tried. */
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

    /** As a policy. */
    public String policy() {
        return "=" + text;
    }

    boolean didTheSameAs(Candidate other) {
        return broken == other.broken && Arrays.equals(losses, other.losses);
    }
}
