package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** Output of a forecast: starts of waiting jobs under several policies. */
public final class WhatNowSummary {
    private static final int MOST = 40;

    private final Trace trace;
    private final WhatNow now;
    private final List<String> policies;
    private final PrintedTimes times;

    /** @param policies names in the order of the columns */
    public WhatNowSummary(Trace trace, WhatNow now, List<String> policies, PrintedTimes times) {
        this.trace = trace;
        this.now = now;
        this.policies = policies;
        this.times = times;
    }

    /**
     * Prints a line per job.
     *
     * @param log name of the recording
     */
    public void print(String log, List<WhatNow.Row> rows, PrintWriter out) {
        out.println(
                log + " at " + times.at(now.snapshot().tick()) + ": " + RunSummary.count(now.snapshot().running(), "task") + " running, "
                        + RunSummary.count(now.snapshot().waiting().size(), "job") + " waiting");
        if (rows.isEmpty()) {
            return;
        }
        out.println();
        Listing<WhatNow.Row> listing = listing();
        List<String[]> table = listing.table(rows.subList(0, Math.min(MOST, rows.size())));
        if (rows.size() > 1) {
            table.add(Stream.concat(Stream.of("Mean until start", "", ""), IntStream.range(0, policies.size())
                    .mapToObj(column -> mean(now.meanWait(rows, column)))).toArray(String[]::new));
        }
        listing.printTable(table, out);
        if (rows.size() > MOST) {
            out.println("(the " + MOST + " that have waited longest, of " + rows.size() + "; --json has all, --job ID tells of one)");
        }
    }

    public void printEnds(WhatNow.Row job, PrintWriter out) {
        out.println();
        IntStream.range(0, policies.size()).forEach(column -> out.println("Finish under " + policies.get(column) + ": "
                + told(job.ends().get(column))));
    }

    private Listing<WhatNow.Row> listing() {
        long tick = now.snapshot().tick();
        Listing<WhatNow.Row> listing = new Listing<WhatNow.Row>().column("Job", row -> job(row).id()).text("User", row -> job(row).user())
                .column("Waits", row -> times.length(tick - Math.min(tick, job(row).arrival())));
        IntStream.range(0, policies.size())
                .forEach(column -> listing.column("Start " + policies.get(column), row -> told(row.starts().get(column))));
        return listing;
    }

    private Job job(WhatNow.Row row) {
        return trace.index().job(row.job());
    }

    private String told(OptionalLong when) {
        return when.isEmpty() ? "never"
                : times.moment(when.getAsLong()) + " (+" + times.length(when.getAsLong() - now.snapshot().tick()) + ")";
    }

    private String mean(OptionalDouble mean) {
        return mean.isEmpty() ? "" : "+" + times.length(mean.getAsDouble());
    }
}
