package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.testfx.matcher.control.LabeledMatchers.hasText;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Figures;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.ContextMenus;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.metrics.UserRow;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.TaskState;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What the window keeps to, whatever is open in it; every question is answered at once. */
@ExtendWith(FreshStage.class)
class WindowHabitsTest {
    private Session session;
    private Playhead playhead;
    private Stage stage;

    @TempDir
    Path folder;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        Path results = Path.of("target", "experiments");
        session = new Session(
                FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE),
                new EngineSimulator(), results, new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
        playhead = session.playhead();
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    private static List<String> texts(Stream<? extends Node> nodes) {
        return nodes.map(node -> ((Labeled) node).getText()).toList();
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Labeled.class).getText();
    }

    @Test
    void arrowsMoveThroughTimeAfterAClickOnATab(FxRobot robot) {
        TabPane tabs = robot.lookup("#tabs").queryAs(TabPane.class);
        robot.interact(() -> playhead.seekTick(60));
        robot.clickOn(robot.from(tabs).lookup(hasText("Compare")).queryLabeled());
        int chosen = tabs.getSelectionModel().getSelectedIndex();
        assertTrue(tabs.isFocused());
        int position = playhead.position();
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.LEFT);
        assertEquals(position + 1, playhead.position());
        robot.type(KeyCode.END);
        assertTrue(playhead.isAtEnd());
        assertEquals(chosen, tabs.getSelectionModel().getSelectedIndex());
        robot.type(KeyCode.UP);
        assertEquals(chosen - 1, tabs.getSelectionModel().getSelectedIndex(), "tabs have keys left");
        robot.type(KeyCode.HOME);
        assertEquals(0, playhead.position());
        assertEquals(chosen - 1, tabs.getSelectionModel().getSelectedIndex());
    }

    @Test
    void sessionsKnowTheTabInFrontByAnIdThatNoVersionChanges(FxRobot robot) {
        TabPane tabs = robot.lookup("#tabs").queryAs(TabPane.class);
        Path saved = folder.resolve("a.schedscope");
        robot.interact(() -> playhead.seekTick(60));
        robot.clickOn(robot.from(tabs).lookup(hasText("Compare")).queryLabeled());
        robot.interact(() -> session.keeper().save(saved));
        assertEquals("compare", session.keeper().state().now().view().layout().get("tab"));
        robot.clickOn(robot.from(tabs).lookup(hasText("Events")).queryLabeled());
        robot.interact(() -> session.files().open(saved));
        assertEquals("Compare", tabs.getSelectionModel().getSelectedItem().getText());
    }

    @Test
    void theTabOfASessionOfTheVersionBeforeComesToTheFront(FxRobot robot) {
        TabPane tabs = robot.lookup("#tabs").queryAs(TabPane.class);
        robot.interact(() -> session.files().open(Path.of("src/test/resources/sessions/tab-by-name-of-class.schedscope")));
        assertEquals(Optional.empty(), session.problems().get());
        assertEquals("Findings", tabs.getSelectionModel().getSelectedItem().getText());
    }

    @Test
    void oneBoxGoesToAJobATimeOrACommandFromWhereverTheFocusIs(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.G);
        robot.write("J7");
        robot.type(KeyCode.ENTER);
        assertEquals("J7", session.runs().run().index().job(session.selection().get().job().orElseThrow()).id());
        robot.push(KeyCode.CONTROL, KeyCode.G);
        robot.write("60");
        robot.type(KeyCode.DOWN, KeyCode.UP, KeyCode.ENTER);
        assertEquals(60, playhead.tick());
        robot.push(KeyCode.CONTROL, KeyCode.G);
        robot.write("+5");
        robot.type(KeyCode.ESCAPE);
        assertEquals(60, playhead.tick(), "Esc goes nowhere");
        assertTrue(session.selection().get().job().isPresent(), "and leaves the box alone");
        TextField box = robot.lookup("#go-to").queryAs(TextField.class);
        assertEquals("", box.getText());
        assertFalse(box.isFocused());
        robot.push(KeyCode.CONTROL, KeyCode.G);
        robot.write("to the start");
        robot.type(KeyCode.ENTER);
        assertEquals(0, playhead.tick());
    }

    @Test
    void elasticityOfAScheduleMadeElsewhereIsRefusedWithoutASheet(FxRobot robot) throws IOException {
        Path log = folder.resolve("run.events.ndjson");
        RunSpec run = SampleRuns.single();
        try (OutputStream out = Files.newOutputStream(log);
                EventLogWriter writer = new EventLogWriter(run.info(), new WorkloadIndex(run.workload()), run.platform(), out)) {
            Schedulers.start(run, writer).runToEnd();
        }
        robot.interact(() -> session.files().open(log));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Y);
        assertTrue(robot.lookup("#elasticity-sheet").tryQuery().isEmpty());
        assertTrue(robot.lookup("#status").<Parent>query().getChildrenUnmodifiable().stream().filter(Labeled.class::isInstance)
                .anyMatch(label -> ((Labeled) label).getText().startsWith("This schedule was not made by the simulator")));
    }

    @Test
    void escapeClosesWhatIsOnTopOnly(FxRobot robot) {
        robot.interact(() -> session.selection().selectJob(3));
        robot.clickOn("#policy");
        assertTrue(robot.lookup("#policy").queryAs(MenuButton.class).isShowing());
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#policy").queryAs(MenuButton.class).isShowing());
        assertEquals(OptionalInt.of(3), session.selection().get().job());
        robot.clickOn("#menu-file");
        assertTrue(isMenuOpen());
        robot.type(KeyCode.ESCAPE);
        assertFalse(isMenuOpen());
        assertTrue(session.selection().get().job().isPresent());
        robot.type(KeyCode.ESCAPE);
        assertTrue(session.selection().get().job().isEmpty());
    }

    private static boolean isMenuOpen() {
        return Window.getWindows().stream().anyMatch(one -> one instanceof ContextMenu && one.isShowing());
    }

    @Test
    void whatIsShowingIsToldAfterAZoomAndASize(FxRobot robot) {
        robot.interact(() -> {
            playhead.toEnd();
        });
        for (double factor : new double[] {0.25, 0.5, 3}) {
            robot.interact(() -> session.timeline().zoom(factor, 480));
            assertShowing(robot);
        }
        robot.interact(() -> stage.setWidth(1100));
        assertShowing(robot);
    }

    private void assertShowing(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        String from = Figures.whole(Math.round(session.timeline().start()));
        String to = Figures.whole(Math.round(Math.min(session.runs().run().lastTick(), session.timeline().end())));
        String told = text(robot, "#schedule-showing");
        assertTrue(told.contains(from + "–" + to + " "), told + " is not " + from + "–" + to);
    }

    @Test
    void theCardUnderThePointerGoesWithTheNextKey(FxRobot robot) {
        robot.interact(playhead::toEnd);
        Node lanes = robot.lookup("#schedule").query();
        robot.moveTo(lanes).moveBy(3, -60);
        assertTrue(overlay(lanes).isVisible());
        robot.type(KeyCode.J);
        assertFalse(overlay(lanes).isVisible());
        robot.moveBy(4, 0);
        assertTrue(overlay(lanes).isVisible());
    }

    private void awaitFacts() throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> session.snapshot().get().areOf(session.runs().run(), playhead.position()));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Node overlay(Node lanes) {
        return ((Parent) lanes).getChildrenUnmodifiable().get(1);
    }

    @Test
    void aSelectedUserIsInspected(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            playhead.toEnd();
            session.selection().selectUser(session.snapshot().get().report().users().get(1).user());
        });
        awaitFacts();
        List<String> told = texts(robot.lookup("#inspector .fact-value").queryAll().stream());
        UserRow row = session.snapshot().get().report().users().get(1);
        assertEquals(List.of(Figures.whole(row.jobs()), Figures.whole(row.violated())), told.subList(0, 2));
        assertTrue(robot.lookup(hasText(row.user())).tryQuery().isPresent());
        assertTrue(robot.lookup(hasText("Nothing selected")).tryQuery().isEmpty());
    }

    @Test
    void differencesAreToldOnlyBesideAnotherRun(FxRobot robot) {
        robot.interact(() -> {
            playhead.seekTick(60);
            session.runs().fork(ForkSpec.at(60).withPolicy("srtf"));
            session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
        });
        assertEquals(ColourBy.SHIFT, session.colours().byProperty().get());
        robot.interact(() -> session.files().openSample("graham-1969.workload.json"));
        assertNotEquals(ColourBy.SHIFT, session.colours().byProperty().get());
        robot.interact(() -> session.runs().show(session.runs().kept().get(0)));
        assertEquals(ColourBy.SHIFT, session.colours().byProperty().get());
        robot.interact(() -> session.runs().close(session.runs().kept().get(1)));
        assertNotEquals(ColourBy.SHIFT, session.colours().byProperty().get());
    }

    @Test
    void theFirstClickOnAHeadPutsTheLargestFirst(FxRobot robot) throws TimeoutException {
        robot.interact(playhead::toEnd);
        awaitFacts();
        TableView<Integer> jobs = robot.lookup("#jobs").queryTableView();
        List<Double> seen = new ArrayList<>();
        for (int click = 0; click < 4; click++) {
            seen.add(session.snapshot().get().slr(jobs.getItems().get(0)));
            robot.clickOn(robot.from(jobs).lookup(".column-header .label").lookup(hasText("SLR")).queryLabeled());
            WaitForAsyncUtils.waitForFxEvents();
        }
        List<Double> all = IntStream.range(0, 40).mapToObj(session.snapshot().get()::slr).sorted().toList();
        assertEquals(List.of(session.snapshot().get().slr(0), all.get(39), all.get(0), session.snapshot().get().slr(0)), seen);
    }

    @Test
    void datedStepsAreWhole(FxRobot robot) throws Exception {
        Path late = folder.resolve("late.workload.json");
        Files.writeString(late, "{\"jobs\": [{\"id\": \"only\", \"arrival\": 43951234, \"tasks\": [{\"id\": \"T1\", \"exec\": 3}]}]}");
        robot.interact(() -> {
            session.files().open(late);
            playhead.toEnd();
            session.selection().selectTask(0);
        });
        awaitFacts();
        robot.interact(() -> stage.getScene().getRoot().layout());
        Set<Text> ticks = robot.lookup(".step-tick .text").queryAllAs(Text.class);
        assertFalse(ticks.isEmpty());
        ticks.forEach(tick -> assertTrue(tick.getText().startsWith("43\u2009951"), tick.getText()));
    }

    @Test
    void namesInTheToolBarAreWholeWhereThereIsRoom(FxRobot robot) throws Exception {
        Path named = folder.resolve("named.workload.json");
        Files.writeString(named,
                "{\"name\": \"NASA-iPSC-1993-3.1-cln, cleaned\", \"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3}]}]}");
        robot.interact(() -> {
            session.files().open(named);
            stage.setWidth(1250);
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("NASA-iPSC-1993-3.1-cln, cleaned", robot.lookup("#workload .name .text").queryAs(Text.class).getText());
        robot.interact(() -> stage.setWidth(800));
        WaitForAsyncUtils.waitForFxEvents();
        Node fork = robot.lookup("#fork").query();
        assertTrue(fork.localToScene(fork.getBoundsInLocal()).getMaxX() <= 800);
    }

    @Test
    void startHereGoesForGoodOnceAnythingIsOpened(FxRobot robot) {
        assertTrue(robot.lookup("#start-here").query().isVisible());
        robot.interact(() -> session.files().openSample("graham-1969.workload.json"));
        assertFalse(robot.lookup("#start-here").query().isVisible());
        assertFalse(session.settings().startHereProperty().get());
    }

    @Test
    void aScheduleThatWasReadOpensAtItsEndWithItsFindings(FxRobot robot) throws Exception {
        Path file = folder.resolve("elsewhere.csv");
        Files.writeString(file, "job,task,cluster,start,finish,cores\nA,a,X,0,4,1\nB,b,X,2,5,1\nB,c,X,7,9,2\n");
        robot.interact(() -> session.files().openSchedule(file));
        assertTrue(playhead.isAtEnd());
        assertEquals("Findings", robot.lookup("#tabs").queryAs(TabPane.class).getSelectionModel().getSelectedItem().getText());
    }

    @Test
    void aTravelThatMeetsNoBreakpointSaysSo(FxRobot robot) {
        robot.interact(() -> session.breakpoints().add("time >= 20"));
        robot.type(KeyCode.F8);
        assertEquals(20, playhead.tick());
        robot.type(KeyCode.F8);
        assertTrue(playhead.isAtEnd());
        assertTrue(robot.lookup(hasText("No later breakpoint is met: moved to the end")).tryQuery().isPresent());
    }

    @Test
    void whatIsTypedInTheForkSheetTakesThePlaceOfWhatStandsThereAndWrongFieldsAreMarked(FxRobot robot) {
        robot.interact(() -> playhead.seekTick(60));
        robot.push(KeyCode.CONTROL, KeyCode.K);
        ComboBox<?> policy = robot.lookup("#fork-sheet #field-policy").queryComboBox();
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(policy.getEditor());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(policy.getEditor().getText(), policy.getEditor().getSelectedText());
        TextInputControl out = robot.lookup("#fork-sheet #fork-out-C1").queryTextInputControl();
        TextInputControl until = robot.lookup("#fork-sheet #fork-until-C1").queryTextInputControl();
        robot.interact(() -> {
            out.setText("2");
            until.setText("1d");
        });
        assertTrue(until.getStyleClass().contains("wrong"));
        assertFalse(out.getStyleClass().contains("wrong"));
        robot.interact(() -> until.setText("90"));
        assertFalse(until.getStyleClass().contains("wrong"));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void aSeedThatIsNoneIsMarkedAndToldInTheWordsOfTheSettingsAndOneThatIsRuns(FxRobot robot) {
        TextField seed = robot.lookup("#seed").queryAs(TextField.class);
        robot.clickOn(seed).push(KeyCode.CONTROL, KeyCode.A).write("9x").type(KeyCode.ENTER);
        assertTrue(seed.getStyleClass().contains("wrong"));
        assertEquals("seed cannot be '9x'; it must be a whole number, such as 1", seed.getAccessibleHelp());
        assertEquals(1, session.runs().run().setup().choices().seed());
        robot.type(KeyCode.BACK_SPACE);
        assertFalse(seed.getStyleClass().contains("wrong"), "until it is entered");
        assertNull(seed.getAccessibleHelp());
        robot.type(KeyCode.ENTER);
        assertEquals(9, session.runs().run().setup().choices().seed());
    }

    @Test
    void tabsNameTheWorkloadWhereTheyDiffer(FxRobot robot) {
        robot.interact(() -> {
            playhead.seekTick(60);
            session.runs().fork(ForkSpec.at(60).withPolicy("srtf"));
        });
        assertEquals(List.of("Run 1: p-slr", "Run 2: srtf from 60"),
                texts(robot.lookup(".run-tab .toggle-button").queryAllAs(ToggleButton.class).stream()));
        robot.interact(() -> session.files().openSample("graham-1969.workload.json"));
        String first = session.runs().kept().get(0).workload().name();
        String graham = session.runs().run().workload().name();
        assertEquals(List.of("Run 1: " + first + " · p-slr", "Run 2: " + first + " · srtf from 60", "Run 3: " + graham + " · p-slr"),
                texts(robot.lookup(".run-tab .toggle-button").queryAllAs(ToggleButton.class).stream()));
    }

    @Test
    void theMenuOfATabClosesTheOtherRuns(FxRobot robot) {
        robot.interact(() -> session.runs().fork(ForkSpec.at(60).withPolicy("srtf")));
        OpenRun second = session.runs().run();
        ContextMenu menu = ContextMenus.of(robot, robot.lookup("#run-tab-2").query(), "run-tab-menu");
        robot.interact(() -> menu.getItems().get(1).fire());
        assertEquals(1, session.runs().kept().size());
        assertTrue(session.runs().run().isSameRunAs(second));
    }

    @Test
    void ofATaskThatWaitsTheInspectorAsksWhyItHasNotStarted(FxRobot robot) throws TimeoutException {
        robot.interact(() -> playhead.seekTick(60));
        awaitFacts();
        int queued = IntStream.range(0, session.runs().run().index().taskCount())
                .filter(task -> session.snapshot().get().states().task(task) == TaskState.QUEUED).findFirst().orElseThrow();
        robot.interact(() -> session.selection().selectTask(queued));
        awaitFacts();
        assertTrue(robot.lookup("Why has it not started?").tryQuery().isPresent());
        assertTrue(robot.lookup("Why did it start then?").tryQuery().isEmpty());
        robot.interact(playhead::toEnd);
        awaitFacts();
        assertTrue(robot.lookup("Why did it start then?").tryQuery().isPresent());
    }

    @Test
    void aMenuOfRowsClosesWithTheRunThatItIsOf(FxRobot robot) {
        robot.interact(() -> session.selection().selectUser("/cs/ada"));
        ContextMenus.of(robot, robot.lookup("#jobs").query(), "row-menu");
        robot.interact(() -> session.files().openSample("graham-1969.workload.json"));
        assertTrue(ContextMenus.open("row-menu").isEmpty());
    }
}
