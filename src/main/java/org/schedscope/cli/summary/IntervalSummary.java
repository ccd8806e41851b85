package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Times;
import org.schedscope.metrics.part.IntervalMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/** Output of throughput and utilisation interval by interval, from 0 to the end of the run. */
public final class IntervalSummary {
    /** The most intervals, since each is a pass over the whole run. */
    private static final long MOST = 1_000;

    private IntervalSummary() {
    }

    private record Row(long from, long to, IntervalMeasures measures) {
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
        List<Row> rows = new ArrayList<>();
        for (long from = 0; from < end; from += every) {
            long to = Math.min(end, from + every);
            rows.add(new Row(from, to, new IntervalMeasures(trace, from, to)));
        }
        Listing<Row> listing = new Listing<Row>().text("From", row -> times.moment(row.from));
        Function<Row, String> to = row -> times.moment(row.to);
        listing = times.areTicks() ? listing.column("To", to) : listing.text("To", to);
        listing.column("Flow", row -> row.measures.flow()).column("Utilisation", row -> row.measures.utilisation());
        for (int number = 0; number < clusters.size(); number++) {
            int cluster = number;
            listing.column("of " + clusters.get(cluster).id(), row -> row.measures.utilisation(cluster));
        }
        listing.print(rows, out);
    }
}
