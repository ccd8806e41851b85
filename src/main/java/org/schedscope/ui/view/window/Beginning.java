package org.schedscope.ui.view.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import javafx.application.Platform;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.sweep.FailedTask;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.FileSettingsStore;
import org.schedscope.ui.state.base.RightOfWay;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

/** Start of the window: threads, and a session with the sample open, made while the toolkit starts. */
final class Beginning {
    private final Optional<RunRequest> request;
    private final boolean forAMoment;
    private final List<ExecutorService> workers = new ArrayList<>();
    private final RightOfWay way = new RightOfWay();
    private final Environment environment = new Environment(way.first(this::onToolkit), worker("reading"), worker("simulation"),
            worker("facts"), worker("sweeping"), kept(Executors.newCachedThreadPool(threads("beside"))), System::nanoTime, way);
    private final FutureTask<Session> session = new FutureTask<>(this::open);
    /** What is to be done by the toolkit's thread, as long as there is none. */
    private final List<Runnable> early = new ArrayList<>();
    private boolean started;

    /**
     * @param request what is to be opened over the sample; absent: nothing
     * @param forAMoment whether the window closes as soon as it has been seen
     */
    Beginning(Optional<RunRequest> request, boolean forAMoment) {
        this.request = request;
        this.forAMoment = forAMoment;
        threads("session").newThread(session).start();
    }

    private Session open() throws IOException {
        Path results = OpenExperiment.usualPlace(System.getenv(), System.getProperty("user.home"));
        Settings settings = new Settings(
                new FileSettingsStore(FileSettingsStore.usualPlace(System.getenv(), System.getProperty("user.home"))));
        SpokenLanguage.speak(Language.of(settings.languageProperty().get(), System.getProperty("user.language", "")));
        RunSetup sample = new RunRequest(Optional.of(RunSource.sample(Samples.names().get(0))), Optional.empty(),
                request.map(RunRequest::choices).orElse(Schedulers.DEFAULT)).read(ReadOptions.DEFAULT);
        return new Session(sample, new EngineSimulator(), results, settings, environment);
    }

    private synchronized void onToolkit(Runnable task) {
        if (started) {
            Platform.runLater(task);
        } else {
            early.add(task);
        }
    }

    /** The session, from now on owned by the toolkit's thread alone, which calls this. */
    Session session() throws IOException, InterruptedException {
        try {
            Session made = session.get();
            hasStarted();
            return made;
        } catch (ExecutionException failed) {
            throw FailedTask.of(failed);
        }
    }

    private synchronized void hasStarted() {
        started = true;
        early.forEach(Platform::runLater);
        early.clear();
    }

    Optional<RunRequest> request() {
        return request;
    }

    boolean isForAMoment() {
        return forAMoment;
    }

    Environment environment() {
        return environment;
    }

    /** Lets the threads end. */
    void end() {
        workers.forEach(ExecutorService::shutdownNow);
    }

    private ExecutorService worker(String name) {
        return kept(Executors.newSingleThreadExecutor(threads(name)));
    }

    private ExecutorService kept(ExecutorService worker) {
        workers.add(worker);
        return worker;
    }

    static ThreadFactory threads(String name) {
        return task -> {
            Thread thread = new Thread(task, "schedscope-" + name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
