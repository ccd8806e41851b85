package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.lesson.Lessons;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** When the program starts the schedule is there first, where it stays, and then what stands around it. */
@ExtendWith(FreshStage.class)
class FirstPictureTest {
    private static final List<String> BARS = List.of("#menu-file", "#policy", "#schedule", "#transport-play", "#status");
    private static final List<String> AROUND = List.of("#jobs", "#inspector", "#tabs");
    private static final long MOST_SECONDS = 30;

    private final CountDownLatch whole = new CountDownLatch(1);
    private Stage stage;
    private Session session;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        session = session();
    }

    private static Session session() throws InputException {
        Executor now = Runnable::run;
        return new Session(
                FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    /** Shows the window, and before its first frame has something done and tells what is there then. */
    private List<String> thereAfter(FxRobot robot, Runnable early) {
        List<String> there = new ArrayList<>();
        robot.interact(() -> {
            new MainWindow(session, stage).showScheduleFirst(whole::countDown);
            early.run();
            stage.getScene().getRoot().applyCss();
            Stream.concat(BARS.stream(), AROUND.stream()).filter(id -> stage.getScene().lookup(id) != null).forEach(there::add);
        });
        return there;
    }

    private void press(KeyCode code, boolean shortcut) {
        Event.fireEvent(stage.getScene().getFocusOwner(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false));
    }

    @Test
    void whatStandsAroundTheScheduleComesAfterItAndMovesNothing(FxRobot robot) throws InterruptedException {
        assertEquals(BARS, thereAfter(robot, () -> {
        }));
        List<Bounds> before = BARS.stream().map(id -> bounds(robot, id)).toList();
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        for (String id : AROUND) {
            assertTrue(robot.lookup(id).tryQuery().isPresent(), id);
        }
        robot.interact(() -> stage.getScene().getRoot().layout());
        assertEquals(before, BARS.stream().map(id -> bounds(robot, id)).toList());
        assertTrue(bounds(robot, "#jobs").getWidth() > 0, "the jobs have room");
        assertEquals("transport-event", stage.getScene().getFocusOwner().getId());
    }

    @Test
    void timePassesBeforeTheRestIsThere(FxRobot robot) throws InterruptedException {
        assertEquals(BARS, thereAfter(robot, () -> {
            press(KeyCode.RIGHT, false);
            assertEquals(1, session.playhead().position());
        }));
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        robot.interact(() -> press(KeyCode.RIGHT, false));
        assertEquals(2, session.playhead().position());
        assertFalse(robot.lookup("#start-here").query().isVisible(), "who has gone a step knows how to begin");
    }

    @Test
    void whatAKeyNeedsOfTheRestIsThereAtOnce(FxRobot robot) throws InterruptedException {
        List<String> there = thereAfter(robot, () -> press(KeyCode.L, true));
        assertTrue(there.contains("#tabs"), there.toString());
        assertTrue(robot.lookup("#live-line").tryQuery().isPresent(), "what is edited stands at the left");
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        assertTrue(robot.lookup("#live-line").tryQuery().isPresent(), "and stays there");
    }

    @Test
    void anotherRunOrALessonFindsTheWindowWhole(FxRobot robot) throws InterruptedException {
        List<String> there = thereAfter(robot, () -> session.files().openLesson(Lessons.names().get(0)));
        assertTrue(there.containsAll(AROUND), there.toString());
        assertTrue(robot.lookup("#lesson").query().isVisible());
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        assertTrue(robot.lookup("#lesson").query().isVisible());
    }

    @Test
    void theRestShowsWhatHappenedBeforeItCameAsIfItHadAlwaysBeenThere(FxRobot robot) throws InterruptedException, InputException {
        thereAfter(robot, () -> happen(session));
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        List<String> late = texts(robot);
        robot.interact(stage::hide);
        session = session();
        robot.interact(() -> {
            stage = new Stage();
            new MainWindow(session, stage).show();
            happen(session);
        });
        assertEquals(texts(robot), late);
    }

    private List<String> texts(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1240);
            stage.setHeight(780);
        });
        WaitForAsyncUtils.waitForFxEvents();
        List<String> texts = new ArrayList<>();
        robot.interact(() -> stage.getScene().getRoot().lookupAll(".label").stream().filter(FirstPictureTest::isSeen)
                .map(label -> ((Label) label).getText()).sorted()
                .forEach(texts::add));
        return texts;
    }

    private static boolean isSeen(Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }

    private static void happen(Session session) {
        session.playhead().seekTick(60);
        session.selection().selectTask(session.runs().run().index().firstTask(3));
        session.colours().choose(ColourBy.JOB);
        session.settings().timesAsTicksProperty().set(true);
        session.breakpoints().add("time >= 90");
    }

    @Test
    void whatTheSettingsRememberOfTheLayoutIsToldWhatIsThereAndThenTheRest(FxRobot robot) throws InterruptedException {
        session.settings().remember("layout", "dividers.columns:0.3 0.6\ntabs-folded:true\npanels:graph=HIDDEN");
        List<String> layout = new ArrayList<>();
        thereAfter(robot, () -> layout.add(session.layout().now().get("tabs-folded")));
        robot.interact(() -> {
        });
        double[] before = robot.lookup("#columns").queryAs(SplitPane.class).getDividerPositions();
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        robot.interact(() -> layout.add(session.layout().now().get("panels")));
        assertEquals(List.of("true", "graph=HIDDEN"), layout);
        assertEquals(0.3, before[0], 0.01);
        assertArrayEquals(before, robot.lookup("#columns").queryAs(SplitPane.class).getDividerPositions(), 0.001);
        robot.interact(stage::hide);
        assertTrue(session.settings().remembered("layout").orElse("").contains("graph=HIDDEN"));
    }

    @Test
    void whoClosesTheWindowBeforeAllIsThereKeepsTheLayoutAsItWas(FxRobot robot) {
        session.settings().remember("layout", "panels:graph=HIDDEN");
        thereAfter(robot, stage::hide);
        assertEquals(Optional.of("panels:graph=HIDDEN"), session.settings().remembered("layout"));
    }

    @Test
    void aPlaceThatSomebodyTookMeanwhileStaysTheirs(FxRobot robot) throws InterruptedException {
        Node own = new Label("own");
        Node other = new Label("other");
        StackPane place = new StackPane(own);
        CountDownLatch filled = new CountDownLatch(1);
        robot.interact(() -> {
            LaterParts later = new LaterParts();
            later.takeOut(List.of(place));
            later.make(filled::countDown);
            assertFalse(place.getChildren().contains(own), "the place is empty at first");
            place.getChildren().setAll(other);
            later.follow();
        });
        assertTrue(filled.await(MOST_SECONDS, TimeUnit.SECONDS));
        robot.interact(() -> assertEquals(List.of(other), place.getChildren()));
    }

    private Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getBoundsInLocal());
    }
}
