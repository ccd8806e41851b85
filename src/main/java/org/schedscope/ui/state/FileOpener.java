package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.io.InputException;
import org.schedscope.io.Problem;
import org.schedscope.model.Platform;

/**
 * Reads workloads and platforms on a worker and runs them. A file that cannot be used becomes a report in {@link Problems}; the open
 * run stays as it is.
 */
public final class FileOpener {
    private final WorkloadLoader loader;
    private final RunController runs;
    private final Problems problems;
    private final Settings settings;
    private final Environment environment;
    private final ReadOnlyObjectWrapper<Optional<Work>> work = new ReadOnlyObjectWrapper<>(this, "work", Optional.empty());
    private final ReadOnlyObjectWrapper<List<Problem>> warnings = new ReadOnlyObjectWrapper<>(this, "warnings", List.of());
    private Runnable lastRequest = () -> {
    };
    private int requests;
    private Optional<Read> read = Optional.empty();

    /** What was read last, and is perhaps not open yet. */
    private record Read(RunSetup setup, List<Problem> warnings) {
    }

    FileOpener(WorkloadLoader loader, RunController runs, Problems problems, Settings settings, Environment environment) {
        this.loader = loader;
        this.runs = runs;
        this.problems = problems;
        this.settings = settings;
        this.environment = environment;
        runs.runProperty().addListener((property, before, now) -> opened(now.setup()));
    }

    /** Warnings belong to the open workload, so they wait until it is. */
    private void opened(RunSetup setup) {
        if (read.isPresent() && read.get().setup() == setup) {
            warnings.set(read.get().warnings());
            read = Optional.empty();
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

    /** Opens a workload, or puts the open one on a platform, whichever the file is. */
    public void open(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        request(() -> open(whole), whole,
                () -> loader.isPlatform(whole) ? platformReady(whole) : workloadReady(new Source.File(whole), Optional.empty()));
    }

    /** Opens a workload on a platform of its own file. */
    public void open(Path file, Path platformFile) {
        Path whole = file.toAbsolutePath().normalize();
        Path platform = platformFile.toAbsolutePath().normalize();
        request(() -> open(whole, platform), whole, () -> workloadReady(new Source.File(whole), Optional.of(platform)));
    }

    public void openSample(String fileName) {
        request(() -> openSample(fileName), Path.of("sample-workloads", fileName), () -> workloadReady(new Source.Sample(fileName), Optional.empty()));
    }

    /** Puts the open workload on another platform. */
    public void openPlatform(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        request(() -> openPlatform(whole), whole, () -> platformReady(whole));
    }

    /** Puts the open workload back on the platform that it names or describes. */
    public void openOwnPlatform() {
        Source source = runs.run().setup().workloadSource();
        request(this::openOwnPlatform, Path.of(source.displayName()), () -> {
            Platform own = loader.workload(source).platform();
            return () -> runs.setPlatform(own, Optional.empty());
        });
    }

    /** Does the last thing again, after the user has mended the file. */
    public void tryAgain() {
        lastRequest.run();
    }

    /** Forgets what is being read. */
    public void cancel() {
        requests++;
        work.set(Optional.empty());
    }

    /** Reads on the worker; what it returns happens on the owner's thread. */
    private interface Reading {
        Runnable read() throws InputException;
    }

    private Runnable workloadReady(Source source, Optional<Path> platformFile) throws InputException {
        WorkloadLoader.Loaded loaded = loader.workload(source);
        Platform platform = platformFile.isPresent() ? loader.platform(platformFile.get()) : loaded.platform();
        return () -> {
            RunSetup now = runs.run().setup();
            source.path().ifPresent(settings::opened);
            RunSetup wanted = new RunSetup(loaded.workload(), source, platform, platformFile, now.policy(), now.seed(), now.parameters());
            read = Optional.of(new Read(wanted, loaded.warnings()));
            runs.open(wanted);
        };
    }

    private Runnable platformReady(Path file) throws InputException {
        Platform platform = loader.platform(file);
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
        environment.reading().execute(() -> deliver.accept(result(file, reading)));
    }

    private Runnable result(Path file, Reading reading) {
        try {
            return reading.read();
        } catch (InputException wrong) {
            ProblemReport report = ProblemReport.of(file, wrong.problems());
            return () -> problems.report(report);
        } catch (RuntimeException | OutOfMemoryError broken) {
            ProblemReport report = ProblemReport.of(file, List.of(Problem.of(file.toString(), "could not be read: " + broken)));
            return () -> problems.report(report);
        }
    }
}
