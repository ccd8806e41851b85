package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.job.RunJob;
import org.schedscope.cli.option.OutputOptions;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.Until;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.cli.summary.WhySummary;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code simulate}: one run, no window. */
@Command(name = "simulate",
        description = "Simulates a workload on a platform and prints the metrics of the schedule.",
        footer = {"", "Example: schedscope simulate montage.json --policy p-slr --schedule s.csv --render pictures"})
public final class SimulateCommand extends ConsoleCommand {
    @Mixin
    private RunOptions run;

    @Mixin
    private PolicyOption policy;

    @Option(names = "--fork", paramLabel = "FILE|JSON",
            description = "From a tick on, continue differently: with another policy, other numbers of cores, an outage of cores, with"
                    + " jobs taken out or changed. May be repeated, in order of the ticks.")
    private List<String> forks = List.of();

    @Option(names = "--until", paramLabel = "CONDITION",
            description = "Stop where this becomes true, and measure and write what happened up to there: 'time >= 1200',"
                    + " 'job J7 arrives' (finishes, starves), 'task J7/T3 starts', 'slr J7 > 3', 'user /ada violated', 'queue C1 > 50' (or"
                    + " 'queue > 50' of all clusters), 'cluster C1 idles'.")
    private String until;

    @Option(names = "--why", paramLabel = "JOB/TASK",
            description = "Explain why this task started when it did: what it waited for, and each scheduling pass in which it stayed"
                    + " in the queue, with the keys; for a JOB, where its time went. May be repeated.")
    private List<String> why = List.of();

    @Mixin
    private OutputOptions output;

    @Mixin
    private ProgressOption progress;

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        Optional<String> condition = Optional.ofNullable(until);
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
        if (!why.isEmpty()) {
            WorkloadIndex index = new WorkloadIndex(prepared.spec().recordedWorkload());
            why.forEach(subject -> WhySummary.check(subject, index));
        }
        warn(prepared.warnings());
        RunJob job = new RunJob(prepared, output.outputs(run.audit(), files, prepared.spec().workload()), files, line);
        RunJob.Outcome outcome = job.until(condition).recorded(!why.isEmpty()).run();
        PrintedTimes times = output.times(prepared.spec().workload());
        RunSummary.print(prepared, outcome, condition.map(text -> stopped(text, outcome.stop(), times)), times, out);
        if (outcome.trace().isPresent()) {
            Trace trace = outcome.trace().get();
            WhySummary summary = new WhySummary(prepared.spec(), trace, outcome.stop().map(BreakpointMatch::tick).orElse(trace.lastTick()),
                    times, out);
            why.forEach(summary::print);
        }
        return 0;
    }

    /** A run with one more fork, which a file or the text itself describes. */
    private PreparedRun forked(PreparedRun run, String fileOrText) throws InputException {
        boolean text = fileOrText.stripLeading().startsWith("{");
        ForkSpec fork = text ? ForkJson.parse(fileOrText) : ForkJson.read(files.input(Path.of(fileOrText)), Limits.DEFAULT);
        try {
            return run.forked(fork);
        } catch (ModelException wrong) {
            throw new InputException(Problem.of(text ? "--fork" : fileOrText, wrong.told()));
        }
    }

    /** {@code time >= 1200, true at tick 1200, after 345 events}. */
    private static String stopped(String condition, Optional<BreakpointMatch> stop, PrintedTimes times) {
        return condition + ", " + stop.map(at -> "true at " + times.at(at.tick()) + ", after " + at.position() + " events")
                .orElse("never true: the run went to its end");
    }
}
