package org.schedscope.ui.state.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.io.FileKind;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.session.SavedSession;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.run.SavedRuns;

/**
 * Reads workloads and platforms on a worker and runs them, beside what is open. A file that cannot be used becomes a report in
 * {@link Problems}; the open run stays as it is.
 */
public final class FileOpener {
    private static final int PARTS_TOLD = 100;

    private final OpenTargets others;
    private final WorkloadLoader loader;
    private final RunController runs;
    private final Problems problems;
    private final Settings settings;
    private final Environment environment;
    private final ReadOnlyObjectWrapper<Optional<Work>> work = new ReadOnlyObjectWrapper<>(this, "work", Optional.empty());
    private final ReadOnlyObjectWrapper<List<Problem>> warnings = new ReadOnlyObjectWrapper<>(this, "warnings", List.of());
    private Runnable lastRequest = () -> {
    };
    /** Counts requests; a reading that is not the last one ends. */
    private volatile int requests;

    public FileOpener(WorkloadLoader loader, RunController runs, Problems problems, Settings settings, Environment environment,
            OpenTargets others) {
        this.others = others;
        this.loader = loader;
        this.runs = runs;
        this.problems = problems;
        this.settings = settings;
        this.environment = environment;
        runs.runProperty().addListener((property, before, now) -> opened(before, now));
    }

    /** Told once: another run of the same files has nothing to add unless it leaves out something else. */
    private void opened(OpenRun before, OpenRun now) {
        boolean readAnew = now.setup().files().loaded() != before.setup().files().loaded();
        if (readAnew || !now.warnings().equals(before.warnings())) {
            warnings.set(now.warnings());
        }
    }

    /** The reading that goes on, if one does. */
    public ReadOnlyObjectProperty<Optional<Work>> workProperty() {
        return work.getReadOnlyProperty();
    }

    /** What was repaired or left out when the open workload was read. */
    public ReadOnlyObjectProperty<List<Problem>> warningsProperty() {
        return warnings.getReadOnlyProperty();
    }

    /** The user has seen them. */
    public void dismissWarnings() {
        warnings.set(List.of());
    }

    /** File names of the samples that come with the program. */
    public List<String> samples() {
        return loader.samples();
    }

    /** Opens a source, on a platform of its own if one is given. */
    public void open(RunSource source, Optional<Path> platformFile) {
        open(source, platformFile, RunChoices.DEFAULT);
    }

    /** Opens what a command line names; a platform alone is put under what is open. */
    public void open(RunRequest request) {
        if (request.source().isPresent()) {
            open(request.source().get().byWholePaths(), request.platformFile(), request.choices());
        } else {
            request.platformFile().ifPresent(this::openPlatform);
        }
    }

    private void open(RunSource source, Optional<Path> platformFile, RunChoices choices) {
        OpenRun now = runs.run();
        request(() -> open(source, platformFile, choices), source.path().orElseGet(() -> samplePath(source.displayName())),
                watch -> platformFile.isEmpty() && source.paths().size() == 1 && source.arrivals().isEmpty() ? anyReady(source, choices, now, watch)
                        : workloadReady(source, platformFile, choices, watch));
    }

    private Runnable anyReady(RunSource source, RunChoices choices, OpenRun now, ReadWatch watch) throws InputException {
        Path file = source.path().orElseThrow();
        FileKind kind = loader.kind(file);
        return switch (kind) {
            case PLATFORM -> platformReady(file);
            case SCHEDULE, EVENT_LOG -> scheduleReady(file, now);
            case SESSION -> sessionReady(file);
            case LESSON -> lessonReady(file);
            case EXPERIMENT, RESULTS -> experimentReady(file, kind == FileKind.EXPERIMENT);
            case UNKNOWN -> throw FileKind.refusal(InputFile.of(file), Limits.DEFAULT);
            case WORKLOAD, FORK, CAPACITIES -> workloadReady(source, Optional.empty(), choices, watch);
        };
    }

    private Runnable lessonReady(Path file) throws InputException {
        Lesson lesson = LessonJson.read(InputFile.of(file), Limits.DEFAULT);
        return () -> {
            settings.opened(file);
            begin(lesson);
        };
    }

    private Runnable experimentReady(Path file, boolean definition) throws InputException {
        OpenExperiment experiment = OpenExperiment.read(file, definition);
        return () -> {
            settings.opened(file);
            others.experiment(experiment);
        };
    }

    private static Path samplePath(String fileName) {
        return Path.of("sample-workloads", fileName);
    }

    /** Opens a workload, a schedule, a session or a lesson, or puts the open workload on a platform, whichever the file is. */
    public void open(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        OpenRun now = runs.run();
        request(() -> open(whole), whole, watch -> anyReady(RunSource.file(whole), RunChoices.DEFAULT, now, watch));
    }

    /** Opens a schedule made elsewhere, of the open workload if it is one. */
    public void openSchedule(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        OpenRun now = runs.run();
        request(() -> openSchedule(whole), whole, watch -> scheduleReady(whole, now));
    }

    public void openSample(String fileName) {
        open(RunSource.sample(fileName), Optional.empty());
    }

    /** Opens a definition that comes with the program. */
    public void openExperiment(String fileName) {
        request(() -> openExperiment(fileName), Path.of(fileName), watch -> {
            OpenExperiment opened = loader.experiment(fileName);
            return () -> others.experiment(opened);
        });
    }

    /** Opens a definition whose results are in some folder, or will be. */
    public void openExperiment(InputFile definition, Path folder) {
        request(() -> openExperiment(definition, folder), Path.of(definition.name()), watch -> {
            OpenExperiment opened = OpenExperiment.defined(definition, folder);
            return () -> others.experiment(opened);
        });
    }

    /** Opens the run behind a result. */
    public void openResult(OpenExperiment experiment, RunResult result) {
        request(() -> openResult(experiment, result), Path.of(experiment.experiment().name()), watch -> {
            RunSetup setup = ResultOpener.setup(experiment, result.axes());
            return () -> runs.openBeside(setup);
        });
    }

    /** Puts the open workload on another platform. */
    public void openPlatform(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        request(() -> openPlatform(whole), whole, watch -> platformReady(whole));
    }

    /** Puts the open workload back on the platform that it names or describes. */
    public void openOwnPlatform() {
        RunSource source = runs.run().setup().files().source();
        request(this::openOwnPlatform, Path.of(source.displayName()), watch -> {
            PlatformChoice own = loader.workload(source, Optional.empty(), watch).platform();
            return () -> runs.setPlatform(own, Optional.empty());
        });
    }

    /** Does the last thing again, after the user has mended the file. */
    public void tryAgain() {
        lastRequest.run();
    }

    /** Stops reading, and forgets what was read. */
    public void cancel() {
        requests++;
        work.set(Optional.empty());
    }

    /** Who takes what is read and is no run. */
    public interface OpenTargets {
        void session(Optional<Path> file, SavedSession saved, List<OpenRun> runs);

        void experiment(OpenExperiment experiment);

        void lesson(Lesson lesson);
    }

    /** Reads on the worker; what it returns happens on the owner's thread. */
    private interface Reading {
        Runnable read(ReadWatch watch) throws InputException;
    }

    /** What was chosen for the open run was chosen for its workload only. */
    private Runnable workloadReady(RunSource source, Optional<Path> platformFile, RunChoices choices, ReadWatch watch) throws InputException {
        RunFiles files = loader.workload(source, platformFile.map(file -> file.toAbsolutePath().normalize()), watch);
        return () -> {
            source.path().ifPresent(settings::opened);
            runs.openBeside(new RunSetup(files, choices));
        };
    }

    private Runnable sessionReady(Path file) throws InputException {
        SavedSession saved = loader.session(file);
        List<OpenRun> opened = SavedRuns.opened(saved, file.toString());
        return () -> {
            settings.opened(file);
            others.session(Optional.of(file), saved, opened);
        };
    }

    /** Begins a lesson that comes with the program. */
    public void openLesson(String name) {
        request(() -> openLesson(name), Path.of(name + Lessons.ENDING), watch -> {
            Lesson lesson = Lessons.read(name);
            return () -> begin(lesson);
        });
    }

    private void begin(Lesson lesson) {
        problems.clear();
        others.lesson(lesson);
    }

    /**
     * Opens what was kept of a window.
     *
     * @param then called when it is open
     */
    public void openKept(SavedSession kept, Runnable then) {
        String name = kept.runs().get(0).info().workload();
        request(() -> openKept(kept, then), Path.of("session.json"), watch -> {
            List<OpenRun> opened = SavedRuns.opened(kept, name);
            return () -> {
                others.session(Optional.empty(), kept, opened);
                then.run();
            };
        });
    }

    private Runnable scheduleReady(Path file, OpenRun now) throws InputException {
        RunFiles files = loader.schedule(file, now);
        return () -> {
            settings.opened(file);
            runs.openBeside(new RunSetup(files, files.schedule().orElseThrow().choices(now.setup().choices())));
        };
    }

    /** The same on another platform is another choice for the open run: it can be gone back from. */
    private Runnable platformReady(Path file) throws InputException {
        PlatformChoice platform = loader.platform(file);
        return () -> runs.setPlatform(platform, Optional.of(file));
    }

    private void request(Runnable again, Path file, Reading reading) {
        lastRequest = again;
        int number = ++requests;
        long started = environment.nanos().getAsLong();
        work.set(Optional.of(new Work(Work.Kind.READING, String.valueOf(file.getFileName()), started, OptionalDouble.empty(),
                OptionalDouble.empty())));
        Consumer<Runnable> deliver = result -> environment.owner().execute(() -> {
            if (number == requests) {
                work.set(Optional.empty());
                result.run();
            }
        });
        environment.reading().execute(() -> deliver.accept(result(file, reading, new Progress(number, file))));
    }

    /** Tells how much of a file was read, a hundred times at most, and ends the reading that nobody waits for any more. */
    private final class Progress implements ReadWatch {
        private final int number;
        private final long all;
        private long read;
        private long told;

        Progress(int number, Path file) {
            this.number = number;
            this.all = Files.isRegularFile(file) ? file.toFile().length() : 0;
        }

        @Override
        public void read(int bytes) {
            if (number != requests) {
                throw new CancellationException("nobody waits for this any more");
            }
            read += bytes;
            if (all > 0 && (read - told) >= all / PARTS_TOLD + 1) {
                told = read;
                double share = Math.min(1, (double) read / all);
                environment.owner().execute(() -> tell(share));
            }
        }

        private void tell(double share) {
            if (number == requests && work.get().isPresent()) {
                Work now = work.get().get();
                work.set(Optional.of(new Work(now.kind(), now.subject(), now.startedNanos(), OptionalDouble.of(share), now.perSecond())));
            }
        }
    }

    private Runnable result(Path file, Reading reading, ReadWatch watch) {
        try {
            return reading.read(watch);
        } catch (CancellationException cancelled) {
            return () -> {
            };
        } catch (InputException wrong) {
            ProblemReport report = ProblemReport.of(file, wrong.problems());
            return () -> problems.report(report);
        } catch (RuntimeException | OutOfMemoryError broken) {
            ProblemReport report = ProblemReport.of(file, List.of(Problem.of(file.toString(), Message.of("window", "open.failed", broken))));
            return () -> problems.report(report);
        }
    }
}
