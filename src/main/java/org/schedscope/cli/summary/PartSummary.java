package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.Trace;

/** Output of the facts between two ticks, as in the window for a marked range. */
public final class PartSummary {
    /** The most users listed. */
    private static final int MOST_USERS = 10;

    private final Trace trace;
    private final JobFacts facts;
    private final ReportOptions options;
    private final PrintedTimes times;

    public PartSummary(Trace trace, ReportOptions options, PrintedTimes times) {
        this.times = times;
        this.trace = trace;
        facts = new JobFacts(trace.index(), trace.platform());
        this.options = options.forRun(facts, trace);
    }

    /** @param between {@code FROM:TO} */
    public void print(String between, PrintWriter out) {
        long[] ticks = GroupSummary.ticks(trace.index().workload(), Optional.of(between), trace.lastTick());
        PartMeasures part = PartMeasures.of(trace, trace.eventCount(), trace.lastTick(), facts,
                options.expected(facts), RunPart.ofTicks(ticks[0], ticks[1]), OptionalInt.empty());
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {(times.areTicks() ? "Ticks " : "From ") + times.moment(ticks[0]) + " to " + times.moment(ticks[1]), ""});
        rows.add(new String[] {"Jobs arrived", Integer.toString(part.arrived())});
        rows.add(new String[] {"Jobs started", Integer.toString(part.started())});
        rows.add(new String[] {"Jobs finished", Integer.toString(part.finished())});
        rows.add(new String[] {"Mean wait", times.length(part.waiting().mean())});
        rows.add(new String[] {"Longest wait", longest(part)});
        rows.add(new String[] {"Mean SLR", SignificantDigits.text(part.slr().mean())});
        rows.add(new String[] {"Mean bounded slowdown", SignificantDigits.text(part.boundedSlowdown().mean())});
        rows.add(new String[] {"Utilisation", SignificantDigits.text(part.utilisation())});
        rows.add(new String[] {"Late jobs", Integer.toString(part.late().size())});
        rows.add(new String[] {"Users with late jobs", part.usersLate() + " of " + part.usersEnded()});
        TextTable.print(rows, out);
        holders(part.holders(), out);
    }

    private String longest(PartMeasures part) {
        String job = part.longestWait().isPresent() ? " (" + trace.index().job(part.longestWait().getAsInt()).id() + ")" : "";
        return times.length(part.waiting().largest()) + job;
    }

    private static void holders(List<PartMeasures.Holder> holders, PrintWriter out) {
        if (holders.isEmpty()) {
            return;
        }
        out.println();
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"Users that held the cores", "Core-ticks", "Share"});
        holders.stream().limit(MOST_USERS).forEach(holder -> rows.add(row(holder.user(), holder.coreTicks(), holder.share())));
        if (holders.size() > MOST_USERS) {
            List<PartMeasures.Holder> rest = holders.subList(MOST_USERS, holders.size());
            rows.add(row(rest.size() + " more", rest.stream().mapToDouble(PartMeasures.Holder::coreTicks).sum(),
                    rest.stream().mapToDouble(PartMeasures.Holder::share).sum()));
        }
        TextTable.print(rows, out);
    }

    private static String[] row(String who, double coreTicks, double share) {
        return new String[] {who, SignificantDigits.text(coreTicks), SignificantDigits.text(share)};
    }
}
