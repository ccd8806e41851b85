package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Runs;
import org.schedscope.text.Language;

/** Rule: under every policy and in every run, some user has at least a number of a series. */
public record SomeUser(String series, double number) implements ClaimRule {
    @Override
    public String words() {
        return "Under every policy some user has " + Spread.words(series) + " of " + Figures.brief(number, 1, Language.ENGLISH) + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        for (String policy : runs.policies()) {
            double least = runs.of(policy).all().stream().mapToDouble(this::most).min().orElse(Double.NaN);
            if (!Double.isNaN(least)) {
                lines.add(new Finding.Line(policy, "the user with most has " + EquivalenceMargin.brief(least),
                        least >= number ? Verdict.AGREES : Verdict.DIFFERS));
            }
        }
        return lines.stream().map(line -> new Finding.Statement(line, List.of())).toList();
    }

    private double most(RunResult run) {
        return run.series().getOrDefault(series, List.of()).stream().mapToDouble(value -> value).filter(value -> !Double.isNaN(value)).max()
                .orElse(Double.NaN);
    }
}
