package org.schedscope.chart.run;

import java.io.IOException;
import java.util.List;
import org.schedscope.chart.sheet.RowSink;

/** Rows of several runs in one table: each has the name of its run in front, and the columns are named once. */
final class RunRows {
    private final RowSink all;
    private boolean named;

    RunRows(RowSink all) {
        this.all = all;
    }

    /** Where one run's rows go, its column names first. */
    RowSink of(String run) {
        boolean[] head = {true};
        return cells -> {
            if (!head[0]) {
                all.row(after(run, cells));
            } else if (!named) {
                all.row(after("policy", cells));
                named = true;
            }
            head[0] = false;
        };
    }

    /** The rows of a chart for every run of a comparison. */
    static void of(ComparisonToDraw comparison, Chart<RunToDraw> chart, RowSink rows) throws IOException {
        RunRows all = new RunRows(rows);
        List<String> names = comparison.names();
        for (int run = 0; run < names.size(); run++) {
            chart.data(comparison.runs().get(run), all.of(names.get(run)));
        }
    }

    private static Object[] after(String first, Object[] rest) {
        Object[] cells = new Object[rest.length + 1];
        cells[0] = first;
        System.arraycopy(rest, 0, cells, 1, rest.length);
        return cells;
    }
}
