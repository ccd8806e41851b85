package org.schedscope.experiment.claim.cause;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.table.ResultTable;

/**
 * A look at runs in which something is otherwise.
 *
 * @param of those runs
 * @param rule what is asked of them; empty for the rule of the claim itself
 */
public record Probe(FigureSpec.Choice of, Optional<ClaimRule> rule) {
    /** What its own rule says cell by cell, or as a whole where it has one cell; none if those runs are not there. */
    public List<Finding.Line> cells(ResultTable table) {
        return of.from(table).flatMap(runs -> rule.map(asked -> asked.check(runs))).orElse(List.of()).stream()
                .flatMap(statement -> statement.cells().isEmpty() ? Stream.of(statement.whole()) : statement.cells().stream()).toList();
    }

    /** The wholes of what comes out, each subject with where it is; none if those runs are not there. */
    List<Finding.Line> lines(Claim claim, ResultTable table) {
        ClaimRule asked = rule.orElse(claim.rule());
        return of.from(table).map(asked::check).orElse(List.of()).stream().map(Finding.Statement::whole)
                .map(line -> new Finding.Line(where() + ": " + line.subject(), line.numbers(), line.verdict())).toList();
    }

    private String where() {
        String only = of.only().entrySet().stream().map(each -> ", " + each.getKey() + " " + each.getValue()).sorted()
                .collect(Collectors.joining());
        return of.part() + only;
    }
}
