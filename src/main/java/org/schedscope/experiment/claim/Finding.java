package org.schedscope.experiment.claim;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of testing a claim.
 *
 * @param runs number of runs behind it
 * @param statements its comparisons; none without runs
 */
public record Finding(Claim claim, Verdict verdict, int runs, List<Statement> statements) {
    /** One comparison: its subject, the numbers with their effect size, and the verdict. */
    public record Line(String subject, String numbers, Verdict verdict) {
    }

    /**
     * A statement of a claim.
     *
     * @param whole over all cells
     * @param cells each policy at each value, corrected for their number; none if there is only one
     */
    public record Statement(Line whole, List<Line> cells) {
        public Statement {
            cells = List.copyOf(cells);
        }
    }

    public Finding {
        statements = List.copyOf(statements);
    }

    public List<Line> cells() {
        return statements.stream().flatMap(statement -> statement.cells().stream()).toList();
    }

    /** The overall result in a few words. */
    public String summary() {
        if (statements.isEmpty()) {
            return "cannot be told: not run";
        }
        List<Line> cells = cells();
        return cells.isEmpty() ? verdict.words() : verdict.words() + " (of " + cells.size() + " cells by themselves "
                + count(cells, Verdict.AGREES) + " agree, " + count(cells, Verdict.DIFFERS) + " differ)";
    }

    /** The effects of the statements, for a table; with the verdict of each if there are several; empty without runs. */
    public String effect() {
        return statements.size() == 1 ? statements.get(0).whole().numbers()
                : statements.stream().map(statement -> statement.whole().numbers() + " (" + statement.whole().verdict().words() + ")")
                        .collect(Collectors.joining("; "));
    }

    private static long count(List<Line> lines, Verdict which) {
        return lines.stream().filter(line -> line.verdict() == which).count();
    }
}
