package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A table of numbers printed in a paper, for comparison.
 *
 * @param columns values of the axis
 * @param rows numbers by policy, one per column
 * @param sample number of schedules behind each number
 */
public record PrintedTable(String figure, List<String> columns, Map<String, List<Double>> rows, int sample) {
    private static final List<PrintedTable> ALL = Literature.read("printed-tables", PrintedTable[].class, List.of());

    /** The printed table for a figure; empty if the paper prints no numbers. */
    public static Optional<PrintedTable> of(String figure) {
        return ALL.stream().filter(table -> table.figure.equals(figure)).findFirst();
    }

    public OptionalDouble at(String policy, String column) {
        int place = columns.indexOf(column);
        return place < 0 || !rows.containsKey(policy) ? OptionalDouble.empty() : OptionalDouble.of(rows.get(policy).get(place));
    }
}
