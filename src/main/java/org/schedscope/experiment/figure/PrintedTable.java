package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A table as its paper prints it, to stand beside ours.
 *
 * @param columns values of the axis
 * @param rows by policy, a number a column
 * @param sample how many schedules each number is of
 */
public record PrintedTable(String figure, List<String> columns, Map<String, List<Double>> rows, int sample) {
    private static final List<PrintedTable> ALL = Literature.read("printed-tables", PrintedTable[].class, List.of());

    /** The table of a figure of ours; empty if its paper prints no numbers. */
    public static Optional<PrintedTable> of(String figure) {
        return ALL.stream().filter(table -> table.figure.equals(figure)).findFirst();
    }

    /** A number of it. */
    public OptionalDouble at(String policy, String column) {
        int place = columns.indexOf(column);
        return place < 0 || !rows.containsKey(policy) ? OptionalDouble.empty() : OptionalDouble.of(rows.get(policy).get(place));
    }
}
