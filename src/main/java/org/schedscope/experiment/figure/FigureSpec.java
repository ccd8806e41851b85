package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.experiment.table.Runs;

/**
 * A figure to be drawn.
 *
 * @param id kebab-case; the name of its file
 * @param source paper and number; empty for figures that no paper has
 * @param of the runs that it is of
 * @param kind how it is drawn
 * @param measure a metric by its name in results, or a series of numbers
 * @param axis what stands across; empty where the kind decides
 * @param baseline policy that others are held against; empty where the kind does not ask for one
 */
public record FigureSpec(String id, Optional<Source> source, Choice of, FigureKind kind, String measure, String axis,
        String baseline) {
    /** Where a paper has a figure. */
    public record Source(Paper paper, String number) {
        @Override
        public String toString() {
            return paper.authors() + ", " + number;
        }
    }

    /**
     * Some runs.
     *
     * @param part whose runs; the first one if empty
     * @param only values that runs must have, by axis
     * @param policies those that count; all if empty
     */
    public record Choice(String part, Map<String, String> only, List<String> policies) {
        public Choice {
            only = Map.copyOf(only);
            policies = List.copyOf(policies);
        }

        /** These runs of some results; empty if there are none. */
        public Optional<Runs> from(ResultTable table) {
            return table.part(partOf(table)).map(all -> all.where(only).ofPolicies(policies)).filter(some -> !some.isEmpty());
        }

        String partOf(ResultTable table) {
            return part.isEmpty() ? table.experiments().get(0).parts().get(0).name() : part;
        }
    }

    /** A figure of a part; an axis and a baseline follow. */
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
