package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.job.RunJob;
import org.schedscope.cli.option.OutputOptions;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.Until;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.cli.summary.WhySummary;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.change.ChangeReader;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.registry.Policies;
import org.schedscope.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code simulate}: one run, no window. */
@Command(name = "simulate",
        description = "Simulates a workload on a platform and prints the metrics of the schedule.",
        footer = {"", "Example: schedscope simulate montage.json --policy p-slr --schedule s.csv --render pictures"})
public final class SimulateCommand extends ConsoleCommand {
    /** Memory that the record of a job takes while it is read and measured. */
    private static final int BYTES_OF_A_JOB = 2000;

    @Mixin
    private final RunOptions run = new RunOptions();

    @Mixin
    private final PolicyOption policy = new PolicyOption();

    @Option(names = "--fork", paramLabel = "FILE|JSON",
            description = "From a tick on, continue differently: with another policy, other numbers of cores, an outage of cores, with jobs"
                    + " taken out or changed. May be repeated, in order of the ticks.")
    private List<String> forks = List.of();

    @Option(names = "--what-if", paramLabel = "CHANGES",
            description = "Simulate with changes in words, such as 'easy, +32 cores, without u46 from week 10': a policy, no backfilling,"
                    + " KEY=VALUE, seed N, +N cores on C, C with N cores, C gone, N MB/s, all on C, without JOB or USER, JOB with N cores,"
                    + " JOB arrives at TIME, TASK takes LENGTH; each from TIME to TIME or for LENGTH, else from the start.")
    private Optional<String> whatIf = Optional.empty();

    @Option(names = "--until", paramLabel = "CONDITION",
            description = "Stop where this becomes true, and measure and write what happened up to there: 'time >= 1200', 'job J7 arrives'"
                    + " (finishes, starves), 'task J7/T3 starts', 'slr J7 > 3', 'user /ada violated', 'queue C1 > 50' (or 'queue > 50' of"
                    + " all clusters), 'cluster C1 idles'.")
    private Optional<String> until;

    @Option(names = "--why", paramLabel = "JOB/TASK",
            description = "Explain why this task started when it did: in a sentence, then what it waited for, and each scheduling"
                    + " pass in which it stayed in the queue, with the keys; for a JOB, where its time went. May be repeated.")
    private List<String> why = List.of();

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        Optional<String> condition = until;
        condition.ifPresent(Until::check);
        output.check(run.workload(), files);
        PrintWriter out = out(files);
        Progress line = progress.on(err());
        run.tell(line);
        files.tellOn(line);
        PreparedRun prepared = run.prepare(policy.policy(), files);
        for (String fork : forks) {
            prepared = forked(prepared, fork);
        }
        if (whatIf.isPresent()) {
            prepared = changed(prepared, whatIf.get());
        }
        if (!why.isEmpty()) {
            WorkloadIndex index = new WorkloadIndex(prepared.spec().recordedWorkload());
            why.forEach(subject -> WhySummary.check(subject, index));
        }
        warn(prepared.warnings());
        RunJob job = new RunJob(prepared, output.outputs(run.audit(), files, prepared.spec().workload()), files, line);
        PreparedRun ready = prepared;
        boolean beside = condition.isEmpty() && run.isRecorded(ready) && hasRoom(ready);
        Optional<RunJob.Beside> machine = beside ? Optional.of(() -> machine(ready)) : Optional.empty();
        RunJob.Outcome outcome = job.until(condition).recorded(!why.isEmpty()).beside(machine).run();
        PrintedTimes times = output.times(prepared.spec().workload());
        List<String> notes = new ArrayList<>();
        condition.ifPresent(text -> notes.add("Until     " + stopped(text, outcome.stop(), times)));
        Policies.find(prepared.spec().policy()).map(known -> known.info().textbook())
                .filter(textbook -> !textbook.isEmpty()).ifPresent(textbook -> notes.add("Name      " + textbook));
        if (prepared.setup().loaded().log()) {
            notes.addAll(ofLog(prepared, outcome, times));
        }
        RunSummary.print(prepared, outcome, notes, times, out);
        if (outcome.trace().isPresent()) {
            Trace trace = outcome.trace().get();
            WhySummary summary = new WhySummary(prepared.spec(), trace, outcome.stop().map(BreakpointMatch::tick).orElse(trace.lastTick()),
                    times, out);
            why.forEach(summary::print);
        }
        return 0;
    }

    /** Whether a second reading of a log fits into memory, so that it never ends a run that has come to its end. */
    private static boolean hasRoom(PreparedRun prepared) {
        return (long) prepared.spec().workload().jobs().size() * BYTES_OF_A_JOB < Runtime.getRuntime().maxMemory();
    }

    /** The schedule that the log itself records; absent with a warning where it does not fit the run. */
    private Optional<ReplayableSchedule> machine(PreparedRun prepared) {
        try {
            ReplayableSchedule real = run.recorded(run.workload().get(0), prepared.setup(), files);
            // A column of figures shows no cores.
            warn(real.warnings().stream().filter(warning -> !prepared.warnings().contains(warning)
                    && !warning.message().key().startsWith("log.placed")).toList());
            return Optional.of(real);
        } catch (InputException wrong) {
            wrong.problems().stream().limit(1)
                    .forEach(problem -> err().println("warning: no column of what was recorded: " + problem.text()));
            return Optional.empty();
        }
    }

    /** Notes on a simulated log: how its own schedule is seen, and which policy to try. */
    private List<String> ofLog(PreparedRun prepared, RunJob.Outcome outcome, PrintedTimes times) {
        Optional<RunReport> beside = outcome.beside();
        String schedule = "schedscope measure " + run.workload().get(0);
        long cores = beside.stream().flatMap(real -> real.clusters().stream()).mapToLong(ClusterRow::cores).sum();
        String machine = cores == prepared.spec().platform().totalCores() ? "" : ", on " + RunSummary.count(cores, "core") + ",";
        String other = beside.isPresent() ? "the log's own schedule" + machine + " is in the column recorded (alone: " + schedule + ")"
                : prepared.setup().loaded().recorded() ? "the log's own schedule: " + schedule
                        : "the log does not state when they started";
        List<String> lines = new ArrayList<>(List.of("Log       " + RunSummary.count(prepared.spec().workload().jobs().size(), "job")
                + " of it simulated under " + prepared.spec().policy() + "; " + other));
        if (!policy.isChosen()) {
            Metric wait = Metrics.named("meanWait").orElseThrow();
            lines.add("Hint      " + beside.map(real -> "the recorded mean wait is " + times.value(wait, real.metrics().get(wait.name()))
                    + times.unit() + "; ").orElse("") + "the default policy is no batch system's: try --policy easy");
        }
        return lines;
    }

    private static PreparedRun changed(PreparedRun run, String words) throws InputException {
        try {
            return new ChangeReader(run.lastStage(), 0).read(words).applyTo(run);
        } catch (ModelException wrong) {
            throw new InputException(Problem.of("--what-if", wrong.told()));
        }
    }

    /** A run with one more fork, which a file or the text itself describes. */
    private PreparedRun forked(PreparedRun run, String fileOrText) throws InputException {
        boolean text = fileOrText.stripLeading().startsWith("{") || fileOrText.stripLeading().startsWith("[");
        ForkSpec fork = text ? ForkJson.parse(fileOrText) : ForkJson.read(files.input(NamedFile.of(fileOrText)), Limits.DEFAULT);
        try {
            return run.forked(fork);
        } catch (ModelException wrong) {
            fork.policy().ifPresent(PolicyNames::require);
            throw new InputException(Problem.of(text ? "--fork" : fileOrText, wrong.told()));
        }
    }

    /** {@code time >= 1200, true at tick 1200, after 345 events}. */
    private static String stopped(String condition, Optional<BreakpointMatch> stop, PrintedTimes times) {
        return condition + ", " + stop.map(at -> "true at " + times.at(at.tick()) + ", after " + at.position() + " events")
                .orElse("never true: the run went to its end");
    }
}
