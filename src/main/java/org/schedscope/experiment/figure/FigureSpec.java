package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.experiment.table.Runs;

/**
 * The definition of a figure.
 *
 * @param id kebab-case; the name of its file
 * @param source paper and number; empty for other figures
 * @param of the runs
 * @param kind the way of drawing
 * @param measure a metric by its name in results, or a series of numbers
 * @param axis horizontal axis; empty where the kind has its own
 * @param baseline policy for comparison; empty where the kind needs none
 */
public record FigureSpec(String id, Optional<Source> source, Choice of, FigureKind kind, String measure, String axis,
        String baseline) {
    /** The place of a figure in a paper. */
    public record Source(Paper paper, String number) {
        @Override
        public String toString() {
            return paper.authors() + ", " + number;
        }
    }

    /**
     * A selection of runs.
     *
     * @param part name; empty for the first one
     * @param only required values, by axis
     * @param policies the policies; empty for all
     */
    public record Choice(String part, Map<String, String> only, List<String> policies) {
        public Choice {
            only = Map.copyOf(only);
            policies = List.copyOf(policies);
        }

        /** The selected runs of some results; empty if there are none. */
        public Optional<Runs> from(ResultTable table) {
            return table.part(partOf(table)).map(all -> all.where(only).ofPolicies(policies)).filter(some -> !some.isEmpty());
        }

        String partOf(ResultTable table) {
            return part.isEmpty() ? table.experiments().get(0).parts().get(0).name() : part;
        }
    }

    /** A figure of a part, for kinds without axis and baseline; others add them. */
    static FigureSpec of(String id, String part, FigureKind kind, String measure) {
        return new FigureSpec(id, Optional.empty(), new Choice(part, Map.of(), List.of()), kind, measure, "", "");
    }

    FigureSpec across(String name) {
        return new FigureSpec(id, source, of, kind, measure, name, baseline);
    }

    FigureSpec against(String policy) {
        return new FigureSpec(id, source, of, kind, measure, axis, policy);
    }
}
