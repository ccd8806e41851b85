package org.schedscope.ui.view.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.sweep.FailedTask;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.state.base.FileSettingsStore;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.StuckLayouts;
import org.schedscope.ui.view.canvas.FxFonts;

/** The window as an application. It opens on the first bundled sample; a workload given on the command line is opened over it. */
public final class SchedScopeApp extends Application {
    /** What is kept for after a crash is removed in no time, unless a large workload is being written. */
    private static final int MOST_SECONDS = 5;

    /** From whoever launches to the application, which the toolkit makes itself and gives nothing but texts. */
    private static final AtomicReference<Beginning> HANDED_OVER = new AtomicReference<>();

    private static final int[] ICON_SIZES = {16, 32, 48, 64, 128, 256};

    private final ExecutorService reading = worker("reading");
    private final ExecutorService simulation = worker("simulation");
    private final ExecutorService snapshot = worker("facts");
    private final ExecutorService sweeping = worker("sweeping");
    private final ExecutorService beside = Executors.newCachedThreadPool(threads("beside"));
    private final ExecutorService keeping = worker("keeping");
    private final Beginning beginning = HANDED_OVER.getAndSet(null);
    private Optional<Autosave> autosave = Optional.empty();

    /**
     * What the window begins with.
     *
     * @param request what to open over the sample
     * @param sample read while the toolkit starts, which takes as long
     */
    private record Beginning(Optional<RunRequest> request, FutureTask<RunFiles> sample) {
    }

    /**
     * Shows the window and returns when it is closed.
     *
     * @param request what to open over the sample; absent: nothing
     */
    public static void launchWith(Optional<RunRequest> request) {
        FutureTask<RunFiles> sample = new FutureTask<>(
                () -> FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE));
        threads("sample").newThread(sample).start();
        HANDED_OVER.set(new Beginning(request, sample));
        Application.launch(SchedScopeApp.class);
    }

    @Override
    public void start(Stage stage) throws IOException, InterruptedException {
        Faults faults = new Faults(Platform::runLater, new StuckLayouts()::freeSoon);
        // The toolkit's own thread has a handler of its own already, which the one of all others does not replace.
        Thread.currentThread().setUncaughtExceptionHandler(faults);
        Thread.setDefaultUncaughtExceptionHandler(faults);
        FxFonts.register();
        Path results = OpenExperiment.usualPlace(System.getenv(), System.getProperty("user.home"));
        Settings settings = new Settings(
                new FileSettingsStore(FileSettingsStore.usualPlace(System.getenv(), System.getProperty("user.home"))));
        SpokenLanguage.speak(Language.of(settings.languageProperty().get(), System.getProperty("user.language", "")));
        Environment environment = new Environment(Platform::runLater, reading, simulation, snapshot, sweeping, beside, System::nanoTime);
        Optional<RunRequest> request = beginning.request();
        Session session = new Session(new RunSetup(sample(), request.map(RunRequest::choices).orElse(RunChoices.DEFAULT)),
                new EngineSimulator(), results, settings, environment);
        MainWindow window = new MainWindow(session, stage);
        Path states = Autosave.usualPlace(System.getenv(), System.getProperty("user.home"));
        autosave = Optional.of(new Autosave(session, states, environment, keeping));
        request.ifPresent(session.files()::open);
        for (int size : ICON_SIZES) {
            stage.getIcons().add(new Image(SchedScopeApp.class.getResourceAsStream("/assets/icons/schedscope-" + size + ".png")));
        }
        window.show();
        window.keepBy(autosave.get());
        window.tellOf(faults);
    }

    private RunFiles sample() throws IOException, InterruptedException {
        try {
            return beginning.sample().get();
        } catch (ExecutionException failed) {
            throw FailedTask.of(failed);
        }
    }

    @Override
    public void stop() {
        List.of(reading, simulation, snapshot, sweeping, beside).forEach(ExecutorService::shutdownNow);
        autosave.ifPresent(Autosave::end);
        keeping.shutdown();
        try {
            keeping.awaitTermination(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private static ExecutorService worker(String name) {
        return Executors.newSingleThreadExecutor(threads(name));
    }

    private static ThreadFactory threads(String name) {
        return task -> {
            Thread thread = new Thread(task, "schedscope-" + name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
