package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.cli.base.PrintedTimes;
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
        IntFunction<Job> job = trace.index()::job;
        list(new Listing<Integer>().column("Job", number -> job.apply(number).id()).column("User", number -> job.apply(number).user())
                .column("Arrival", number -> times.moment(job.apply(number).arrival()))
                .column("Wait", number -> times.length(values.waited(number)))
                .column("Response", number -> values.hasEnded(number) ? times.length(values.response(number)) : "-")
                .column("Cores", number -> job.apply(number).tasks().stream().mapToInt(task -> task.cores()).max().orElse(0)),
                hits, values::waited, out);
    }

    private static void tasks(Trace trace, RunValues values, List<Integer> hits, PrintedTimes times, PrintWriter out) {
        IntFunction<Task> task = trace.index()::task;
        list(new Listing<Integer>().column("Task", trace.index()::label)
                .column("User", number -> trace.index().job(trace.index().jobOf(number)).user())
                .column("Kind", number -> task.apply(number).kind())
                .column("Wait", number -> values.waitedOfTask(number) < 0 ? "-" : times.length(values.waitedOfTask(number)))
                .column("Execution", number -> times.length(task.apply(number).exec()))
                .column("Cores", number -> task.apply(number).cores()), hits, values::waitedOfTask, out);
    }

    /** Prints the first of them by a number of ticks, largest first. */
    private static void list(Listing<Integer> listing, List<Integer> hits, ToLongFunction<Integer> ticks, PrintWriter out) {
        if (hits.isEmpty()) {
            return;
        }
        listing.print(hits.stream().sorted(Comparator.comparingLong((Integer hit) -> -ticks.applyAsLong(hit)).thenComparing(hit -> hit))
                .limit(MOST).toList(), out);
        if (hits.size() > MOST) {
            out.println((hits.size() - MOST) + " more");
        }
    }
}
