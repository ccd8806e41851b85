package org.schedscope.ui.view.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.schedscope.experiment.RunRequest;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.StuckLayouts;
import org.schedscope.ui.view.canvas.FxFonts;

/** The window as an application. It opens on the first bundled sample; a workload given on the command line is opened over it. */
public final class SchedScopeApp extends Application {
    /** What is open is written in no time, unless a large workload is. */
    private static final int MOST_SECONDS = 5;

    /** From the launcher to the application, which the toolkit constructs with texts only. */
    private static final AtomicReference<Beginning> HANDED_OVER = new AtomicReference<>();

    /** Frames after which a window that is shown for a moment only has painted whatever it begins with. */
    private static final int FRAMES_OF_A_MOMENT = 100;

    private static final int[] ICON_SIZES = {16, 32, 48, 64, 128, 256};

    private final ExecutorService keeping = Executors.newSingleThreadExecutor(Beginning.threads("keeping"));
    private final Beginning beginning = HANDED_OVER.getAndSet(null);
    private Optional<Autosave> autosave = Optional.empty();

    /**
     * Shows the window and returns when it is closed.
     *
     * @param request what to open over the sample; absent: nothing
     */
    public static void launchWith(Optional<RunRequest> request) {
        launch(new Beginning(request, false));
    }

    /** Shows the window with the sample for a moment, so that the classes are there that it needs and makes as it goes. */
    public static void launchForAMoment() {
        launch(new Beginning(Optional.empty(), true));
    }

    private static void launch(Beginning beginning) {
        HANDED_OVER.set(beginning);
        Application.launch(SchedScopeApp.class);
    }

    @Override
    public void start(Stage stage) throws IOException, InterruptedException {
        Faults faults = new Faults(Platform::runLater, new StuckLayouts()::freeSoon);
        // The toolkit's own thread has a handler of its own already, which the one of all others does not replace.
        Thread.currentThread().setUncaughtExceptionHandler(faults);
        Thread.setDefaultUncaughtExceptionHandler(faults);
        FxFonts.register();
        // Read while the session may still be made; else the first control has it read.
        setUserAgentStylesheet(STYLESHEET_MODENA);
        Session session = beginning.session();
        MainWindow window = new MainWindow(session, stage);
        Path states = Autosave.usualPlace(System.getenv(), System.getProperty("user.home"));
        autosave = Optional.of(new Autosave(session, states, beginning.environment(), keeping));
        beginning.request().ifPresent(session.files()::open);
        // What the window looks like elsewhere can wait until it is seen.
        window.showScheduleFirst(() -> stage.getIcons().setAll(icons()));
        window.keepBy(autosave.get());
        window.tellOf(faults);
        if (beginning.isForAMoment()) {
            closeSoon();
        }
    }

    private static void closeSoon() {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames == FRAMES_OF_A_MOMENT) {
                    Platform.exit();
                }
            }
        }.start();
    }

    private static List<Image> icons() {
        return IntStream.of(ICON_SIZES)
                .mapToObj(size -> new Image(SchedScopeApp.class.getResourceAsStream("/assets/icons/schedscope-" + size + ".png"))).toList();
    }

    @Override
    public void stop() {
        beginning.end();
        autosave.ifPresent(Autosave::end);
        keeping.shutdown();
        try {
            keeping.awaitTermination(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
