package org.schedscope.chart.run;

import java.util.List;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.text.Texts;

/**
 * Several finished runs of one workload as pictures need them.
 *
 * @param runs in the order of the comparison
 */
public record ComparisonToDraw(Comparison comparison, List<RunToDraw> runs) implements ToDraw {
    public ComparisonToDraw {
        runs = List.copyOf(runs);
    }

    List<String> names() {
        return comparison.runs().stream().map(ComparedRun::name).toList();
    }

    /** As of a single run, with the names of all policies. */
    @Override
    public String subtitle(Texts texts) {
        return runs.get(0).subtitle(String.join(", ", names()), texts);
    }
}
