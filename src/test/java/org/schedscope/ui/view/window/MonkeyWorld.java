package org.schedscope.ui.view.window;

import com.sun.javafx.tk.Toolkit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.scene.control.Tooltip;
import javafx.stage.Modality;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;

/**
 * The whole window over a session whose workers are one queue and whose clock is a number: what they do, and when, follows from the seed.
 * Sweeps of experiments are never run: they take hours.
 */
public final class MonkeyWorld {
    private static final Path DATA = Path.of(System.getProperty("schedscope.data", "../shared/data"));
    /** Real logs that are simulated in a moment. */
    private static final List<String> LOGS = List.of("swf/NASA-iPSC-1993-3-first228.swf", "swf/accasim-25jobs.swf", "dax/Montage_25.xml");
    /** Some 60,000 jobs, simulated in seconds. */
    private static final String LARGE = "swf/SDSC-SP2-1998-4.2-cln.swf.gz";
    private static final long FRAME = 16_000_000;
    private static final int MOST_TASKS = 100;

    public final Session session;
    final MainWindow window;
    public final Stage stage;
    public final List<Throwable> thrown = new ArrayList<>();
    /** File choosers asked for so far. */
    public int choosers;
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final SplittableRandom random;
    private final List<String> samples;
    private final List<Path> logs;
    private long nanos;

    /** @param real whether real logs are opened, too, where they are at hand: what follows from a seed is another thing then */
    public MonkeyWorld(Stage stage, SplittableRandom random, boolean real) throws InputException {
        this.stage = stage;
        this.random = random;
        FxFonts.register();
        Path results = Path.of("target", "experiments");
        samples = Samples.names();
        logs = real ? Stream.concat(LOGS.stream(), Stream.of(LARGE)).map(DATA::resolve).filter(Files::exists).toList() : List.of();
        Executor later = work::add;
        Executor never = task -> {};
        RunSetup sample = FileLoader.workload(RunSource.sample(samples.get(0)), Optional.empty(), ReadWatch.NONE);
        session = new Session(sample.under(Schedulers.DEFAULT), new EngineSimulator(), results, new Settings(settings()),
                new Environment(later, later, later, later, never, never, () -> nanos));
        window = new MainWindow(session, stage);
        stage.show();
        settle();
    }

    /** Pictures that are taken go where nobody minds them. */
    private static TestRuns.Memory settings() {
        TestRuns.Memory settings = new TestRuns.Memory();
        try {
            Path pictures = Files.createTempDirectory(Files.createDirectories(Path.of("target")).toAbsolutePath(), "pictures");
            settings.put("picture", String.join("\n", "pdf", "170", "8", "300", "true", pictures.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return settings;
    }

    /** Another workload, of the program or of the world. */
    public String open() {
        int which = random.nextInt(samples.size() + logs.size());
        if (which < samples.size()) {
            session.files().openSample(samples.get(which));
            return "open " + samples.get(which);
        }
        session.files().open(logs.get(which - samples.size()));
        return "open " + logs.get(which - samples.size());
    }

    /** Time passes; workers get as far as chance has it. */
    public void pass() {
        nanos += FRAME * (1 + random.nextInt(20));
        for (int steps = random.nextInt(8); steps > 0 && !work.isEmpty(); steps--) {
            run(work.poll());
        }
        run(() -> window.pulse(nanos));
    }

    /** Workers do what they have to do. Some of it waits for the clock, and asks again until that has gone on. */
    public void answer() {
        for (int i = 0; i < 2; i++) {
            for (int tasks = 0; tasks < MOST_TASKS && !work.isEmpty(); tasks++) {
                run(work.poll());
                nanos += FRAME / 4;
            }
            nanos += FRAME * 10;
            run(() -> window.pulse(nanos));
        }
    }

    /** The same, and all that changed is styled and laid out, as the toolkit does it in every frame. */
    public void settle() {
        answer();
        run(Toolkit.getToolkit()::firePulse);
    }

    /** Does something and keeps what it throws. */
    public void run(Runnable what) {
        try {
            what.run();
        } catch (RuntimeException | Error broken) {
            caught(broken);
        }
    }

    /** The toolkit of tests has no file chooser: who asks for one has been answered. */
    public void caught(Throwable broken) {
        boolean chooser = broken instanceof UnsupportedOperationException && Stream.of(broken.getStackTrace())
                .anyMatch(line -> line.getMethodName().startsWith("staticCommonDialogs"));
        if (!chooser) {
            thrown.add(broken);
        } else {
            choosers++;
        }
    }

    /** Where events get to: in a sheet if one is open, else anywhere. */
    public List<Window> open(boolean popups) {
        List<Window> open = Window.getWindows().stream().filter(Window::isShowing).filter(each -> each.getScene() != null).toList();
        List<Window> menus = open.stream().filter(PopupWindow.class::isInstance)
                .filter(each -> !(each instanceof Tooltip)).toList();
        if (popups && !menus.isEmpty()) {
            return menus;
        }
        List<Stage> stages = open.stream().filter(Stage.class::isInstance).map(Stage.class::cast).toList();
        List<Window> sheets = new ArrayList<>(stages.stream().filter(each -> each.getModality() != Modality.NONE).toList());
        return sheets.isEmpty() ? new ArrayList<>(stages) : sheets.subList(sheets.size() - 1, sheets.size());
    }
}
