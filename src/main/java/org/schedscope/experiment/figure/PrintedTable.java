package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table as its paper prints it, to stand beside ours.
 *
 * @param columns values of the axis
 * @param rows by policy, a number a column
 * @param sample how many schedules each number is of
 */
public record PrintedTable(String figure, List<String> columns, Map<String, List<Double>> rows, int sample) {
    private static final List<String> LOADS = List.of("80", "90", "100", "110", "120");
    private static final List<PrintedTable> ALL = List.of(
            new PrintedTable("pslr-table-3", LOADS, Map.of(
                    "lrtf", List.of(96.0, 100.0, 100.0, 100.0, 100.0), "srtf", List.of(54.0, 47.0, 56.0, 58.0, 57.0),
                    "random", List.of(87.0, 93.0, 100.0, 93.3, 100.0), "fifo-task", List.of(87.0, 98.0, 100.0, 100.0, 100.0),
                    "fifo-job", List.of(92.0, 94.0, 100.0, 100.0, 100.0), "fair-share", List.of(87.0, 95.0, 98.6, 100.0, 99.3)), 150),
            new PrintedTable("pslr-table-4", LOADS, Map.of(
                    "lrtf", List.of(97.0, 100.0, 100.0, 100.0, 100.0), "srtf", List.of(59.0, 54.0, 44.0, 26.0, 21.0),
                    "random", List.of(88.0, 97.0, 100.0, 100.0, 100.0), "fifo-task", List.of(91.0, 98.3, 100.0, 100.0, 100.0),
                    "fifo-job", List.of(94.0, 97.0, 100.0, 100.0, 100.0), "fair-share", List.of(92.0, 98.6, 100.0, 100.0, 99.3)), 150),
            ofTheTrace("pslr-table-5-utilisation", 0.5864, 0.5864, 0.5864, 0.5864, 0.5864, 0.5864, 0.5864),
            ofTheTrace("pslr-table-5-completion", 7.685e18, 7.686e18, 7.688e18, 7.686e18, 7.684e18, 7.687e18, 7.688e18),
            ofTheTrace("pslr-table-5-in-flight", 489, 515, 490, 543, 439, 441, 407));

    /** A column of Table 5, in the order of its rows: of the industrial trace, beside ours of a public log. */
    private static PrintedTable ofTheTrace(String figure, double... numbers) {
        List<String> policies = List.of("p-slr", "random", "lrtf", "fifo-job", "srtf", "fair-share", "fifo-task");
        return new PrintedTable(figure, List.of("SDSC-SP2"), IntStream.range(0, numbers.length).boxed()
                .collect(Collectors.toMap(policies::get, i -> List.of(numbers[i]))), 1);
    }

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
