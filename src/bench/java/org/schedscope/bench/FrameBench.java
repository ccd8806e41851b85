package org.schedscope.bench;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.RightOfWay;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SettingsStore;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.schedule.SchedulePieces;
import org.schedscope.ui.view.window.MainWindow;

/**
 * How long frames take in the whole window while something moves: milliseconds from one pulse of the toolkit to the next. A pulse waits for
 * what the toolkit's thread does in between and for the frame before to be drawn, so this is what a user sees; 16.7 is the best possible.
 * Beside it processor times, which other work on the machine hardly changes: see {@link FrameTimes}; and the most pieces of the schedule
 * that were looked at to paint a frame, which follows the pixels and not the tasks.
 *
 * <p>Arguments: a workload's file or a number of tasks to make up, and settings such as {@code rearrangement=easy}. Jobs that are made up
 * are such as a log has, and take a core each of 1,000; with {@code cores=128} they take up to 16 of so many, of forty users. With
 * {@code rounds=2} everything is done twice: the first time much of the program is not compiled yet, and the compiler takes a processor.
 */
public final class FrameBench {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    private static final int FRAMES = 120;

    private final Deque<Gesture> gestures = new ArrayDeque<>();
    private final Session session;
    private final List<Thread> workers = new CopyOnWriteArrayList<>();
    private final FrameTimes times = new FrameTimes(FRAMES, workers);
    private final Scene scene;
    private final LongSupplier pieces;
    private final int rounds;
    private FrameEvent event = new FrameEvent();
    private int frame;
    private int seed = 1;
    /** Number of the run that another one is to take the place of; not the run, which would stay in memory. */
    private int replaced;
    private boolean begun;

    /** Something done once a frame, after something has become true. */
    private record Gesture(String name, Runnable begin, BooleanSupplier ready, IntConsumer step) {
    }

    /** A frame in a recording of the JDK's flight recorder, so that its samples can be laid to gestures and to the worst frames. */
    @Name("org.schedscope.frame")
    @StackTrace(false)
    private static final class FrameEvent extends Event {
        private String gesture;
        private double work;

        void end(String name, double millis) {
            gesture = name;
            work = millis;
            commit();
        }
    }

    /** The toolkit starts an application; a main class that is one would need it on the module path. */
    public static final class InToolkit extends Application {
        @Override
        public void start(Stage stage) throws InputException {
            new FrameBench(stage, getParameters().getRaw()).begin();
        }
    }

    public static void main(String[] arguments) {
        Application.launch(InToolkit.class, arguments);
    }

    private FrameBench(Stage stage, List<String> arguments) throws InputException {
        Map<String, String> set = new HashMap<>();
        arguments.stream().skip(1).map(text -> text.split("=", 2)).forEach(pair -> set.put(pair[0], pair[1]));
        rounds = Integer.parseInt(Optional.ofNullable(set.remove("rounds")).orElse("1"));
        RunFiles files = files(arguments.get(0), Optional.ofNullable(set.remove("cores")).map(Integer::valueOf));
        RightOfWay way = new RightOfWay();
        Environment environment = new Environment(way.first(Platform::runLater), worker(), worker(), worker(), worker(), worker(),
                System::nanoTime, way);
        RunChoices choices = new RunChoices(set.getOrDefault("policy", "p-slr"), "hierarchical", 1, Optional.empty(), new TreeMap<>(set));
        choices = Schedulers.withPolicy(choices, choices.policy());
        session = new Session(new RunSetup(files, choices), new EngineSimulator(), Path.of("target", "experiments"),
                new Settings(new Forgetful()), environment);
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(WIDTH);
        stage.setHeight(HEIGHT);
        window.show();
        scene = stage.getScene();
        pieces = SchedulePieces.of(scene);
    }

    private void begin() {
        for (int i = 0; i < rounds; i++) {
            plan();
        }
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulse();
            }
        }.start();
    }

    private static RunFiles files(String what, Optional<Integer> cores) throws InputException {
        if (!what.matches("[0-9]+")) {
            return FileLoader.workload(RunSource.file(Path.of(what)), Optional.empty(), ReadWatch.NONE);
        }
        int tasks = Integer.parseInt(what);
        Workload made = cores.map(some -> BenchWorkloads.batch(tasks, some)).orElseGet(() -> BenchWorkloads.singles(tasks));
        return new RunFiles(LoadedWorkload.made(BenchWorkloads.asRead(made)), RunSource.sample("made"),
                new PlatformChoice(BenchWorkloads.oneCluster(cores.orElse(BenchWorkloads.CORES)), PlatformOrigin.EDITED), Optional.empty());
    }

    private Executor worker() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            workers.add(thread);
            return thread;
        });
    }

    private void plan() {
        Runnable nothing = () -> {
        };
        // The first run may be over before the window stands, and a short one before the next frame.
        add("while simulating", nothing, () -> true, step -> simulateAnother());
        add("first jump to the end", nothing, () -> session.runs().run().complete(), step -> {
            if (step == 0) {
                session.playhead().toEnd();
            }
        });
        add("zoom at the end", nothing, this::settled, this::zoom);
        add("pan zoomed in", () -> session.timeline().zoom(0.01, last() / 2.0), this::settled,
                step -> session.timeline().pan(step % 120 < 60 ? 15 : -15));
        add("scrub", () -> session.timeline().fit(), this::settled, this::scrub);
        add("scrub with a job selected", () -> session.selection().selectTask(session.runs().run().index().taskCount() / 2), this::settled,
                this::scrub);
        add("scrub, events listed", this::listEvents, this::settled, this::scrub);
        add("play", () -> {
            tabs().getSelectionModel().select(0);
            session.selection().clear();
            session.playhead().seekTick(last() / 3);
        }, this::settled, this::play);
        add("play zoomed in, following", () -> {
            session.playhead().pause();
            session.timeline().zoom(0.02, session.playhead().tick());
        }, this::settled, this::play);
    }

    private void add(String name, Runnable begin, BooleanSupplier ready, IntConsumer step) {
        gestures.add(new Gesture(name, begin, ready, step));
    }

    /** Has the workload run again once a run has ended, in its place; asks once, for it stays open until the other one begins. */
    private void simulateAnother() {
        OpenRun run = session.runs().run();
        if (run.complete() && run.number() != replaced) {
            replaced = run.number();
            session.runs().setSeed(++seed);
        }
    }

    private TabPane tabs() {
        return (TabPane) scene.lookup("#tabs");
    }

    /** Opens the tab of events, where the newcomer's panel stands and tabs may be folded. */
    private void listEvents() {
        session.selection().clear();
        session.settings().startHereProperty().set(false);
        ToggleButton fold = (ToggleButton) scene.lookup("#fold-tabs");
        if (fold.isSelected()) {
            fold.fire();
        }
        tabs().getTabs().stream().filter(tab -> ((View) tab.getUserData()).id().equals("events")).findFirst()
                .ifPresent(tabs().getSelectionModel()::select);
    }

    private long last() {
        return session.runs().run().lastTick();
    }

    private boolean settled() {
        return session.snapshot().get().areOf(session.runs().run(), session.playhead().position()) && session.snapshot().work().isEmpty();
    }

    private void zoom(int step) {
        session.timeline().zoom(step % 80 < 40 ? 0.85 : 1 / 0.85, last() * 0.6);
    }

    /** To and fro over the whole run, and some jumps. */
    private void scrub(int step) {
        double at = step % 40 == 39 ? (step * 0.37) % 1 : 0.5 + 0.5 * Math.sin(step / 20.0);
        session.playhead().seekTick((long) (at * last()));
    }

    private void play(int step) {
        if (step == 0) {
            session.playhead().speedProperty().set(Math.max(1, last() / 20.0));
            session.playhead().play();
        }
    }

    private void pulse() {
        if (gestures.isEmpty()) {
            Platform.exit();
            return;
        }
        Gesture gesture = gestures.peek();
        if (frame == 0) {
            if (!begun) {
                gesture.begin().run();
                begun = true;
            } else if (gesture.ready().getAsBoolean()) {
                next(gesture);
            }
            return;
        }
        times.end(frame - 1, pieces.getAsLong());
        event.end(gesture.name(), times.work(frame - 1));
        if (frame < FRAMES) {
            next(gesture);
            return;
        }
        System.out.printf(Locale.ROOT, "%-25s %s%n", gesture.name(), times);
        gestures.remove();
        frame = 0;
        begun = false;
    }

    private void next(Gesture gesture) {
        times.begin();
        event = new FrameEvent();
        event.begin();
        gesture.step().accept(frame++);
    }

    /** Settings that nobody remembers. */
    private static final class Forgetful implements SettingsStore {
        @Override
        public Optional<String> get(String key) {
            return Optional.empty();
        }

        @Override
        public void put(String key, String value) {
            // Nothing is kept.
        }
    }
}
