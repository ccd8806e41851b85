package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Times;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;

/** Output of a run, or some of its ticks, by cluster, user, group, kind or queue. */
public final class GroupSummary {
    private GroupSummary() {
    }

    /** @param between {@code FROM:TO}; absent: the whole run */
    public static void print(Trace trace, GroupMeasures.By by, Optional<String> between, PrintedTimes times, PrintWriter out) {
        long[] ticks = ticks(trace.workload(), between, Math.max(1, trace.lastTick()));
        String what = by.name().charAt(0) + by.name().substring(1).toLowerCase(Locale.ROOT);
        List<GroupMeasures.Row> groups = GroupMeasures.of(trace, trace.eventCount(), new JobFacts(trace.index(), trace.platform()), by,
                ticks[0], ticks[1]);
        new Listing<GroupMeasures.Row>().column(what, GroupMeasures.Row::group).column("Finished", GroupMeasures.Row::finished)
                .column("Flow", GroupMeasures.Row::flow).column("Mean SLR", row -> row.slr().mean())
                .column("Median SLR", row -> row.slr().median()).column("Worst SLR", row -> row.slr().largest())
                .column("Mean wait", row -> times.length(row.waiting().mean()))
                .column("Median wait", row -> times.length(row.waiting().median()))
                .column("Core-ticks", GroupMeasures.Row::coreTicks).column("Utilisation", GroupMeasures.Row::utilisation)
                .print(groups, out);
    }

    /** The two ticks of an interval; from 0 to {@code end} without one. */
    static long[] ticks(Workload workload, Optional<String> between, long end) {
        long[] ticks = between.map(text -> Times.in("--between", workload, reader -> reader.span(text)))
                .orElseGet(() -> new long[] {0, end});
        if (between.isPresent() && ticks[1] <= ticks[0]) {
            throw new UsageException("--between: '" + between.get() + "' is empty; write FROM:TO, TO later than FROM");
        }
        return ticks;
    }
}
