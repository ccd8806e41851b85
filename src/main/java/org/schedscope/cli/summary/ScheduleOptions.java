package org.schedscope.cli.summary;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.RowOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of commands that read a schedule. */
public final class ScheduleOptions {
    @Parameters(arity = "0..*", paramLabel = "WORKLOAD", completionCandidates = SampleWords.Workloads.class,
            description = "The workload that the schedule is of, as for simulate. Without it, what the schedule itself contains: tasks,"
                    + " clusters and times.")
    private List<Path> workload = List.of();

    @Option(names = "--schedule", paramLabel = "FILE",
            description = "The schedule: CSV (job,task,cluster,start,finish,cores), a jobs.csv of Batsim, Jedule XML, the log of a machine"
                    + " with its starts (SWF, sacct, a table), or an event log, which has its own workload and platform. Without it, what"
                    + " WORKLOAD itself records.")
    private Path schedule;

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The clusters that it ran on. Without it: the file that the workload names, else those in the schedule.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Option(names = "--network", paramLabel = "MODEL",
            description = "How long data travels between clusters, instead of the platform's network.")
    private Optional<String> network;

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for files in seconds (default: 1s, or as short as the decimals of the schedule's times ask"
                    + " for).")
    private String tick;

    @Mixin
    private final RowOptions table = new RowOptions();

    /** The schedule file as typed. */
    public String fileName() {
        return file().toString();
    }

    /** The file of the schedule; a log contains its own. */
    private Path file() {
        if (schedule == null && workload.size() != 1) {
            throw new UsageException("--schedule names the schedule, or one WORKLOAD alone is a log that records its own");
        }
        return schedule == null ? workload.get(0) : schedule;
    }

    private boolean isAlone() {
        return workload.isEmpty() || workload.equals(List.of(file()));
    }

    /** Whether every row must be valid. */
    public boolean isStrict() {
        return table.isStrict();
    }

    public List<Path> inputs() {
        List<Path> inputs = new ArrayList<>(workload);
        inputs.add(file());
        return inputs;
    }

    private ReplayableSchedule alone(RecognizedFile file, ReadOptions options) throws IOException {
        try {
            return ReplayableSchedule.read(file, options, cores.given(platform));
        } catch (InputException wrong) {
            Problem first = wrong.problems().get(0);
            if (schedule == null && first.message().key().equals("kind.no.schedule")) {
                throw new UsageException(first.text() + "; --schedule FILE names the schedule of a workload");
            }
            throw wrong;
        }
    }

    /** Reads all files; roundings and omissions are added to the warnings. */
    public ReplayableSchedule open(List<Problem> warnings, CommandFiles noted) throws IOException {
        if (isAlone() && network.isPresent()) {
            throw new UsageException("--network needs the workload that the schedule is of");
        }
        ReadOptions untimed = table.on(ReadOptions.DEFAULT);
        RecognizedFile file = RecognizedFile.of(noted.input(file()), untimed.limits());
        ReadOptions options = untimed
                .withTick(tick == null ? ScheduleFormats.tickOf(file, untimed) : ChoiceOptions.tickOf(tick));
        if (isAlone()) {
            ReplayableSchedule opened = alone(file, options);
            warnings.addAll(opened.warnings());
            return opened;
        }
        RunSource source = RunSource.named(workload, options.tick(), Optional.empty());
        RunSetup input = new RunRequest(Optional.of(source), cores.given(platform), Schedulers.DEFAULT.withNetwork(network))
                .read(options.withWatch(noted)).prepare().setup();
        input.simulationInput();
        ReplayableSchedule opened = ReplayableSchedule.read(file, options, input.loaded().workload(), input.platform());
        warnings.addAll(input.loaded().warnings());
        warnings.addAll(opened.warnings());
        return opened;
    }

    /** Prints one line each on workload, platform and schedule. */
    public void print(ReplayableSchedule opened, PrintWriter out) {
        var trace = opened.run().trace();
        RunSummary.input(trace.workload(), trace.platform(), opened.platform().origin(), out);
        out.println("Schedule  " + file().getFileName() + " (" + opened.format() + ", "
                + RunSummary.count(trace.pieces().count(), "piece") + ", network " + trace.platform().network().text() + ")");
        if (opened.run().info().choices().policy().equals(RecordedLog.RECORDED)) {
            out.println("Measured  what the log records of these jobs; nothing is simulated (that does: schedscope simulate "
                    + (isAlone() ? file() : workload.get(0)) + " --policy easy)");
        }
    }
}
