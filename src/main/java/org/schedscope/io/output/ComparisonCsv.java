package org.schedscope.io.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.bound.LowerBound;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.metrics.compare.Comparison;

/**
 * Writes a comparison of runs as CSV, a row per metric: {@code metric,better,best}, the value of every run, for every run but the baseline
 * the difference {@code RUN - BASELINE}, and {@code at best}, the bound of all schedules of the jobs. Undefined values are empty. Quoting
 * is that of RFC 4180, line ends are {@code \n}.
 */
public final class ComparisonCsv {
    private ComparisonCsv() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(Comparison comparison, OutputStream stream) throws IOException {
        List<String> names = comparison.runs().stream().map(run -> run.name()).toList();
        List<Object> head = new ArrayList<>(List.of("metric", "better", "best"));
        head.addAll(names);
        others(comparison).forEach(run -> head.add(names.get(run) + " - " + comparison.baselineName()));
        head.add("at best");
        CsvRowSink.write(sink -> {
            sink.row(head.toArray());
            for (Comparison.Row row : comparison.rows()) {
                List<Object> cells = new ArrayList<>(List.of(row.metric().name(), better(row),
                        row.best().stream().map(names::get).collect(Collectors.joining(" "))));
                cells.addAll(row.values());
                others(comparison).forEach(run -> cells.add(row.differences().get(run)));
                cells.add(comparison.bound(row.metric()).<Object>map(LowerBound::atBest).orElse(""));
                sink.row(cells.toArray());
            }
        }, stream);
    }

    /** Numbers of all runs but the baseline. */
    static List<Integer> others(Comparison comparison) {
        List<Integer> others = new ArrayList<>();
        for (int run = 0; run < comparison.runs().size(); run++) {
            if (run != comparison.baseline()) {
                others.add(run);
            }
        }
        return others;
    }

    /** {@code higher}, {@code lower} or {@code neither}. */
    static String better(Comparison.Row row) {
        return row.metric().better().name().toLowerCase(Locale.ROOT);
    }
}
