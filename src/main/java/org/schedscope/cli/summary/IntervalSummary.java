package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Times;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.part.IntervalMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/** Output of throughput and utilisation interval by interval, from 0 to the end of the run. */
public final class IntervalSummary {
    /** The most intervals, since each is a pass over the whole run. */
    private static final long MOST = 1_000;

    private IntervalSummary() {
    }

    /** @param length a number of ticks, or a part of the calendar */
    public static void print(Trace trace, String length, PrintedTimes times, PrintWriter out) {
        long end = trace.lastTick();
        long every = Times.in("--every", trace.workload(), reader -> reader.length(length));
        if (every == 0) {
            throw new UsageException("--every: it is 0; it must be at least 1 tick");
        }
        if (end / every >= MOST) {
            throw new UsageException("--every " + length + " cuts " + end + " ticks into more than " + MOST + " intervals");
        }
        List<Cluster> clusters = trace.platform().clusters();
        List<String[]> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("From", "To", "Flow", "Utilisation"));
        clusters.forEach(cluster -> head.add("of " + cluster.id()));
        rows.add(head.toArray(String[]::new));
        for (long from = 0; from < end; from += every) {
            long to = Math.min(end, from + every);
            IntervalMeasures interval = new IntervalMeasures(trace, from, to);
            List<String> cells = new ArrayList<>(List.of(times.moment(from), times.moment(to), SignificantDigits.text(interval.flow()),
                    SignificantDigits.text(interval.utilisation())));
            for (int cluster = 0; cluster < clusters.size(); cluster++) {
                cells.add(SignificantDigits.text(interval.utilisation(cluster)));
            }
            rows.add(cells.toArray(String[]::new));
        }
        TextTable.print(rows, out, times.areTicks() ? 0 : 1);
    }
}
