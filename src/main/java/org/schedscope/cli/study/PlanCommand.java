package org.schedscope.cli.study;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.Times;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.future.NextTasks;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.optimum.Objective;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plan}: the best order of the next waiting tasks at a tick of a run. */
@Command(name = "plan",
        description = "Looks for the order in which the next tasks that wait at a tick should have started, with full knowledge of what"
                + " comes; then the policy goes on. Tells what that would have gained, and the fork that does it.",
        footer = {"",
                "Example: schedscope plan campus-week --policy fifo-job --from 100 --next 6 --of meanSlr --fork planned.json",
                "The fork is one like any other: schedscope simulate campus-week --policy fifo-job --fork planned.json",
                "Ctrl+C ends the search and keeps the best so far."})
public final class PlanCommand extends ConsoleCommand {
    private static final int LEAST = 2;
    private static final double PER_CENT = 100;

    @Mixin
    private final RunOptions run = new RunOptions();

    @Mixin
    private final PolicyOption policy = new PolicyOption();

    @Option(names = "--from", paramLabel = "TIME", required = true, description = "The tick or time at which the order begins.")
    private String from;

    @Option(names = "--next", paramLabel = "N", defaultValue = "6",
            description = "How many tasks are ordered, the next that the policy starts (default: ${DEFAULT-VALUE}; 2 to 100). Up to six are"
                    + " tried in all orders.")
    private int next;

    @Option(names = "--of", paramLabel = "METRIC", defaultValue = "meanResponse", completionCandidates = OptimalCommand.Objectives.class,
            description = "What is to become better: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String of;

    @Option(names = "--orders", paramLabel = "N", defaultValue = "2000",
            description = "How many orders are tried at most (default: ${DEFAULT-VALUE}).")
    private int orders;

    @Option(names = "--time", paramLabel = "LENGTH",
            description = "How long to look at most, such as 60s or 10min (default: until all orders are tried). What comes out when the"
                    + " time is over depends on the machine.")
    private String time;

    @Option(names = "--fork", paramLabel = "FILE", description = "Write the fork, for --fork of simulate.")
    private Path fork;

    @Mixin
    private final MeasureOptions measure = new MeasureOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    @SuppressWarnings("try") // Held open, not used.
    public Integer call() throws Exception {
        Objective objective = OptimalCommand.objective(of);
        if (next < LEAST || next > NextTasks.MOST) {
            throw new UsageException("--next is " + next + "; it is " + LEAST + " to " + NextTasks.MOST);
        }
        long until = time == null ? Long.MAX_VALUE : Times.end(time);
        measure.check(run.workload(), files, fork);
        PrintWriter out = out(files);
        PreparedRun prepared = run.prepare(policy.policy(), files);
        warn(prepared.warnings());
        files.check();
        Metric metric = Metrics.named(objective.metric()).orElseThrow();
        long tick = Times.in("--from", prepared.spec().workload(), times -> times.moment(from));
        Trace trace = trace(prepared.spec());
        PrintedTimes times = measure.times(prepared.spec().workload());
        Progress line = progress.on(err());
        AtomicBoolean cancelled = new AtomicBoolean();
        try (StoppedByUser watched = new StoppedByUser(() -> cancelled.set(true), () -> err().flush())) {
            NextTasks.Found found = new NextTasks(prepared.spec(), trace, tick, next, metric,
                    measure.report(files, prepared.spec().workload()), new Limits(until, cancelled::get,
                            (tried, best) -> line.tell(tried + " orders tried; " + metric.name() + " " + times.value(metric, best))))
                    .find();
            line.end();
            write(found);
            json.print(out, () -> JsonOption.fields("tick", tick, "metric", metric.name(), "tasks", labelled(found.tasks(), trace),
                    "order", labelled(found.order(), trace), "was", found.was(), "best", found.best(), "tried", found.tried(),
                    "all", found.all(), "fork", found.fork().map(ForkJson::text)),
                    to -> print(found, trace, metric, times, tick, to));
            if (fork != null && found.fork().isEmpty()) {
                err().println(fork + " is not written: there is no better order that a fork would make");
            }
            out.flush();
        }
        return 0;
    }

    /** Ends the search by the number of orders, by time, or by the user. */
    private final class Limits implements NextTasks.Watch {
        private final long until;
        private final BooleanSupplier cancelled;
        private final BiConsumer<Integer, Double> told;
        private int tried;

        Limits(long until, BooleanSupplier cancelled, BiConsumer<Integer, Double> told) {
            this.until = until;
            this.cancelled = cancelled;
            this.told = told;
        }

        @Override
        public void tried(int many, double best) {
            tried = many;
            told.accept(many, best);
        }

        @Override
        public boolean isEnough() {
            return tried >= orders || cancelled.getAsBoolean() || time != null && System.nanoTime() >= until;
        }
    }

    private static Trace trace(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(),
                spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    private void write(NextTasks.Found found) throws Exception {
        if (fork != null && found.fork().isPresent()) {
            try (OutputFiles written = files.open().awaited()) {
                String text = ForkJson.text(found.fork().get()) + "\n";
                written.write(fork, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
                written.commit();
            }
        }
    }

    private void print(NextTasks.Found found, Trace trace, Metric metric, PrintedTimes times, long tick, PrintWriter out) {
        if (found.tasks().size() < LEAST) {
            out.println("Fewer than two tasks wait at " + times.at(tick) + ": nothing can be ordered.");
            return;
        }
        out.println("The next " + found.tasks().size() + " tasks under " + policy.policy() + ": " + labels(found.tasks(), trace));
        if (found.fork().isEmpty()) {
            out.println("No order of them " + (found.all() ? "is" : "was found that is") + " better by " + metric.name() + " ("
                    + found.tried() + " tried).");
            return;
        }
        out.println("Best order" + (found.all() ? "" : " found") + ": " + labels(found.order(), trace));
        out.println(MetricTexts.title(metric) + " " + times.value(metric, found.was()) + " becomes " + times.value(metric, found.best())
                + ", " + gain(found) + "better (" + (found.all() ? "all " : "") + found.tried() + " orders tried)");
        List<String> words = new ArrayList<>(List.of("--policy", policy.policy(), "--fork", ForkJson.text(found.fork().get())));
        out.println("As a fork of the run: " + ShellCommand.sentence(words));
    }

    /** The gain, with more digits for small ones: in a large workload a few tasks change a metric by little. */
    private static String gain(NextTasks.Found found) {
        double gain = PER_CENT * Math.abs(found.best() - found.was()) / Math.abs(found.was());
        return found.was() == 0 ? "" : SignificantDigits.text(gain) + " % ";
    }

    private static String labels(List<Integer> tasks, Trace trace) {
        return tasks.stream().map(trace.index()::shortLabel).collect(Collectors.joining(", "));
    }

    private static List<String> labelled(List<Integer> tasks, Trace trace) {
        return tasks.stream().map(trace.index()::label).toList();
    }
}
