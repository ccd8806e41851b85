package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Times;
import org.schedscope.io.output.SignificantDigits;
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
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {what, "Finished", "Flow", "Mean SLR", "Median SLR", "Worst SLR", "Mean wait", "Median wait",
                "Core-ticks", "Utilisation"});
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        for (GroupMeasures.Row row : GroupMeasures.of(trace, trace.eventCount(), facts, by, ticks[0], ticks[1])) {
            rows.add(new String[] {row.group(), Integer.toString(row.finished()), SignificantDigits.text(row.flow()),
                    SignificantDigits.text(row.slr().mean()), SignificantDigits.text(row.slr().median()),
                    SignificantDigits.text(row.slr().largest()), times.length(row.waiting().mean()), times.length(row.waiting().median()),
                    SignificantDigits.text(row.coreTicks()), SignificantDigits.text(row.utilisation())});
        }
        TextTable.print(rows, out);
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
