package org.schedscope.cli.study;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.Listing;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.experiment.sensitivity.LateJob;
import org.schedscope.experiment.sensitivity.Perturbation;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.Job;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code whatif}: the least changes with which a late job ends in time. */
@Command(name = "whatif",
        description = "Looks for the least change of one thing with which a late job would have ended in time: more cores of a cluster, an"
                + " earlier or later arrival, a better estimate, a larger share. Each answer is a run that ends in time, and the next"
                + " smaller step does not; since more is not always better, a still smaller one might.",
        footer = {"", "Example: schedscope whatif sample-workloads/campus-week.workload.json --policy fifo-job --job J27 --in-time"})
public final class WhatIfCommand extends ConsoleCommand {
    @Mixin
    private final RunOptions run = new RunOptions();

    @Mixin
    private final PolicyOption policy = new PolicyOption();

    @Option(names = "--job", paramLabel = "ID", required = true, description = "The job.")
    private String job;

    @Option(names = "--in-time",
            description = "Ask for an end by the expected end time, from an equal share of the platform for each user (usual).")
    private boolean inTime;

    @Option(names = "--by", paramLabel = "TIME", description = "Ask for an end by this tick or time instead.")
    private String by;

    @Option(names = "--json", paramLabel = "FILE", arity = "0..1", fallbackValue = "-",
            description = "Write all as JSON, to standard output if no file is named.")
    private Path json;

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        if (inTime && by != null) {
            throw new UsageException("--in-time and --by exclude each other");
        }
        files.willRead(run.workload());
        files.willWrite(json == null ? List.of() : List.of(json));
        PrintWriter out = out(files);
        PreparedRun prepared = run.prepare(policy.policy(), files);
        warn(prepared.warnings());
        List<String> ids = prepared.spec().workload().jobs().stream().map(Job::id).toList();
        int number = ids.indexOf(job);
        if (number < 0) {
            throw new UsageException(Suggestions.unknown("job", job, ids, "jobs", "those of the workload"));
        }
        OptionalLong deadline = by == null ? OptionalLong.empty()
                : OptionalLong.of(Times.in("--by", prepared.spec().workload(), times -> times.moment(by)));
        LateJob late = LateJob.of(prepared.spec(), number, deadline);
        PrintedTimes times = ticks.times(prepared.spec().workload());
        head(prepared, late, times, out);
        if (late.isInTime()) {
            out.println("It is in time.");
            return 0;
        }
        Progress told = progress.on(err());
        InTime search = new InTime(prepared.spec(), number, late.deadline(), watch(told));
        List<InTime.Finding> findings = search.findings();
        told.end();
        print(findings, search.runs(), times, out);
        try (OutputFiles written = files.open()) {
            written.write(Optional.ofNullable(json), stream -> PlainJson.document(late.fields(job, findings), stream, 1, 2));
            written.commit();
        }
        return 0;
    }

    private void head(PreparedRun prepared, LateJob late, PrintedTimes times, PrintWriter out) {
        out.println("Job " + job + " "
                + (late.end().isPresent() ? "ends at " + times.exactly(late.end().getAsLong()) : "never ends")
                + ", expected by " + times.exactly(late.deadline()) + " (" + prepared.spec().policy() + ", "
                + prepared.spec().scheduler() + ", seed " + prepared.spec().seed() + ")");
    }

    private static InTime.Watch watch(Progress told) {
        return new InTime.Watch() {
            @Override
            public void tried(Perturbation perturbation, int runs) {
                told.tell(runs + " runs, now " + what(perturbation));
            }

            @Override
            public boolean isCancelled() {
                return false;
            }
        };
    }

    private static String what(Perturbation perturbation) {
        return switch (perturbation.kind()) {
            case CORES -> "cores of " + perturbation.subject();
            case EARLIER -> "earlier arrival";
            case LATER -> "later arrival";
            case ESTIMATE -> "estimate nearer to the truth";
            case SHARE -> "share of " + perturbation.subject();
        };
    }

    /** The input after a number of steps; in ticks if the next steps would look equal otherwise. */
    private static String value(Perturbation perturbation, long step, PrintedTimes times) {
        String told = told(perturbation, step, times);
        boolean alike = told.equals(told(perturbation, Math.max(0, step - 1), times)) && step > 0
                || told.equals(told(perturbation, Math.min(perturbation.most(), step + 1), times)) && step < perturbation.most();
        String plain = perturbation.value().apply(step);
        if (!alike || told.equals(plain)) {
            return told;
        }
        return perturbation.kind() == Perturbation.Kind.ESTIMATE ? plain + " ticks" : "tick " + plain;
    }

    private static String told(Perturbation perturbation, long step, PrintedTimes times) {
        String value = perturbation.value().apply(step);
        return switch (perturbation.kind()) {
            case EARLIER, LATER -> times.exactly(Long.parseLong(value));
            case ESTIMATE -> value.contains("/") ? value : times.length(Long.parseLong(value));
            case CORES, SHARE -> value;
        };
    }

    private static void print(List<InTime.Finding> findings, int runs, PrintedTimes times, PrintWriter out) {
        out.println();
        new Listing<InTime.Finding>().column("Alone", finding -> what(finding.perturbation()))
                .column("was", finding -> value(finding.perturbation(), 0, times))
                .column("in time with", finding -> inTime(finding, step -> value(finding.perturbation(), step, times)))
                .column("then ends at", finding -> inTime(finding, step -> times.exactly(finding.tried().get(step).getAsLong())))
                .column("not enough", finding -> value(finding.perturbation(), finding.largestTooSmall(), times)).print(findings, out);
        out.println();
        boolean crooked = findings.stream().anyMatch(InTime.Finding::isCrooked);
        out.println(runs + " runs." + (crooked ? " More was not always better among them." : ""));
    }

    /** A fact of the smallest sufficient step; a dash where none suffices. */
    private static String inTime(InTime.Finding finding, LongFunction<String> fact) {
        return finding.step().isPresent() ? fact.apply(finding.step().getAsLong()) : "-";
    }
}
