package org.schedscope.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Failure;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.event.FanOut;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.sweep.ResultsFolder;
import org.schedscope.io.FileKind;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code validate}: the errors of files, with their places. */
@Command(name = "validate",
        description = "Reads files and reports what they are, or their errors with their places. Each file is read by itself; a folder is"
                + " one workload of all workflows in it.")
public final class ValidateCommand extends ConsoleCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE",
            description = "Workloads, platforms, schedules, event logs, sessions, lessons, experiments, results (a file, or a folder of"
                    + " them), forks and expected capacities.")
    private List<Path> files = List.of();

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "Also check that this platform can hold every task of the workloads.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for workloads in seconds (default: 1s; for tables as short as their times need).")
    private String tick;

    @Mixin
    private final ReadingOptions reading = new ReadingOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        PrintWriter err = err();
        Progress line = progress.on(err);
        noted.tellOn(line);
        ReadOptions options = reading.with(ChoiceOptions.tickOf(tick)).withWatch(noted);
        int code = 0;
        for (Path file : files) {
            try {
                String what = describe(file, options);
                line.end();
                json.print(out, JsonOption.fields("file", file, "valid", true, "what", what, "problems", List.of()), file + ": " + what);
                out.flush();
            } catch (InputException | ModelException e) {
                line.end();
                json.print(out, () -> JsonOption.fields("file", file, "valid", false, "what", null, "problems", problems(e)), to -> {});
                out.flush();
                code = Math.max(code, Failure.report(e, err));
                err.flush();
            }
        }
        return code;
    }

    private static List<Map<String, Object>> problems(Exception wrong) {
        return wrong instanceof InputException input ? input.problems().stream()
                .map(one -> JsonOption.fields("file", one.file(), "line", one.line(), "column", one.column(), "path", one.documentPath(),
                        "message", one.message()))
                .toList()
                : List.of(JsonOption.fields("message", wrong.getMessage()));
    }

    private String describe(Path path, ReadOptions options) throws IOException {
        InputFile file = noted.input(path);
        if (Files.isDirectory(path)) {
            return ResultsFolder.kind(path, options.limits()) == FileKind.RESULTS ? describeResults(ResultsFolder.files(path))
                    : describe(file, Formats.read(path, options));
        }
        RecognizedFile source = RecognizedFile.of(file, options.limits());
        return switch (options.columns().isPresent() ? FileKind.WORKLOAD : source.kind()) {
            case WORKLOAD -> describe(file, Formats.read(source, options));
            case PLATFORM -> describe(PlatformJson.read(file, options.limits()));
            case SCHEDULE -> describe(ScheduleFormats.read(source, options));
            case EVENT_LOG -> describeLog(file, options);
            case SESSION -> "a session of " + RunSummary.count(readSession(file, options).runs().size(), "run");
            case LESSON -> describe(LessonJson.read(file, options.limits()));
            case EXPERIMENT -> describe(ExperimentJson.read(file, options.limits()));
            case RESULTS -> describeResults(List.of(path));
            case FORK -> describe(file, ForkJson.read(file, options.limits()));
            case CAPACITIES -> "what " + RunSummary.count(EetCapacityCsv.read(file, options.limits()).byUser().size(), "user")
                    + " may expect to have";
            case UNKNOWN -> throw source.refusal(options.limits());
        };
    }

    private static String describe(Platform platform) {
        return "a platform of " + RunSummary.count(platform.clusters().size(), "cluster") + ", "
                + RunSummary.count(platform.totalCores(), "core") + ", network " + platform.network().text();
    }

    private static String describeLog(InputFile file, ReadOptions options) throws InputException {
        EventLogReader.Head log = EventLogReader.replay(file, options.limits(), start -> FanOut.of());
        return "an event log of workload " + log.info().workload() + " under " + log.info().choices().policy();
    }

    private static String describe(Lesson lesson) {
        return "a lesson of " + RunSummary.count(lesson.steps().size(), "step") + ", " + RunSummary.count(lesson.questions(), "question")
                + ", " + RunSummary.count(lesson.runs().size(), "run");
    }

    private static String describe(Experiment experiment) {
        return "an experiment of " + RunSummary.count(experiment.parts().size(), "part") + ", "
                + RunSummary.count(new Grid(experiment).size(), "run");
    }

    /** Every line of every file is read. */
    private static String describeResults(List<Path> files) throws IOException {
        Set<Map<String, String>> made = new HashSet<>();
        ResultsHead head = null;
        for (Path file : files) {
            head = Results.read(file, result -> made.add(result.axes()));
        }
        return "results of " + made.size() + " of the " + RunSummary.count(new Grid(head.experiment()).size(), "run") + " of experiment "
                + head.experiment().name();
    }

    /** Describes a fork; its jobs and clusters are checked only when a run is forked. */
    private static String describe(InputFile file, ForkSpec fork) throws InputException {
        try {
            Schedulers.check(fork);
        } catch (ModelException wrong) {
            throw new InputException(file.problem(wrong.told()));
        }
        return "a fork " + fork.when();
    }

    /** Reads a session and checks that its runs can be made. */
    private static SavedSession readSession(InputFile file, ReadOptions options) throws InputException {
        SavedSession session = SessionFile.read(file, options.limits());
        for (SavedRun run : session.runs()) {
            run.spec(file);
        }
        return session;
    }

    private String describe(RawSchedule schedule) {
        warn(schedule.warnings());
        long jobs = schedule.pieces().stream().map(RawSchedule.Piece::job).distinct().count();
        return "a schedule (" + schedule.format() + ") of " + RunSummary.count(jobs, "job") + ", "
                + RunSummary.count(schedule.pieces().size(), "piece") + " on "
                + RunSummary.count(schedule.clusters().size(), "cluster");
    }

    private String describe(InputFile file, LoadedWorkload loaded) throws InputException {
        PlatformChoice choice = PlatformChoice.of(loaded, file, cores.given(platform), Limits.DEFAULT);
        RunSetup fitted = new RunSetup(loaded, RunSource.of(file, TickLength.SECOND), choice, Optional.empty(), Schedulers.DEFAULT)
                .fitted(Optional.empty());
        fitted.simulationInput();
        warn(fitted.loaded().warnings());
        return describe(fitted.loaded().workload().jobs());
    }

    private static String describe(List<Job> jobs) {
        long tasks = 0;
        long edges = 0;
        for (Job job : jobs) {
            tasks += job.tasks().size();
            for (Task task : job.tasks()) {
                edges += task.parents().size();
            }
        }
        return "a workload of " + RunSummary.count(jobs.size(), "job") + ", " + RunSummary.count(tasks, "task") + ", "
                + RunSummary.count(edges, "edge");
    }
}
