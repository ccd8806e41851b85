package org.schedscope.experiment.claim;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What came out for a claim.
 *
 * @param runs how many runs it rests on
 * @param statements what it is made of; none if nothing of it has run
 */
public record Finding(Claim claim, Verdict verdict, int runs, List<Statement> statements) {
    /** One comparison: what was compared, the numbers with their effect size, and what they say. */
    public record Line(String subject, String numbers, Verdict verdict) {
    }

    /**
     * A statement of a claim.
     *
     * @param whole over all cells
     * @param cells each policy at each value by itself, corrected for their number; none if there is only one
     */
    public record Statement(Line whole, List<Line> cells) {
        public Statement {
            cells = List.copyOf(cells);
        }
    }

    public Finding {
        statements = List.copyOf(statements);
    }

    /** The cells of all statements. */
    public List<Line> cells() {
        return statements.stream().flatMap(statement -> statement.cells().stream()).toList();
    }

    /** The whole in a few words. */
    public String summary() {
        if (statements.isEmpty()) {
            return "cannot be told: not run";
        }
        List<Line> cells = cells();
        return cells.isEmpty() ? verdict.words() : verdict.words() + " (of " + cells.size() + " cells by themselves "
                + count(cells, Verdict.AGREES) + " agree, " + count(cells, Verdict.DIFFERS) + " differ)";
    }

    /** The effects of its statements, for a table; of several with what each says; empty if nothing of it has run. */
    public String effect() {
        return statements.size() == 1 ? statements.get(0).whole().numbers()
                : statements.stream().map(statement -> statement.whole().numbers() + " (" + statement.whole().verdict().words() + ")")
                        .collect(Collectors.joining("; "));
    }

    private static long count(List<Line> lines, Verdict which) {
        return lines.stream().filter(line -> line.verdict() == which).count();
    }
}
