package org.schedscope.experiment.claim;

import java.util.List;

/**
 * What came out for a claim.
 *
 * @param runs how many runs it rests on
 * @param lines the comparisons that it is made of; none if nothing of it has run
 */
public record Finding(Claim claim, Verdict verdict, int runs, List<Line> lines) {
    /** One comparison: what was compared, the numbers, and what they say. */
    public record Line(String subject, String numbers, Verdict verdict) {
    }

    public Finding {
        lines = List.copyOf(lines);
    }

    /** How many comparisons came out in a way. */
    public long count(Verdict which) {
        return lines.stream().filter(line -> line.verdict() == which).count();
    }

    /** The whole in a few words. */
    public String summary() {
        if (lines.isEmpty()) {
            return "cannot tell: not run";
        }
        if (lines.size() == 1) {
            return verdict.words();
        }
        return verdict.words() + " (of " + lines.size() + " comparisons " + count(Verdict.AGREES) + " agree, " + count(Verdict.DIFFERS)
                + " differ, "
                + count(Verdict.CANNOT_TELL) + " cannot be told)";
    }
}
