package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Times;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.metrics.cause.CoreHolders;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.trace.Trace;

/** Prints the holders of the cores while the late jobs of a heatmap cell waited. */
public final class CauseSummary {
    private static final int MOST_JOBS = 5;

    private final Trace trace;
    private final ViolationGrid grid;
    private final JobFacts facts;
    private final PrintedTimes times;

    public CauseSummary(Trace trace, ReportOptions options, PrintedTimes times) {
        this.times = times;
        this.trace = trace;
        facts = new JobFacts(trace.index(), trace.platform());
        grid = RunMeasures.at(facts, trace, trace.eventCount()).violations(options.forRun(facts, trace));
    }

    /** @param cell {@code USER@TICK} */
    public void print(String cell, PrintWriter out) {
        int at = cell.lastIndexOf('@');
        if (at < 0) {
            throw new UsageException("'" + cell + "' is not a cell of the heatmap; write USER@TICK");
        }
        long tick = Times.in("--cause", trace.workload(), reader -> reader.moment(cell.substring(at + 1)));
        String user = cell.substring(0, at);
        int number = facts.users().indexOf(user);
        if (number < 0) {
            throw new UsageException(Suggestions.unknown("user", user, facts.users(), "users", "the table of users lists them"));
        }
        Cause cause = Cause.of(trace, trace.eventCount(), grid, number, tick);
        if (cause.late().isEmpty()) {
            out.println("No job of " + user + " is late at " + times.moment(tick) + ".");
            return;
        }
        out.println("Late at " + times.moment(tick) + ": " + cause.late().stream().map(this::id)
                .collect(Collectors.joining(", ")) + " of " + user + ". While " + (cause.late().size() == 1 ? "it" : "they")
                + " waited in queues, the cores there were held by");
        holders(cause.holders(), out);
    }

    private void holders(CoreHolders holders, PrintWriter out) {
        if (holders.users().isEmpty()) {
            out.println("no other job: they waited for data or for tasks of their own.");
            return;
        }
        new Listing<CoreHolders.UserShare>().column("User", CoreHolders.UserShare::user)
                .column("Core-ticks", CoreHolders.UserShare::coreTicks).column("Share", CoreHolders.UserShare::share)
                .text("Jobs", this::jobs).print(holders.users(), out);
    }

    private String jobs(CoreHolders.UserShare user) {
        String named = user.jobs().stream().limit(MOST_JOBS)
                .map(holder -> id(holder.job()) + " " + SignificantDigits.text(holder.coreTicks())).collect(Collectors.joining(", "));
        int more = user.jobs().size() - MOST_JOBS;
        return more > 0 ? named + " and " + more + " more" : named;
    }

    private String id(int job) {
        return trace.index().job(job).id();
    }
}
