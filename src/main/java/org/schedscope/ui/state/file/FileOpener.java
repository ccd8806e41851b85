package org.schedscope.ui.state.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.sweep.ResultsFolder;
import org.schedscope.io.FileKind;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.batsim.ProtocolLines;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.io.live.LineSource;
import org.schedscope.io.live.LiveInput;
import org.schedscope.io.live.LiveLines;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.table.TablePreview;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.Lessons;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/**
 * Reads workloads and platforms on a worker and runs them, beside what is open. A file that cannot be used becomes a report in
 * {@link Problems}; the open run stays as it is.
 */
public final class FileOpener {
    private final OpenTargets targets;
    private final Path results;
    private final RunController runs;
    private final Problems problems;
    private final Settings settings;
    /**
     * A run that is opened, and once it is there whole another of the same tasks that is compared with it; unless the user turns to another
     * run before.
     *
     * @param first number of the first run
     */
    private record Pair(int first, RunSetup second) {
    }

    private final ReadingWorker worker;
    private Optional<Pair> pair = Optional.empty();
    private final StateValue<Optional<TableDraft>> table;
    private final StateValue<List<Problem>> warnings;

    /**
     * @param results folder for the results of experiments that come with the program, each in one of its own
     * @param targets take everything but runs
     */
    public FileOpener(Path results, RunController runs, Problems problems, Settings settings, Environment environment,
            OpenTargets targets) {
        this.results = results;
        this.targets = targets;
        this.runs = runs;
        this.problems = problems;
        this.settings = settings;
        worker = new ReadingWorker(problems, environment);
        table = environment.changes().value(Optional.empty());
        warnings = environment.changes().value(List.of());
    }

    /** To be called when another run is open; warnings are shown once, and again if something else is left out of the same files. */
    public void opened(OpenRun before, OpenRun now) {
        boolean readAnew = now.setup().loaded() != before.setup().loaded();
        if (readAnew || !now.warnings().equals(before.warnings())) {
            warnings.set(now.warnings());
        }
        pair.ifPresent(both -> {
            boolean isFirst = now.number() == both.first();
            if (!isFirst || now.complete()) {
                pair = Optional.empty();
            }
            if (isFirst && now.complete()) {
                runs.openToCompare(both.second());
            }
        });
    }

    /** The reading that goes on, if one does. */
    public Optional<Work> work() {
        return worker.work();
    }

    /** What was repaired or left out when the open workload was read. */
    public List<Problem> warnings() {
        return warnings.get();
    }

    /** The user has seen them. */
    public void dismissWarnings() {
        warnings.set(List.of());
    }

    /** File names of the samples that come with the program. */
    public List<String> samples() {
        return Samples.names();
    }

    /** Opens a source, on a platform of its own if one is given. */
    public void open(RunSource source, Optional<Path> platformFile) {
        open(source, platformFile.map(GivenPlatform::file), Schedulers.DEFAULT);
    }

    /** Opens what a command line names; a platform alone is put under what is open. */
    public void open(RunRequest request) {
        if (request.follow().isPresent()) {
            follow(request.follow().get());
        } else if (request.source().isPresent()) {
            open(request.source().get().byWholePaths(), request.platform(), request.choices());
        } else {
            request.platform().ifPresent(this::openPlatform);
        }
    }

    /** Opens a run that another program is still making, as soon as its log begins, and goes along with it. */
    public void follow(String where) {
        worker.request(Path.of(where.replace(':', '-')), watch -> {
            LineSource lines = new ProtocolLines(LiveLines.of(LiveInput.named(where), Limits.DEFAULT), Limits.DEFAULT);
            FollowedLog log = new FollowedLog(lines, Limits.DEFAULT);
            RunSetup setup = FileLoader.following(log, watch);
            return () -> runs.openBeside(setup);
        });
    }

    private void openPlatform(GivenPlatform given) {
        if (given instanceof GivenPlatform.Cores cores) {
            runs.setPlatform(PlatformChoice.of(runs.run().setup().workload(), cores), Optional.empty());
        } else {
            given.path().ifPresent(this::openPlatform);
        }
    }

    private void open(RunSource source, Optional<GivenPlatform> given, RunChoices choices) {
        Path named = source.path().orElseGet(() -> Path.of("sample-workloads", source.displayName()));
        boolean anyKind = given.isEmpty() && source.paths().size() == 1 && source.arrivals().isEmpty();
        worker.request(named, () -> anyKind ? any(source, choices)
                : watch -> workloadReady(source, Optional.empty(), given, choices, watch));
    }

    /** Whatever a file is; a schedule may be of the workload that is open. */
    private ReadingWorker.Reading any(RunSource source, RunChoices choices) {
        OpenRun now = runs.run();
        return watch -> anyReady(source, choices, now, watch);
    }

    private Runnable anyReady(RunSource source, RunChoices choices, OpenRun now, ReadWatch watch) throws InputException {
        Path file = source.path().orElseThrow();
        if (source.columns().isPresent()) {
            return workloadReady(source, Optional.empty(), Optional.empty(), choices, watch);
        }
        if (Files.isDirectory(file)) {
            return ResultsFolder.kind(file, Limits.DEFAULT) == FileKind.RESULTS ? experimentReady(file, false)
                    : workloadReady(source, Optional.empty(), Optional.empty(), choices, watch);
        }
        RecognizedFile looked = RecognizedFile.of(InputFile.of(file).watchedBy(watch), Limits.DEFAULT);
        FileKind kind = looked.kind();
        return switch (kind) {
            case PLATFORM -> platformReady(file);
            case SCHEDULE, EVENT_LOG -> scheduleReady(file, looked, now);
            case SESSION -> sessionReady(file);
            case LESSON -> lessonReady(file);
            case EXPERIMENT, RESULTS -> experimentReady(file, kind == FileKind.EXPERIMENT);
            case UNKNOWN -> tableReady(looked, file);
            case WORKLOAD, FORK, CAPACITIES -> workloadReady(source, Optional.of(looked), Optional.empty(), choices, watch);
        };
    }

    /** An unknown table gets a sheet for its columns; anything else is refused. */
    private Runnable tableReady(RecognizedFile looked, Path file) throws InputException {
        Optional<TablePreview> preview = TablePreview.of(looked.head());
        if (preview.isEmpty()) {
            throw looked.refusal(Limits.DEFAULT);
        }
        return () -> table.set(Optional.of(new TableDraft(file, preview.get())));
    }

    /** The table whose columns the user is to name; the sheet takes it away. */
    public Optional<TableDraft> table() {
        return table.get();
    }

    /** Takes the table away: its sheet is shown. */
    public void tableTaken() {
        table.set(Optional.empty());
    }

    private Runnable lessonReady(Path file) throws InputException {
        Lesson lesson = LessonJson.read(InputFile.of(file), Limits.DEFAULT, SpokenLanguage.now());
        return () -> {
            settings.opened(file);
            begin(lesson);
        };
    }

    private Runnable experimentReady(Path file, boolean definition) throws InputException {
        OpenExperiment experiment = OpenExperiment.read(file, definition);
        return () -> {
            settings.opened(file);
            targets.experiment(experiment);
        };
    }

    /** Opens a workload, a schedule, a session or a lesson, or puts the open workload on a platform, whichever the file is. */
    public void open(Path file) {
        Path whole = InputFile.whole(file);
        worker.request(whole, () -> any(RunSource.file(whole), Schedulers.DEFAULT));
    }

    /** Opens a schedule made elsewhere, of the open workload if it is one. */
    public void openSchedule(Path file) {
        Path whole = InputFile.whole(file);
        worker.request(whole, () -> scheduleOf(whole, runs.run()));
    }

    /** Whether the open workload is the log of a machine, with the starts of its jobs. */
    public static boolean canOpenRecorded(OpenRun run) {
        RunSetup files = run.setup();
        return files.loaded().recorded() && files.schedule().isEmpty() && files.source().paths().size() == 1;
    }

    /** Opens what the machine did with the open workload, by its own log, beside the open run; see {@link #canOpenRecorded}. */
    public void openRecorded() {
        OpenRun now = runs.run();
        Path file = now.setup().source().path().orElseThrow();
        worker.request(file, () -> watch -> {
            RunSetup setup = FileLoader.recorded(file, now);
            return () -> runs.openToCompare(setup);
        });
    }

    public void openSample(String fileName) {
        open(RunSource.sample(fileName), Optional.empty());
    }

    /** Opens a definition that comes with the program. */
    public void openExperiment(String fileName) {
        worker.request(Path.of(fileName), watch -> {
            OpenExperiment opened = OpenExperiment.defined(Samples.experiment(fileName), results.resolve(OpenExperiment.nameOf(fileName)));
            return () -> targets.experiment(opened);
        });
    }

    /** A folder that is not there yet, for an experiment of this name. */
    public Path freshResults(String name) {
        Path folder = results.resolve(name);
        for (int number = 2; Files.exists(folder); number++) {
            folder = results.resolve(name + "-" + number);
        }
        return folder;
    }

    /** Opens a definition whose results are in some folder, or will be. */
    public void openExperiment(InputFile definition, Path folder) {
        worker.request(Path.of(definition.name()), watch -> {
            OpenExperiment opened = OpenExperiment.defined(definition, folder);
            return () -> targets.experiment(opened);
        });
    }

    /** Opens the run behind a result. */
    public void openResult(OpenExperiment experiment, RunResult result) {
        worker.request(Path.of(experiment.experiment().name()), watch -> {
            RunSetup setup = ResultOpener.setup(experiment, result.axes());
            return () -> runs.openBeside(setup);
        });
    }

    /** Makes a run ready that is to be opened. */
    public interface SetupReader {
        RunSetup read() throws InputException;
    }

    /**
     * Opens two runs beside all that are kept, the second to be compared with the first.
     *
     * @param name name of what is read, for users
     * @param second that goes with the first
     */
    public void openPair(String name, SetupReader first, UnaryOperator<RunSetup> second) {
        worker.request(Path.of(name.replace(':', '-')), watch -> {
            RunSetup one = first.read();
            RunSetup other = second.apply(one);
            return () -> {
                pair = Optional.of(new Pair(runs.nextNumber(), other));
                runs.openBeside(one);
            };
        });
    }

    /** Puts the open workload on another platform. */
    public void openPlatform(Path file) {
        Path whole = InputFile.whole(file);
        worker.request(whole, watch -> platformReady(whole));
    }

    /** Puts the open workload back on the platform that it names or describes. */
    public void openOwnPlatform() {
        worker.request(Path.of(runs.run().setup().source().displayName()), () -> ownPlatform(runs.run().setup().source()));
    }

    private ReadingWorker.Reading ownPlatform(RunSource source) {
        return watch -> {
            PlatformChoice own = FileLoader.workload(source, Optional.empty(), watch).platform();
            return () -> runs.setPlatform(own, Optional.empty());
        };
    }

    /** Does the last thing again, after the user has corrected the file. */
    public void tryAgain() {
        worker.again();
    }

    /** Stops reading, and forgets what was read. */
    public void cancel() {
        worker.cancel();
    }

    /** What was chosen for the open run was chosen for its workload only. */
    private Runnable workloadReady(RunSource source, Optional<RecognizedFile> looked, Optional<GivenPlatform> given, RunChoices choices,
            ReadWatch watch) throws InputException {
        RunSetup setup = new RunRequest(Optional.of(source), given.map(GivenPlatform::byWholePath), choices).read(looked,
                ReadOptions.DEFAULT.withWatch(watch));
        return () -> {
            source.path().ifPresent(settings::opened);
            runs.openBeside(setup);
        };
    }

    private Runnable sessionReady(Path file) throws InputException {
        SavedSession saved = SessionFile.read(InputFile.of(file), Limits.DEFAULT);
        List<OpenRun> opened = OpenRun.of(saved, file.toString());
        return () -> {
            settings.opened(file);
            targets.session(Optional.of(file), saved, opened);
        };
    }

    /** Begins a lesson that comes with the program. */
    public void openLesson(String name) {
        worker.request(Path.of(name + Lessons.ENDING), watch -> {
            Lesson lesson = Lessons.read(name, SpokenLanguage.now());
            return () -> begin(lesson);
        });
    }

    private void begin(Lesson lesson) {
        problems.clear();
        targets.lesson(lesson);
    }

    /**
     * Opens what was kept of a window.
     *
     * @param then called when it is open
     */
    public void openKept(SavedSession kept, Runnable then) {
        String name = kept.runs().get(0).setup().workload().name();
        worker.request(Path.of("session.json"), watch -> {
            List<OpenRun> opened = OpenRun.of(kept, name);
            return () -> {
                targets.session(Optional.empty(), kept, opened);
                then.run();
            };
        });
    }

    private ReadingWorker.Reading scheduleOf(Path file, OpenRun now) {
        return watch -> scheduleReady(file, RecognizedFile.of(InputFile.of(file), Limits.DEFAULT), now);
    }

    private Runnable scheduleReady(Path file, RecognizedFile looked, OpenRun now) throws InputException {
        RunSetup setup = FileLoader.schedule(file, looked, now);
        return () -> {
            settings.opened(file);
            runs.openBeside(setup);
        };
    }

    /** Another platform is another choice for the open run, which the user can go back from. */
    private Runnable platformReady(Path file) throws InputException {
        PlatformChoice platform = FileLoader.platform(file);
        return () -> runs.setPlatform(platform, Optional.of(file));
    }
}
