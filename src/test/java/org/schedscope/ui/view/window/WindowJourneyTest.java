package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionFolder;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.SceneEvents;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.frame.FileDrop;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What a user does, by mouse and keyboard, on the whole window with its real threads. */
@ExtendWith(FreshStage.class)
class WindowJourneyTest {
    private static final String GOOD = "{\"jobs\": [{\"id\": \"only\", \"tasks\": [{\"id\": \"T1\", \"exec\": 3}]}]}";

    private final List<ExecutorService> workers = List.of(worker(), worker(), worker());
    private Session session;
    private Playhead playhead;
    private MainWindow window;
    private Stage stage;

    @TempDir
    Path folder;

    @Start
    void open(Stage fresh) throws IOException {
        stage = fresh;
        FxFonts.register();
        Path results = Path.of("target", "experiments");
        Environment environment = new Environment(Platform::runLater, workers.get(0), workers.get(1), workers.get(2), workers.get(2),
                workers.get(2), System::nanoTime);
        RunSetup sample = FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE);
        session = new Session(sample.under(Schedulers.DEFAULT), new EngineSimulator(), results, new Settings(new TestRuns.Memory()),
                environment);
        playhead = session.playhead();
        window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    /** Frames go on until the window is gone: what they ask of a worker that has ended is not answered. */
    private static ExecutorService worker() {
        return new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
        workers.forEach(ExecutorService::shutdownNow);
    }

    private static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void awaitRun() throws TimeoutException {
        await(() -> session.runs().run().complete());
    }

    private void awaitFacts() throws TimeoutException {
        await(() -> session.snapshot().get().areOf(session.runs().run(), playhead.position()));
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static TableView<Integer> jobs(FxRobot robot) {
        return robot.lookup("#jobs").queryTableView();
    }

    @Test
    void aForkUnderAnotherPolicyIsLaidBesideTheRunItCameFrom(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.interact(() -> playhead.seekTick(60));
        awaitFacts();
        robot.push(KeyCode.CONTROL, KeyCode.K);
        await(() -> robot.lookup("#fork-take").tryQuery().isPresent());
        assertTrue(robot.lookup("#fork-take").query().isDisabled());
        assertEquals("No changes yet.", text(robot, "#fork-complaint"));
        robot.interact(() -> robot.lookup("#field-policy").<String>queryComboBox().setValue("fifo-job"));
        robot.clickOn("#fork-take");
        await(() -> session.runs().kept().size() == 2 && session.answers().compare().get().isPresent());
        assertEquals(60, playhead.tick());
        assertEquals("fifo-job", session.runs().run().spec().policy());
        assertTrue(robot.lookup("#run-tabs").query().isVisible());
        robot.push(KeyCode.N);
        await(() -> playhead.tick() > 60);
        assertEquals(session.answers().compare().get().orElseThrow().shift().divergenceAfter(60).orElseThrow(), playhead.tick());
        OpenRun child = session.runs().run();
        robot.clickOn("#run-tab-1");
        await(() -> !session.runs().run().isSameRunAs(child));
        assertEquals("p-slr", session.runs().run().spec().policy());
        robot.clickOn("#run-close-2");
        await(() -> session.runs().kept().size() == 1);
        assertFalse(robot.lookup("#run-tabs").query().isVisible());
    }

    @Test
    void anEditedWorkloadIsToldAsEditedAndNotClaimedOnACommandLine(FxRobot robot) throws TimeoutException {
        awaitRun();
        String name = session.runs().run().workload().name();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
        await(() -> robot.lookup("#workload-sheet").tryQuery().isPresent());
        robot.clickOn("#edit-duplicate-job");
        robot.clickOn("#edit-take");
        await(() -> session.runs().run().setup().edits().workload() && session.runs().run().complete());
        assertTrue(robot.lookup("#workload").<MenuButton>query().getAccessibleText().contains(name + " (edited)"));
        assertTrue(stage.getTitle().startsWith(name + " (edited)"));
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "before")));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        robot.interact(() -> assertEquals("before", Clipboard.getSystemClipboard().getString()));
        robot.clickOn("#run-tab-1");
        await(() -> !session.runs().run().setup().edits().any());
        assertEquals(name, session.runs().run().workload().name(), "the run that was open has its tab still");
    }

    @Test
    void aSavedSessionOpensToWhatWasThere(FxRobot robot) throws TimeoutException {
        awaitRun();
        Path file = folder.resolve("week.schedscope");
        robot.interact(() -> {
            session.runs().fork(ForkSpec.at(60).withPolicy("fifo-job"));
            session.breakpoints().add("time >= 70");
        });
        await(() -> session.runs().kept().size() == 2 && session.runs().run().complete());
        robot.interact(() -> {
            playhead.seekTick(64);
            session.selection().selectJob(3);
            session.settings().themeProperty().set(Theme.DARK);
            robot.lookup("#tabs").queryAs(TabPane.class).getSelectionModel().select(2);
            session.keeper().save(file);
        });
        await(() -> Files.exists(file) && session.exports().work().isEmpty());
        robot.interact(() -> playhead.seekTick(66));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(() -> session.exports().work().isEmpty()
                && SessionFile.read(InputFile.of(file), Limits.DEFAULT).view().tick() == 66);
        SavedSession saved = state(robot);
        robot.interact(() -> {
            session.files().openSample("graham-1969.workload.json");
            session.settings().themeProperty().set(Theme.LIGHT);
        });
        await(() -> !session.runs().run().workload().name().equals(saved.runs().get(0).setup().loaded().workload().name()));
        robot.interact(() -> session.files().open(file));
        await(() -> session.runs().kept().size() == 5 && session.runs().kept().stream().allMatch(OpenRun::complete)
                && playhead.tick() == 66);
        assertTrue(robot.lookup("#run-tabs").query().isVisible());
        assertEquals(2, robot.lookup("#tabs").queryAs(TabPane.class).getSelectionModel().getSelectedIndex());
        SavedSession all = state(robot);
        assertEquals(saved.view().marked(), all.view().marked());
        assertEquals(saved.view().breakpoints(), all.view().breakpoints());
        assertEquals(Theme.DARK, session.settings().themeProperty().get());
        assertEquals(saved.runs().stream().map(run -> run.setup().choices()).toList(),
                all.runs().subList(3, 5).stream().map(run -> run.setup().choices()).toList());
        assertEquals(Optional.of(4), session.runs().parentOf(session.runs().run()).map(session.runs()::labelOf));
    }

    @Test
    void whatACrashedWindowHadOpenIsOfferedAndRestoredByKeyboard(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        robot.interact(() -> playhead.seekTick(64));
        SavedSession before = state(robot);
        new SessionFolder(folder.resolve("left")).write(before);
        robot.interact(playhead::toStart);
        ExecutorService keeping = worker();
        Autosave autosave = new Autosave(session, folder,
                new Environment(Platform::runLater, keeping, keeping, keeping, keeping, keeping, System::nanoTime), keeping);
        robot.interact(() -> window.keepBy(autosave));
        await(() -> robot.lookup("#restore").query().isVisible());
        assertFalse(robot.lookup("#restore-take").query().isFocused(), "the space bar plays until it is asked for more");
        robot.interact(() -> robot.lookup("#restore-take").query().requestFocus());
        robot.type(KeyCode.SPACE);
        await(() -> playhead.tick() == 64);
        assertFalse(robot.lookup("#restore").query().isVisible());
        await(() -> !Files.exists(folder.resolve("left")));
        robot.interact(autosave::end);
        keeping.shutdown();
    }

    private SavedSession state(FxRobot robot) {
        List<SavedSession> seen = new ArrayList<>();
        robot.interact(() -> seen.add(session.keeper().state().now()));
        return seen.get(0);
    }

    @Test
    void everyTabOpensWhicheverIsInFront(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.interact(() -> playhead.seekTick(60));
        TabPane tabs = robot.lookup("#tabs").queryAs(TabPane.class);
        for (double width : new double[] {1240, 1000}) {
            robot.interact(() -> stage.setWidth(width));
            for (int front = 0; front < tabs.getTabs().size(); front++) {
                int opened = front;
                robot.interact(() -> tabs.getSelectionModel().select(opened));
                WaitForAsyncUtils.waitForFxEvents();
                List<Node> heads = List.copyOf(robot.from(tabs).lookup(".headers-region > .tab").queryAll());
                assertEquals(tabs.getTabs().size(), heads.size());
                double shown = tabs.lookup(".headers-region").getBoundsInLocal().getWidth();
                for (Node head : heads) {
                    double middle = head.getBoundsInParent().getCenterX();
                    if (middle > 0 && middle < shown) {
                        assertTrue(isHit(head), tabs.getTabs().get(heads.indexOf(head)).getText() + " beside "
                                + tabs.getTabs().get(opened).getText() + " at " + width);
                    }
                }
            }
        }
    }

    /** Whether what is under the middle of a node is in it. */
    private static boolean isHit(Node node) {
        Point2D middle = node.localToScene(node.getBoundsInLocal().getCenterX(), node.getBoundsInLocal().getCenterY());
        AtomicReference<EventTarget> hit = new AtomicReference<>();
        EventHandler<MouseEvent> watch = event -> hit.set(event.getTarget());
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            node.getScene().addEventFilter(MouseEvent.MOUSE_MOVED, watch);
            SceneEvents.move(node.getScene(), middle.getX(), middle.getY());
            node.getScene().removeEventFilter(MouseEvent.MOUSE_MOVED, watch);
        });
        for (Node part = (Node) hit.get(); part != null; part = part.getParent()) {
            if (part == node) {
                return true;
            }
        }
        return false;
    }

    @Test
    void opensOnTheSampleAtTickZeroAndStepsForthAndBack(FxRobot robot) throws TimeoutException {
        awaitRun();
        assertEquals("0", text(robot, "#clock"));
        assertEquals(40, jobs(robot).getItems().size());
        assertTrue(robot.lookup("#start-here").query().isVisible());
        robot.clickOn("#transport-event");
        assertEquals(1, playhead.position());
        assertFalse(robot.lookup("#start-here").query().isVisible(), "once something has happened there is something to show");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.LEFT);
        assertEquals(2, playhead.position());
        robot.clickOn("#transport-instant");
        int afterInstant = playhead.position();
        assertEquals(session.runs().run().trace().positionAfter(playhead.tick()), afterInstant);
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT, KeyCode.LEFT).release(KeyCode.SHIFT);
        assertEquals(afterInstant, playhead.position());
        robot.clickOn("#transport-to-start");
        assertEquals(0, playhead.position());
    }

    @Test
    void runsToTheEndAndSaysSo(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.END);
        await(() -> playhead.isAtEnd());
        awaitFacts();
        assertTrue(robot.lookup("40 of 40 jobs finished").tryQuery().isPresent());
        robot.type(KeyCode.HOME);
        awaitFacts();
        assertTrue(robot.lookup("0 of 40 jobs finished").tryQuery().isPresent());
    }

    @Test
    void keysWalkFromTheSelectedTaskAlongItsCoreItsJobAndItsCriticalPath(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.END);
        await(() -> playhead.isAtEnd());
        robot.interact(() -> session.selection().selectJob(7));
        robot.interact(() -> session.timeline().zoom(0.02, 0));
        double scale = session.timeline().ticksPerPixel();
        robot.interact(() -> robot.lookup("#schedule").query().requestFocus());
        robot.type(KeyCode.J);
        int first = session.selection().get().task().orElseThrow();
        assertEquals(7, session.runs().run().index().jobOf(first));
        robot.press(KeyCode.CONTROL).type(KeyCode.LEFT).release(KeyCode.CONTROL);
        int earlier = session.selection().get().task().orElseThrow();
        robot.type(KeyCode.RIGHT);
        assertEquals(first, session.selection().get().task().orElseThrow(),
                "the arrow alone goes the same way while the schedule has the focus");
        assertNotEquals(first, earlier);
        robot.type(KeyCode.C);
        assertEquals(7, session.selection().get().job().orElseThrow());
        robot.type(KeyCode.W);
        assertTrue(session.taskNavigator().steps() >= 4);
        assertEquals(scale, session.timeline().ticksPerPixel(), "the zoom is the user's");
        long tick = playhead.tick();
        robot.type(KeyCode.UP);
        assertEquals(tick, playhead.tick());
    }

    @Test
    void playsUntilPaused(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.clickOn("#transport-play");
        assertTrue(playhead.isPlaying());
        await(() -> playhead.tick() >= 3);
        robot.clickOn("#transport-play");
        assertFalse(playhead.isPlaying());
        assertEquals(session.runs().run().trace().positionAfter(playhead.tick()), playhead.position());
    }

    @Test
    void scrubsAnywhereAndListsTheEventsUntilThere(FxRobot robot) throws TimeoutException {
        awaitRun();
        await(() -> session.answers().load().get().lastTick() == session.runs().run().lastTick());
        robot.clickOn("#scrubber");
        long middle = session.runs().run().lastTick() / 2;
        assertTrue(Math.abs(playhead.tick() - middle) < middle / 20, "tick " + playhead.tick());
        robot.clickOn("Events");
        assertEquals(playhead.position(), robot.lookup("#events").queryTableView().getItems().size());
        robot.press(KeyCode.SHIFT).type(KeyCode.LEFT).release(KeyCode.SHIFT);
        assertEquals(playhead.position(), robot.lookup("#events").queryTableView().getItems().size());
    }

    @Test
    void filtersJobsByUser(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.press(KeyCode.CONTROL).type(KeyCode.F).release(KeyCode.CONTROL);
        robot.write("grace");
        TableView<Integer> jobs = jobs(robot);
        assertFalse(jobs.getItems().isEmpty());
        assertTrue(jobs.getItems().stream().allMatch(job -> session.runs().run().index().job(job).user().equals("/cs/grace")));
        assertEquals(0, playhead.position(), "what is typed into the filter steps nothing");
    }

    @Test
    void aSelectedJobAndItsTaskAreExplained(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.interact(() -> playhead.toEnd());
        awaitFacts();
        robot.clickOn("J3");
        awaitFacts();
        assertTrue(session.selection().get().isJob(2));
        assertTrue(robot.lookup("Expected end").tryQuery().isPresent());
        robot.interact(() -> session.selection().selectTask(session.runs().run().index().firstTask(2) + 1));
        await(() -> robot.lookup("Why did it start then?").tryQuery().isPresent());
        assertTrue(robot.lookup("Parent T1 finished on C1").tryQuery().isPresent());
        robot.type(KeyCode.ESCAPE);
        assertTrue(session.selection().get().job().isEmpty());
    }

    @Test
    void aQueuedTaskTellsItsPlaceAndThePassesItWaitedThrough(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.interact(() -> playhead.toEnd());
        awaitFacts();
        int task = session.runs().run().index().firstTask(21);
        robot.interact(() -> session.selection().selectTask(task));
        await(() -> session.snapshot().get().queueing().filter(wait -> wait.task() == task).isPresent());
        QueueWait wait = session.snapshot().get().queueing().orElseThrow();
        assertTrue(wait.over());
        assertEquals(session.snapshot().get().story().orElseThrow().passes(), wait.passCount());
        assertTrue(wait.place() >= 1 && wait.place() <= wait.of());
        assertTrue(robot.lookup(".step-detail").queryAllAs(Label.class).stream()
                .anyMatch(line -> line.getText().startsWith("place " + wait.place() + " of " + wait.of() + "; key ")));
        assertFalse(robot.lookup("#pass-lines").query().isVisible());
        robot.interact(() -> robot.lookup("#passes").queryAs(Hyperlink.class).fire());
        assertEquals(wait.passCount(), robot.lookup("#pass-lines").queryAs(VBox.class).getChildren().size());
    }

    @Test
    void aBadFileIsExplainedWhileTheRunStaysUntilItIsMended(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        robot.clickOn("#transport-event");
        OpenRun before = session.runs().run();
        Path file = folder.resolve("mine.workload.json");
        Files.writeString(file, "{\"jobs\": [\n {\"id\": \"J1\",\n  \"tasks\": [{\"id\": \"T1\", \"exec\": 3, \"core\": 2}]}]}");
        robot.interact(() -> new FileDrop(session.files()).open(List.of(file.toFile())));
        await(() -> robot.lookup("#problems").tryQuery().isPresent());
        assertTrue(robot.lookup("mine.workload.json was not opened: 1 problem").tryQuery().isPresent());
        assertTrue(robot.lookup(".problem-sentence").queryAs(Label.class).getText().startsWith("Unknown field \"core\""));
        assertTrue(robot.lookup("\"core\"").tryQuery().isPresent(), "the spot in the file is shown");
        robot.clickOn("#problems-copy");
        robot.interact(() -> assertTrue(Clipboard.getSystemClipboard().getString().contains("mine.workload.json:3:")));
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#problems").tryQuery().isPresent());
        assertSame(before, session.runs().run());
        assertEquals(1, playhead.position());

        robot.interact(() -> session.files().open(file));
        await(() -> robot.lookup("#problems").tryQuery().isPresent());
        Files.writeString(file, GOOD);
        robot.clickOn("#problems-again");
        await(() -> session.runs().run().index().jobCount() == 1);
        assertFalse(robot.lookup("#problems").tryQuery().isPresent());
    }

    @Test
    void whatReadingRoundedIsToldAboveTheScheduleUntilDismissed(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        assertFalse(robot.lookup("#warnings").query().isVisible(), "a clean file needs no notice");
        Path file = folder.resolve("short.json");
        Files.writeString(file, "{\"name\": \"short\", \"schemaVersion\": \"1.5\", \"workflow\": {\"specification\": {\"tasks\": ["
                + "{\"name\": \"a\", \"id\": \"a\", \"parents\": [], \"children\": []}]}, "
                + "\"execution\": {\"makespanInSeconds\": 1.1, \"tasks\": [{\"id\": \"a\", \"runtimeInSeconds\": 1.1}]}}}");
        robot.interact(() -> session.files().open(file));
        await(() -> session.runs().run().index().jobCount() == 1);
        assertTrue(robot.lookup("#warnings").query().isVisible());
        assertEquals("Warning while reading short:", text(robot, "#warnings-title"));
        assertTrue(robot.lookup(".notice-lines .label").queryAllAs(Label.class).stream().anyMatch(line -> line.getText().contains("tick")));
        robot.clickOn("#warnings-all");
        assertTrue(robot.lookup(".notice-lines").query().getParent().isVisible());
        assertFalse(robot.lookup(".notice-lines .label").queryAllAs(Label.class).stream()
                .anyMatch(line -> line.getText().contains("--") || line.getText().contains("short.json")), "the window's words, no path");
        robot.clickOn("#warnings-dismiss");
        assertFalse(robot.lookup("#warnings").query().isVisible());
    }

    @Test
    void aTableThatNothingKnowsAsksWhatItDoesNotShow(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        Path file = Files.writeString(folder.resolve("unknown.csv"), "what;when;took\na;3/4/24 8:00;10\nb;5/6/24 9:00;4\n");
        robot.interact(() -> session.files().open(file));
        await(() -> robot.lookup("#table-take").tryQuery().isPresent());
        assertTrue(robot.lookup("#table-take").query().isDisabled(), "nothing shows times yet");
        assertFalse(robot.lookup("#table-dates").query().getParent().isVisible());
        robot.interact(() -> {
            choose(robot, "#table-role-1", Optional.of(Role.ARRIVAL));
            choose(robot, "#table-role-2", Optional.of(Role.EXEC));
            choose(robot, "#table-unit-2", "min");
        });
        assertTrue(robot.lookup("#table-dates").query().getParent().isVisible());
        assertEquals("\"3/4/24 8:00\" is read as 2024-03-04 08:00:00 UTC", text(robot, "#table-reading-1"));
        robot.interact(() -> choose(robot, "#table-dates", Optional.of(DateOrder.DMY)));
        assertEquals("\"3/4/24 8:00\" is read as 2024-04-03 08:00:00 UTC", text(robot, "#table-reading-1"));
        assertEquals("\"10\" is read as 600 s", text(robot, "#table-reading-2"));
        robot.clickOn("#table-take");
        await(() -> session.runs().run().index().jobCount() == 2);
        assertEquals("2024-04-03T08:00Z", session.runs().run().workload().start().orElseThrow().toString());
        robot.clickOn("#warnings-all");
        Region lines = robot.lookup(".notice-lines").queryAs(Region.class);
        await(() -> lines.getScene() != null && lines.getHeight() <= lines.getParent().getLayoutBounds().getHeight());
    }

    private static <T> void choose(FxRobot robot, String list, T choice) {
        ComboBox<T> box = robot.lookup(list).query();
        box.setValue(choice);
    }

    @Test
    void aNoticeInLargeTypeKeepsItsButtonsInSight(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        Path file = folder.resolve("with-a-name-that-is-rather-long.json");
        Files.writeString(file,
                "{\"name\": \"with-a-name-that-is-rather-long\", \"schemaVersion\": \"1.5\", \"workflow\": {\"specification\":"
                        + " {\"tasks\": ["
                        + "{\"name\": \"a\", \"id\": \"a\", \"parents\": [], \"children\": []}]}, "
                        + "\"execution\": {\"makespanInSeconds\": 1.1, \"tasks\": [{\"id\": \"a\", \"runtimeInSeconds\": 1.1}]}}}");
        robot.interact(() -> session.files().open(file));
        await(() -> session.runs().run().index().jobCount() == 1);
        robot.interact(() -> {
            session.settings().allPanelsProperty().set(true);
            session.settings().themeProperty().set(Theme.PROJECTOR);
            stage.setWidth(1000);
        });
        Node strip = robot.lookup("#warnings").query();
        await(() -> strip.getParent().getLayoutBounds().getWidth() < 500);
        Node dismiss = robot.lookup("#warnings-dismiss").query();
        double edge = strip.getParent().localToScene(strip.getParent().getLayoutBounds()).getMaxX();
        await(() -> dismiss.localToScene(dismiss.getLayoutBounds()).getMaxX() <= edge);
        robot.clickOn("#warnings-dismiss");
        assertFalse(strip.isVisible());
    }

    @Test
    void aDroppedWorkloadOpens(FxRobot robot) throws TimeoutException, IOException {
        Path file = folder.resolve("dropped.workload.json");
        Files.writeString(file, GOOD);
        robot.interact(() -> new FileDrop(session.files()).open(List.of(file.toFile())));
        await(() -> session.runs().run().index().jobCount() == 1);
        assertEquals(1, jobs(robot).getItems().size());
        assertEquals(List.of(file.toAbsolutePath()), session.settings().recentFiles());
    }

    @Test
    void copiesTheCommandLineThatReproducesTheRun(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.C).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> assertEquals(
                "schedscope simulate sample-workloads/campus-week.workload.json --policy p-slr --scheduler hierarchical --seed 1",
                Clipboard.getSystemClipboard().getString()));
    }

    @Test
    void anotherPolicyRunsAnewAndKeepsTheSelection(FxRobot robot) throws TimeoutException {
        awaitRun();
        int first = session.runs().run().number();
        robot.interact(() -> session.selection().selectJob(4));
        MenuButton menu = robot.lookup("#policy").queryAs(MenuButton.class);
        robot.interact(
                () -> menu.getItems().stream().filter(item -> "policy-fifo-job".equals(item.getId())).findFirst().orElseThrow().fire());
        await(() -> session.runs().run().number() != first && session.runs().run().complete());
        assertEquals("fifo-job", session.runs().run().setup().policy());
        assertTrue(session.selection().get().isJob(4));
        assertEquals(4, jobs(robot).getSelectionModel().getSelectedItem());
    }

    @Test
    void aParameterOfTheSchedulerRunsAnewAndIsSaidWhereItMatters(FxRobot robot) throws TimeoutException {
        awaitRun();
        int first = session.runs().run().number();
        Menu values = (Menu) robot.lookup("#policy").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "parameter-rearrangement".equals(item.getId())).findFirst().orElseThrow();
        robot.interact(() -> values.getItems().stream().filter(item -> item.getId().equals("rearrangement-easy")).findFirst().orElseThrow()
                .fire());
        await(() -> session.runs().run().number() != first && session.runs().run().complete());
        assertEquals(Map.of("rearrangement", "easy"), session.runs().run().setup().choices().parameters());
        assertTrue(ShellCommand.of(session.runs().run().setup()).endsWith(" --set rearrangement=easy"));
        assertTrue(robot.lookup("#policy").queryAs(MenuButton.class).getAccessibleText().endsWith("hierarchical · easy"));
    }

    @Test
    void changesItsLook(FxRobot robot) {
        for (Theme theme : List.of(Theme.DARK, Theme.PROJECTOR, Theme.LIGHT)) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            Region root = (Region) stage.getScene().getRoot();
            robot.interact(root::applyCss);
            int ground = new Palette(theme).of(Tone.SURFACE);
            assertEquals(Color.rgb(Colours.red(ground), Colours.green(ground), Colours.blue(ground)),
                    root.getBackground().getFills().get(0).getFill());
        }
    }

    @Test
    void theBarOfTimeFitsIntoASmallWindowWithLargeTypeAndTheScrubberStaysWhereItIs(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.interact(() -> {
            session.settings().themeProperty().set(Theme.PROJECTOR);
            stage.setWidth(1024);
        });
        Node scrubber = robot.lookup("#scrubber").query();
        await(() -> right(scrubber) <= 1024 && scrubber.getBoundsInLocal().getWidth() >= 100);
        double left = right(scrubber) - scrubber.getBoundsInLocal().getWidth();
        robot.interact(() -> playhead.toEnd());
        awaitFacts();
        assertEquals(left, right(scrubber) - scrubber.getBoundsInLocal().getWidth(), 0.5, "whatever the clock shows");
    }

    @Test
    void jobsInAnOrderThatTimeChangesStayInIt(FxRobot robot) throws TimeoutException {
        awaitRun();
        TableView<Integer> table = jobs(robot);
        robot.interact(() -> table.getSortOrder().setAll(List.of(table.getColumns().get(5))));
        for (long tick : new long[] {session.runs().run().lastTick() / 3, session.runs().run().lastTick()}) {
            robot.interact(() -> playhead.seekTick(tick));
            awaitFacts();
            PlayheadSnapshot then = session.snapshot().get();
            List<Integer> bySlr = IntStream.range(0, then.run().index().jobCount()).boxed()
                    .sorted(Comparator.comparingDouble(job -> Double.isNaN(then.slr(job)) ? 1 : -then.slr(job))).toList();
            await(() -> table.getItems().equals(bySlr));
        }
        assertEquals(session.runs().run().index().jobCount(), table.getItems().size());
    }

    private static double right(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMaxX();
    }

    @Test
    void theSheetOfTheRunRefusesWhatIsWrongRunsAnewAndIsUndone(FxRobot robot) throws TimeoutException, IOException {
        awaitRun();
        robot.press(KeyCode.CONTROL).type(KeyCode.COMMA).release(KeyCode.CONTROL);
        await(() -> robot.lookup("#run-sheet").tryQuery().isPresent());
        assertTrue(robot.lookup("#field-policy").query().isFocused(), "one can type at once");
        for (Node scroll : robot.lookup("#run-sheet .scroll-pane").queryAll()) {
            robot.interact(() -> ((ScrollPane) scroll).setVvalue(1));
        }
        robot.clickOn("#field-network");
        robot.write("ccr:");
        assertEquals("'' is not a ratio of communication to computation; write ccr:0.2, for instance", text(robot, "#complaint-network"));
        assertTrue(robot.lookup("#sheet-take").query().isDisabled());
        robot.write("1");
        assertFalse(robot.lookup("#complaint-network").query().isVisible());
        assertTrue(text(robot, "#sheet-command").endsWith(" --network ccr:1"));
        robot.interact(() -> robot.lookup("#field-rearrangement").queryComboBox().setValue("easy"));
        robot.interact(() -> robot.lookup("#field-estimate").queryComboBox().getEditor().setText("normal:100"));
        robot.clickOn("#sheet-take");
        await(() -> session.runs().run().setup().choices().network().isPresent() && session.runs().run().complete());
        assertFalse(robot.lookup("#run-sheet").tryQuery().isPresent());
        assertSameSchedule(session.runs().run());
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        await(() -> session.runs().run().setup().choices().equals(Schedulers.DEFAULT) && session.runs().run().complete());
        assertSameSchedule(session.runs().run());
    }

    /** What the copied command writes is what the window shows. */
    private void assertSameSchedule(OpenRun run) throws IOException {
        Path written = folder.resolve("out.csv");
        List<String> words = new ArrayList<>(List.of(ShellCommand.of(run.setup()).split(" ")));
        words.addAll(List.of("--schedule", written.toString()));
        StringWriter messages = new StringWriter();
        assertEquals(0, CommandLineMain.run(words.subList(1, words.size()).toArray(new String[0]), new PrintWriter(new StringWriter()),
                new PrintWriter(messages), CommandRuns.NO_WINDOW), messages::toString);
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        ScheduleCsv.write(run.trace(), shown);
        assertEquals(shown.toString(StandardCharsets.UTF_8), Files.readString(written));
    }

    @Test
    void hidingStartHereIsFinal(FxRobot robot) throws TimeoutException {
        awaitRun();
        robot.clickOn("#start-hide");
        assertFalse(robot.lookup("#start-here").query().isVisible());
        assertFalse(session.settings().startHereProperty().get());
    }

    @Test
    void theFocusDoesNotMoveToTheSpeedWhereNoStepIsLeft(FxRobot robot) {
        double speed = playhead.here().speed();
        robot.interact(() -> robot.lookup("#transport-to-end").queryButton().requestFocus());
        robot.type(KeyCode.END);
        assertTrue(robot.lookup("#transport-to-end").queryButton().isDisabled());
        robot.type(KeyCode.END, KeyCode.LEFT);
        assertEquals(speed, playhead.here().speed());
        assertFalse(robot.lookup("#speed").query().isFocused());
    }

    @Test
    void aScheduleMadeElsewhereIsOpenedSteppedAndLookedThrough(FxRobot robot) throws Exception {
        awaitRun();
        Path file = folder.resolve("elsewhere.csv");
        Files.writeString(file, "job,task,cluster,start,finish,cores\nA,a,X,0,4,1\nB,b,X,2,5,1\nB,c,X,7,9,2\n");
        robot.interact(() -> session.files().openSchedule(file));
        await(() -> session.runs().run().index().jobCount() == 2 && session.runs().run().complete());
        robot.type(KeyCode.END);
        awaitFacts();
        assertEquals(9, playhead.tick());
        assertEquals("elsewhere · elsewhere, imported", robot.lookup(".menu-row .label").queryAll().stream()
                .filter(Label.class::isInstance).map(node -> ((Label) node).getText()).filter(text -> text.contains("imported")).findFirst()
                .orElse(""));
        robot.clickOn("Findings");
        TableView<LintFinding> findings = robot.lookup("#findings").queryTableView();
        await(() -> !findings.getItems().isEmpty());
        assertEquals("idle-cores", findings.getItems().get(0).rule());
        robot.interact(() -> findings.getSelectionModel().select(0));
        await(() -> playhead.tick() == findings.getItems().get(0).tick());
        assertTrue(session.selection().get().task().isPresent());
    }
}
