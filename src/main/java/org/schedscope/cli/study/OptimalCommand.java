package org.schedscope.cli.study;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.job.ScheduleFile;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.Listing;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.compare.Regret;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Workload;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Budget;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.OptimumSearch;
import org.schedscope.optimum.SearchState;
import org.schedscope.policy.registry.Policies;
import org.schedscope.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code optimal}: the best possible schedule of a small workload. */
@Command(name = "optimal",
        description = "Looks for the best possible schedule of a small workload, and proves that none is better or says how far it may be"
                + " from the best.",
        footer = {"",
                "Example: schedscope optimal montage.json --platform grid.platform.json --of meanSlr --schedule best.csv",
                "The schedule is a file like any other: schedscope measure montage.json --platform grid.platform.json --schedule best.csv",
                "Ctrl+C ends the search and keeps the best schedule so far."})
public final class OptimalCommand extends ConsoleCommand {
    private static final double PERCENT = 100;
    private static final int MOST = 40;

    /** Completion candidates. */
    static final class Objectives implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Objective.names().iterator();
        }
    }

    @Mixin
    private final RunOptions run = new RunOptions();

    @Option(names = "--of", paramLabel = "METRIC", defaultValue = "makespan", completionCandidates = Objectives.class,
            description = "What the schedule is to be best in: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String of;

    @Option(names = "--time", paramLabel = "LENGTH", defaultValue = "60s",
            description = "How long to look at most, such as 60s or 10min (default: ${DEFAULT-VALUE}). What comes out when the time is over"
                    + " depends on the machine; a proven answer's metric does not.")
    private String time;

    @Option(names = "--steps", paramLabel = "N",
            description = "How many steps to take at most instead (a schedule tried or a node of the solver): the same answer everywhere.")
    private Long steps;

    @Option(names = "--schedule", paramLabel = "FILE",
            description = "Write the schedule: as CSV (job,task,cluster,start,finish,cores), or by its ending in another format of"
                    + " schedules.")
    private Path schedule;

    @Option(names = "--json", paramLabel = "FILE", arity = "0..1", fallbackValue = "-",
            description = "Write what was found as JSON, to standard output if no file is named.")
    private Path json;

    @Option(names = "--regret",
            description = "Also print what each job loses under the best policy: its response there, in the best schedule, and the"
                    + " difference, the largest first.")
    private boolean regret;

    @Mixin
    private final MeasureOptions measure = new MeasureOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    @SuppressWarnings("try") // Held open, not used.
    public Integer call() throws Exception {
        Objective objective = objective(of);
        if (steps != null && steps < 1) {
            throw new UsageException("--steps " + steps + ": write a whole number from 1 on");
        }
        long until = Times.end(time);
        measure.check(run.workload(), files, schedule, json);
        PrintWriter out = out(files);
        PreparedRun prepared = run.prepare(Policies.DEFAULT, files);
        warn(prepared.warnings());
        files.check();
        OptimumSearch search = new OptimumSearch(prepared.setup().simulationInput(), objective,
                measure.report(files, prepared.spec().workload()).eetCapacity(), prepared.spec().seed());
        PrintedTimes times = measure.times(prepared.spec().workload());
        Progress line = progress.on(err());
        AtomicBoolean cancelled = new AtomicBoolean();
        Budget budget = new Budget(steps == null ? Long.MAX_VALUE : steps,
                () -> cancelled.get() || steps == null && System.nanoTime() >= until);
        try (StoppedByUser watched = new StoppedByUser(() -> cancelled.set(true), () -> err().flush())) {
            BestSchedule best = search.run(budget, state -> line.tell(told(state, metric(objective), times)));
            line.end();
            write(best);
            print(prepared, best, times, out);
            if (regret) {
                regret(best, times, out);
            }
            out.flush();
        }
        return 0;
    }

    static Objective objective(String of) {
        return Objective.of(of).orElseThrow(() -> new UsageException(
                Suggestions.unknown("objective", of, Objective.names(), "objectives", String.join(", ", Objective.names()))));
    }

    private static Metric metric(Objective objective) {
        return Metrics.named(objective.metric()).orElseThrow();
    }

    private static String told(SearchState state, Metric metric, PrintedTimes times) {
        return metric.name() + " " + times.value(metric, state.best()) + ", at best " + times.value(metric, state.bound());
    }

    private void write(BestSchedule best) throws IOException {
        try (OutputFiles written = files.open().awaited()) {
            if (schedule != null) {
                ScheduleFile.write(written, schedule, best.schedule());
            }
            written.write(Optional.ofNullable(json), stream -> PlainJson.document(best.fields(), stream, 1));
            written.commit();
        }
    }

    private static void print(PreparedRun prepared, BestSchedule best, PrintedTimes times, PrintWriter out) {
        Workload workload = prepared.spec().workload();
        RunSummary.input(workload, prepared.spec().platform(), prepared.setup().platform().origin(), out);
        out.println();
        Metric metric = metric(best.objective());
        String unit = times.unit(metric);
        List<String[]> table = List.of(new String[] {MetricTexts.title(metric), "", ""},
                new String[] {"Best schedule found", times.value(metric, best.best()), unit},
                new String[] {"No schedule is better than", times.value(metric, best.bound()), unit},
                new String[] {"Best policy (" + best.policy() + ")", times.value(metric, best.policyBest()), unit});
        TextTable.print(table, out, 2);
        out.println();
        out.println(verdict(best));
    }

    private static void regret(BestSchedule best, PrintedTimes times, PrintWriter out) {
        List<Regret> all = Regret.of(measured(best.policySchedule()), measured(best.schedule()));
        out.println();
        new Listing<Regret>().column("Job", one -> best.schedule().index().job(one.job()).id())
                .text("Response under " + best.policy(), one -> times.length(one.response()))
                .column("In the best", one -> times.length(one.best()))
                .column("Regret", one -> (one.ticks() > 0 ? "+" : one.ticks() < 0 ? "-" : "") + times.length(Math.abs(one.ticks())))
                .print(all.subList(0, Math.min(all.size(), MOST)), out);
        if (all.size() > MOST) {
            out.println("(the " + MOST + " that lose most, of " + all.size() + ")");
        }
    }

    private static RunMeasures measured(Trace trace) {
        return RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
    }

    /** {@code Proven}, or the possible distance to the optimum. */
    private static String verdict(BestSchedule best) {
        if (best.proven()) {
            return "Proven: no schedule is better.";
        }
        return Double.isInfinite(best.gap()) ? "Not proven: the bound is 0."
                : "Within " + SignificantDigits.text(Math.ceil(best.gap() * PERCENT * PERCENT) / PERCENT) + " % of the best possible.";
    }
}
