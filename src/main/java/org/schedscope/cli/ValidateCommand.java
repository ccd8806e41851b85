package org.schedscope.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.schedscope.engine.SimulationInput;
import org.schedscope.event.SinkAdapter;
import org.schedscope.experiment.PreparedInput;
import org.schedscope.io.DocumentHead;
import org.schedscope.io.EventLogReader;
import org.schedscope.io.Formats;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.PlatformJson;
import org.schedscope.io.ReadOptions;
import org.schedscope.io.RunInput;
import org.schedscope.io.SavedRun;
import org.schedscope.io.SavedSession;
import org.schedscope.io.ScheduleFile;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.SessionFile;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.UnplaceableTaskException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code validate}: says what is wrong with files, and where. */
@Command(name = "validate", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false,
        description = "Reads files and says what is wrong with them, and where; or what they are. Each file is looked at by itself;"
                + " a folder is one workload of all workflows in it.")
final class ValidateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Workloads, platforms, schedules, event logs, sessions and lessons.")
    private List<Path> files;

    @Option(names = "--platform", paramLabel = "FILE", description = "Also check that this platform can hold every task of the workloads.")
    private Path platform;

    @Option(names = "--tick", paramLabel = "LENGTH", defaultValue = "1s", description = "How long a tick is, for workloads in seconds.")
    private String tick;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        ReadOptions options = reading.with(ChoiceOptions.tickOf(tick));
        int code = 0;
        for (Path file : files) {
            try {
                out.println(file + ": " + describe(file, options, err));
                out.flush();
            } catch (InputException | ModelException e) {
                code = Math.max(code, Failure.report(e, err));
                err.flush();
            }
        }
        return code;
    }

    private String describe(Path path, ReadOptions options, PrintWriter err) throws InputException {
        InputFile file = InputFile.of(path);
        if (!Files.isDirectory(path)) {
            DocumentHead head = DocumentHead.of(file, options.limits());
            if (head.isPlatform()) {
                Platform read = PlatformJson.read(file, options.limits());
                return "a platform of " + count(read.clusters().size(), "cluster") + ", " + read.totalCores() + " cores, network "
                        + read.network().text();
            }
            if (head.isEventLog()) {
                EventLogReader.Head log = EventLogReader.replay(file, options.limits(), start -> new SinkAdapter() {
                });
                return "an event log of workload " + log.info().workload() + " under " + log.info().policy();
            }
            if (SessionFile.recognises(head)) {
                return "a session of " + count(readSession(file, options).runs().size(), "run");
            }
            if (LessonJson.recognises(head)) {
                Lesson lesson = LessonJson.read(file, options.limits());
                return "a lesson of " + count(lesson.steps().size(), "step") + ", " + count(lesson.questions(), "question") + ", "
                        + count(lesson.runs().size(), "run");
            }
            if (ScheduleFormats.of(head).isPresent()) {
                return describe(ScheduleFormats.read(file, options), err);
            }
        }
        return describe(file, Formats.read(path, options), err);
    }

    /** Whether its runs can be made is looked at, too. */
    private static SavedSession readSession(InputFile file, ReadOptions options) throws InputException {
        SavedSession session = SessionFile.read(file, options.limits());
        for (SavedRun run : session.runs()) {
            PreparedInput.of(run, file);
        }
        return session;
    }

    private static String describe(ScheduleFile schedule, PrintWriter err) {
        schedule.warnings().forEach(warning -> err.println("warning: " + warning.text()));
        long jobs = schedule.pieces().stream().map(ScheduleFile.Piece::job).distinct().count();
        return "a schedule (" + schedule.format() + ") of " + count(jobs, "job") + ", " + count(schedule.pieces().size(), "piece") + " on "
                + count(schedule.clusters().size(), "cluster");
    }

    private String describe(InputFile file, LoadedWorkload loaded, PrintWriter err) throws InputException {
        RunInput input = fitted(loaded, file);
        input.loaded().warnings().forEach(warning -> err.println("warning: " + warning.text()));
        return describe(input.loaded().workload().jobs());
    }

    private RunInput fitted(LoadedWorkload loaded, InputFile file) throws InputException {
        PlatformChoice choice = PlatformChoice.of(loaded, file, Optional.ofNullable(platform).map(InputFile::of), Limits.DEFAULT);
        RunInput input = RunInput.of(loaded, choice, Optional.empty());
        try {
            SimulationInput.of(input.loaded().workload(), input.choice().platform());
        } catch (UnplaceableTaskException e) {
            throw new InputException(loaded.places().problem(e.job(), e.position(), e.told()));
        }
        return input;
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
        return "a workload of " + count(jobs.size(), "job") + ", " + count(tasks, "task") + ", " + count(edges, "edge");
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
