package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.time.TickClock;
import org.schedscope.query.JobQuery;
import org.schedscope.query.RunValues;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/** Output of the jobs or tasks of a schedule that match a query: their number, outcomes, and longest waits. */
public final class WhereSummary {
    private static final int MOST = 20;

    private final String text;
    private final JobQuery query;

    /** @throws UsageException if the text is not a valid query */
    public WhereSummary(String text, TickClock clock) {
        this.text = text;
        try {
            query = JobQuery.read(text, clock);
        } catch (ModelException wrong) {
            throw new UsageException("--where '" + text + "': " + wrong.getMessage());
        }
    }

    /** Prints them as of the end of a schedule. */
    public void print(Trace trace, PrintedTimes times, PrintWriter out) {
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveTo(trace.eventCount());
        RunValues values = new RunValues(trace, cursor.states(), trace.lastTick(), new JobFacts(trace.index(), trace.platform()));
        List<Integer> hits = IntStream.range(0, values.jobs()).filter(job -> query.holds(values, job)).boxed().toList();
        if (query.isOfTasks()) {
            List<Integer> tasks = hits.stream().flatMap(job -> query.tasks(values, job).boxed()).toList();
            out.println(text + ": " + RunSummary.count(tasks.size(), "task") + " of " + RunSummary.count(hits.size(), "job") + " of "
                    + values.jobs());
            tasks(trace, values, tasks, times, out);
        } else {
            out.println(text + ": " + RunSummary.count(hits.size(), "job") + " of " + values.jobs());
            ended(values, hits.stream().filter(values::hasEnded).toList(), times, out);
            jobs(trace, values, hits, times, out);
        }
    }

    private static void ended(RunValues values, List<Integer> ended, PrintedTimes times, PrintWriter out) {
        if (!ended.isEmpty()) {
            out.println("Mean wait " + times.length(ended.stream().mapToLong(values::waited).average().orElseThrow())
                    + ", longest " + times.length(ended.stream().mapToLong(values::waited).max().orElseThrow()) + "; mean response "
                    + times.length(ended.stream().mapToLong(values::response).average().orElseThrow()) + times.unit());
        }
    }

    private static void jobs(Trace trace, RunValues values, List<Integer> hits, PrintedTimes times, PrintWriter out) {
        list(new String[] {"Job", "User", "Arrival", "Wait", "Response", "Cores"}, hits, values::waited, number -> {
            Job job = trace.index().job(number);
            return new String[] {job.id(), job.user(), times.moment(job.arrival()), times.length(values.waited(number)),
                    values.hasEnded(number) ? times.length(values.response(number)) : "-",
                    Integer.toString(job.tasks().stream().mapToInt(task -> task.cores()).max().orElse(0))};
        }, out);
    }

    private static void tasks(Trace trace, RunValues values, List<Integer> hits, PrintedTimes times, PrintWriter out) {
        list(new String[] {"Task", "User", "Kind", "Wait", "Execution", "Cores"}, hits, values::waitedOfTask, number -> {
            Task task = trace.index().task(number);
            long waited = values.waitedOfTask(number);
            return new String[] {trace.index().label(number), trace.index().job(trace.index().jobOf(number)).user(), task.kind(),
                    waited < 0 ? "-" : times.length(waited), times.length(task.exec()), Integer.toString(task.cores())};
        }, out);
    }

    /** Prints the first of them by a number of ticks, largest first. */
    private static void list(String[] head, List<Integer> hits, ToLongFunction<Integer> ticks, Function<Integer, String[]> row,
            PrintWriter out) {
        if (hits.isEmpty()) {
            return;
        }
        List<String[]> rows = new ArrayList<>();
        rows.add(head);
        hits.stream().sorted(Comparator.comparingLong((Integer hit) -> -ticks.applyAsLong(hit)).thenComparing(hit -> hit)).limit(MOST)
                .forEach(hit -> rows.add(row.apply(hit)));
        TextTable.print(rows, out);
        if (hits.size() > MOST) {
            out.println((hits.size() - MOST) + " more");
        }
    }
}
