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
 * An experiment on a cause: runs in which one thing is changed.
 *
 * @param of those runs
 * @param rule the test; empty for the rule of the claim itself
 */
public record Probe(FigureSpec.Choice of, Optional<ClaimRule> rule) {
    /** Results of its own rule cell by cell, or overall for a single cell; none without runs. */
    public List<Finding.Line> cells(ResultTable table) {
        return of.from(table).flatMap(runs -> rule.map(asked -> asked.check(runs))).orElse(List.of()).stream()
                .flatMap(statement -> statement.cells().isEmpty() ? Stream.of(statement.whole()) : statement.cells().stream()).toList();
    }

    /** Overall results, with the place of the runs added to each subject; none without runs. */
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
