package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.job.CompareJob;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.cli.option.PolicyWords;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.summary.ComparisonSummary;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.policy.registry.Policies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code compare}: several runs of a workload, side by side. */
@Command(name = "compare",
        description = "Simulates a workload under several policies and prints their metrics side by side, with differences to the first.",
        footer = {"",
                "Example: schedscope compare montage.json --policies fifo-job,p-slr --markdown table.md --render pictures",
                "What did the real scheduler do, what would others have done: schedscope compare log.swf --recorded --policies easy,fifo"})
public final class CompareCommand extends ConsoleCommand {
    @Mixin
    private final RunOptions run = new RunOptions();

    @Option(names = "--policies", paramLabel = "NAMES", completionCandidates = PolicyWords.class,
            description = "The policies to compare, separated by commas (see: schedscope policies; with --recorded default: easy).")
    private List<String> lists = List.of();

    @Option(names = "--recorded", paramLabel = "SCHEDULE", arity = "0..1", fallbackValue = "",
            description = "Also compare what really happened, before all others and under the name recorded: the starts in the log that the"
                    + " workload is read from, or a schedule of it.")
    private String recorded;

    @Option(names = "--baseline", paramLabel = "NAME", description = "The policy that others are compared with (default: the first).")
    private String baseline;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the table as CSV.")
    private Path csv;

    @Option(names = {"--json", "--metrics"}, paramLabel = "FILE", arity = "0..1", fallbackValue = "-",
            description = "Write the table as JSON, to standard output if no file is named.")
    private Path json;

    @Option(names = "--markdown", paramLabel = "FILE", description = "Write the table as Markdown.")
    private Path markdown;

    @Mixin
    private final MeasureOptions measure = new MeasureOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        List<String> policies = policies();
        int first = baselineNumber(policies);
        measure.check(inputs(), files, csv, json, markdown);
        PrintWriter out = out(files);
        Optional<Path> schedule = recorded == null ? Optional.empty() : Optional.of(scheduleFile());
        Progress line = progress.on(err());
        run.tell(line);
        files.tellOn(line);
        List<PreparedRun> prepared = run.prepare(policies, schedule, files);
        List<Problem> warnings = new ArrayList<>(prepared.stream().flatMap(run -> run.warnings().stream()).distinct().toList());
        Optional<ReplayableSchedule> real = recorded == null ? Optional.empty()
                : Optional.of(run.recorded(schedule.get(), prepared.get(0).setup(), files));
        real.ifPresent(it -> it.warnings().stream().filter(told -> !warnings.contains(told)).forEach(warnings::add));
        warn(warnings);
        CompareJob job = new CompareJob(prepared, real, run.audit(), measure, files, line);
        Comparison comparison = job.run(first,
                new CompareJob.Tables(Optional.ofNullable(csv), Optional.ofNullable(json), Optional.ofNullable(markdown)));
        ComparisonSummary.print(prepared.get(0), comparison, measure.times(prepared.get(0).spec().workload()), out);
        return 0;
    }

    private List<String> policies() {
        List<String> named = lists.stream().flatMap(list -> Policies.split(list).stream()).toList();
        if (named.isEmpty() && recorded == null) {
            throw new UsageException("Missing required option: '--policies=NAMES' (see schedscope compare --help)");
        }
        return named.isEmpty() ? List.of("easy") : named;
    }

    private Path scheduleFile() {
        if (recorded.isEmpty() && run.workload().size() > 1) {
            throw new UsageException("--recorded needs the schedule of these " + run.workload().size() + " files: --recorded=SCHEDULE");
        }
        return recorded.isEmpty() ? run.workload().get(0) : NamedFile.of(recorded);
    }

    private List<Path> inputs() {
        List<Path> inputs = new ArrayList<>(run.workload());
        if (recorded != null && !recorded.isEmpty()) {
            inputs.add(NamedFile.of(recorded));
        }
        return inputs;
    }

    private int baselineNumber(List<String> policies) {
        List<String> runs = new ArrayList<>();
        if (recorded != null) {
            runs.add(RecordedLog.RECORDED);
        }
        Set<String> named = new HashSet<>();
        for (String policy : policies) {
            if (!named.add(policy)) {
                throw new UsageException("the policy " + policy + " appears twice in --policies; write it once");
            }
        }
        runs.addAll(policies);
        int number = baseline == null ? 0 : runs.indexOf(baseline);
        if (number < 0) {
            throw new UsageException("the baseline " + baseline + " is not among the compared policies: "
                    + String.join(", ", runs));
        }
        return number;
    }
}
