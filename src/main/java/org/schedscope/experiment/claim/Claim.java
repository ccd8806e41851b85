package org.schedscope.experiment.claim;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.experiment.table.Runs;

/**
 * A claim of a paper.
 *
 * @param id kebab-case
 * @param section place in the paper
 * @param quote the paper's own words, shortened
 * @param statement the claim in one sentence
 * @param of the runs that it is about
 * @param rule the test
 * @param figure id of the picture beside it
 */
public record Claim(String id, Paper paper, String section, String quote, String statement, FigureSpec.Choice of, ClaimRule rule,
        String figure) {
    /** Tests the claim by some results. */
    public Finding check(ResultTable table) {
        Optional<Runs> runs = of.from(table);
        List<Finding.Statement> statements = runs.map(rule::check).orElse(List.of());
        return new Finding(this, Verdict.of(statements.stream().map(statement -> statement.whole().verdict()).toList()),
                statements.isEmpty() ? 0 : runs.get().all().size(), statements);
    }
}
