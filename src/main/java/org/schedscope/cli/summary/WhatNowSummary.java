package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
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
        List<String[]> table = new ArrayList<>();
        table.add(row("Job", "User", "Waits", policies.stream().map(policy -> "Start " + policy).toList()));
        for (WhatNow.Row row : rows.subList(0, Math.min(MOST, rows.size()))) {
            Job is = trace.index().job(row.job());
            table.add(row(is.id(), is.user(), times.length(now.snapshot().tick() - Math.min(now.snapshot().tick(), is.arrival())),
                    row.starts().stream().map(this::told).toList()));
        }
        if (rows.size() > 1) {
            table.add(row("Mean until start", "", "", IntStream.range(0, policies.size())
                    .mapToObj(column -> mean(now.meanWait(rows, column))).toList()));
        }
        TextTable.print(table, out, 1);
        if (rows.size() > MOST) {
            out.println("(the " + MOST + " that have waited longest, of " + rows.size() + "; --json has all, --job ID tells of one)");
        }
    }

    public void printEnds(WhatNow.Row job, PrintWriter out) {
        out.println();
        IntStream.range(0, policies.size()).forEach(column -> out.println("Finish under " + policies.get(column) + ": "
                + told(job.ends().get(column))));
    }

    private static String[] row(String first, String second, String third, List<String> others) {
        List<String> all = new ArrayList<>(List.of(first, second, third));
        all.addAll(others);
        return all.toArray(String[]::new);
    }

    private String told(OptionalLong when) {
        return when.isEmpty() ? "never"
                : times.moment(when.getAsLong()) + " (+" + times.length(when.getAsLong() - now.snapshot().tick()) + ")";
    }

    private String mean(OptionalDouble mean) {
        return mean.isEmpty() ? "" : "+" + times.length(mean.getAsDouble());
    }
}
