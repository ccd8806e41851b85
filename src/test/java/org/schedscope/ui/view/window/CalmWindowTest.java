package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
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
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What has nothing to say is out of the way, and everything stands where the user wants it. */
@ExtendWith(FreshStage.class)
class CalmWindowTest {
    private Session session;
    private Stage stage;
    private MainWindow window;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        session = new Session(
                FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
        window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    private static List<String> tabs(FxRobot robot) {
        return robot.lookup("#tabs").queryAs(TabPane.class).getTabs().stream().map(Tab::getText).toList();
    }

    @Test
    void tabsThatHaveNothingToSayOfTheRunAreNotThere(FxRobot robot) {
        assertEquals(List.of("SLR by decile", "Metrics", "Runs", "Compare", "Users", "Events", "Findings"), tabs(robot));
        RunChoices market = new RunChoices(Schedulers.DEFAULT.policy(), Schedulers.MARKET, 1, Optional.empty(),
                Schedulers.DEFAULT.parameters());
        robot.interact(() -> session.runs().choose(market));
        assertTrue(tabs(robot).contains("Auction"), tabs(robot).toString());
        robot.interact(() -> {
            TabPane pane = robot.lookup("#tabs").queryAs(TabPane.class);
            pane.getSelectionModel().select(tabs(robot).indexOf("Auction"));
            session.runs().back();
        });
        assertFalse(tabs(robot).contains("Auction"));
        assertEquals("slr", window.tabs().shown().id());
    }

    @Test
    void theQueueIsThatOfTheSelectedTaskUntilAnotherIsChosen(FxRobot robot) {
        robot.interact(() -> session.playhead().toEnd());
        var pieces = session.runs().run().trace().pieces();
        int elsewhere = IntStream.range(0, pieces.count()).filter(piece -> pieces.cluster(piece) == 2).findFirst().orElseThrow();
        robot.interact(() -> session.selection().selectTask(pieces.task(elsewhere)));
        assertEquals(OptionalInt.of(2), session.selection().get().cluster());
        robot.interact(() -> session.selection().selectCluster(1));
        robot.interact(() -> session.playhead().toStart());
        assertEquals(OptionalInt.of(1), session.selection().get().cluster());
    }

    @Test
    void panelsWithNothingInThemFoldToTheirHeads(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        ToggleButton graph = robot.lookup("#fold-graph").queryAs(ToggleButton.class);
        assertTrue(graph.isSelected(), "no job is selected");
        double folded = graph.getParent().getParent().getLayoutBounds().getHeight();
        assertTrue(folded < 40, "a head: " + folded);
        robot.interact(() -> session.selection().selectJob(3));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(graph.isSelected());
        assertTrue(graph.getParent().getParent().getLayoutBounds().getHeight() > 100);
    }

    @Test
    void breakpointsFoldWhileThereAreNoneAndOpenToBeTypedInto(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        ToggleButton fold = robot.lookup("#fold-breakpoints").queryAs(ToggleButton.class);
        TextField field = robot.lookup("#breakpoint-text").query();
        Node panel = fold.getParent().getParent();
        assertTrue(fold.isSelected() && panel.getLayoutBounds().getHeight() < 40, "a head: " + panel.getLayoutBounds().getHeight());
        assertEquals(panel.getParent().getLayoutBounds().getHeight(), panel.getBoundsInParent().getMaxY(), 3, "at the lower end");
        robot.interact(() -> window.views().named("breakpoints").focusField());
        assertTrue(!fold.isSelected() && field.isFocused(), "the key that leads there opens it");
        robot.interact(() -> robot.lookup("#jobs").query().requestFocus());
        assertTrue(fold.isSelected(), "nothing was typed");
        robot.interact(() -> session.breakpoints().add("time >= 10", 0));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(fold.isSelected(), "added elsewhere");
        assertTrue(panel.getLayoutBounds().getHeight() > 80, "its row is seen: " + panel.getLayoutBounds().getHeight());
        robot.interact(() -> session.breakpoints().remove(session.breakpoints().list().get(0)));
        assertTrue(fold.isSelected());
        robot.interact(() -> robot.lookup("#breakpoint-add").<MenuButton>query().getItems().get(0).fire());
        assertTrue(!fold.isSelected() && field.isFocused() && !field.getText().isEmpty(), "a template to fill in");
        robot.interact(() -> robot.lookup("#jobs").query().requestFocus());
        assertFalse(fold.isSelected(), "what was typed stays in sight");
    }

    @Test
    void tabsFoldToTheirHeadAndAClickOnOneOpensThem(FxRobot robot) {
        robot.interact(() -> session.settings().startHereProperty().set(false));
        WaitForAsyncUtils.waitForFxEvents();
        Node tabs = robot.lookup("#tabs").query();
        double open = tabs.getLayoutBounds().getHeight();
        assertTrue(open > 120, "a small machine has room for both: " + open);
        robot.interact(() -> robot.lookup("#fold-tabs").queryAs(ToggleButton.class).fire());
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(tabs.getLayoutBounds().getHeight() < 40, "a head: " + tabs.getLayoutBounds().getHeight());
        assertFalse(window.tabs().shown().node().isVisible());
        robot.clickOn("Metrics");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(tabs.getLayoutBounds().getHeight() > 120, "as before: " + tabs.getLayoutBounds().getHeight());
        assertEquals("metrics", window.tabs().shown().id());
        assertTrue(window.tabs().shown().node().isVisible());
    }

    @Test
    void barsOfALowWindowLeaveTheirRoomToTheSchedule(FxRobot robot) {
        Node transport = robot.lookup(".transport").query();
        double before = transport.getLayoutBounds().getHeight();
        robot.interact(() -> stage.setHeight(700));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(transport.getLayoutBounds().getHeight() < before - 8, before + " before");
        assertTrue(transport.getStyleClass().contains("compact"), "no words below its buttons");
        robot.interact(() -> stage.setHeight(780));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before, transport.getLayoutBounds().getHeight());
    }

    @Test
    void panelsAndTabsCanBeHiddenAndStandInWindowsOfTheirOwn(FxRobot robot) {
        robot.interact(() -> session.layout().restore(new TreeMap<>(Map.of("panels", "jobs=HIDDEN metrics=APART"))));
        assertFalse(tabs(robot).contains("Metrics"));
        assertTrue(robot.lookup("#jobs").tryQuery().isEmpty());
        Stage apart = Window.getWindows().stream().filter(one -> one instanceof Stage own && "Metrics".equals(own.getTitle()))
                .map(one -> (Stage) one).findFirst().orElseThrow();
        assertTrue(apart.getScene().lookup("#metrics") != null);
        assertEquals("jobs=HIDDEN metrics=APART", session.layout().now().get("panels"));
        robot.interact(apart::hide);
        assertTrue(tabs(robot).contains("Metrics"));
        robot.interact(window::resetLayout);
        assertEquals("", session.layout().now().get("panels"));
        assertTrue(robot.lookup("#jobs").tryQuery().isPresent());
    }
}
