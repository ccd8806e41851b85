package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.breakpoint.ConditionException;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Job;
import org.schedscope.model.time.TickClock;
import org.schedscope.query.JobQuery;
import org.schedscope.query.RunValues;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/** The jobs of a schedule of which something holds: how many, what became of them, and which waited longest. */
public final class WhereSummary {
    private static final int MOST = 20;

    private final String text;
    private final JobQuery query;

    /** @throws UsageException if the text is no query */
    public WhereSummary(String text, TickClock clock) {
        this.text = text;
        try {
            query = JobQuery.read(text, clock);
        } catch (ConditionException wrong) {
            throw new UsageException("--where '" + text + "': " + wrong.getMessage());
        }
    }

    /** Prints them as they are at the end of a schedule. */
    public void print(Trace trace, PrintWriter out) {
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveTo(trace.eventCount());
        RunValues values = new RunValues(trace, cursor.states(), trace.lastTick(), new JobFacts(trace.index(), trace.platform()));
        List<Integer> hits = IntStream.range(0, values.jobs()).filter(job -> query.holds(values, job)).boxed().toList();
        List<Integer> ended = hits.stream().filter(values::hasEnded).toList();
        out.println(text + ": " + RunSummary.count(hits.size(), "job") + " of " + values.jobs());
        if (!ended.isEmpty()) {
            out.println("Mean wait " + SignificantDigits.text(ended.stream().mapToLong(values::waited).average().orElseThrow())
                    + ", longest " + ended.stream().mapToLong(values::waited).max().orElseThrow() + "; mean response "
                    + SignificantDigits.text(ended.stream().mapToLong(values::response).average().orElseThrow()) + " ticks");
        }
        list(trace, values, hits, out);
    }

    private static void list(Trace trace, RunValues values, List<Integer> hits, PrintWriter out) {
        if (hits.isEmpty()) {
            return;
        }
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"Job", "User", "Arrival", "Wait", "Response", "Cores"});
        hits.stream().sorted(Comparator.comparingLong((Integer job) -> -values.waited(job)).thenComparing(job -> job)).limit(MOST)
                .forEach(number -> {
                    Job job = trace.index().job(number);
                    rows.add(new String[] {job.id(), job.user(), Long.toString(job.arrival()), Long.toString(values.waited(number)),
                            values.hasEnded(number) ? Long.toString(values.response(number)) : "-",
                            Integer.toString(job.tasks().stream().mapToInt(task -> task.cores()).max().orElse(0))});
                });
        TextTable.print(rows, out);
        if (hits.size() > MOST) {
            out.println((hits.size() - MOST) + " more");
        }
    }
}
