package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** When the program starts the schedule is there first, where it stays, and then what stands around it. */
@ExtendWith(FreshStage.class)
class FirstPictureTest {
    private static final List<String> AROUND = List.of("#jobs", "#inspector", "#tabs");
    private static final long MOST_SECONDS = 30;

    private final CountDownLatch whole = new CountDownLatch(1);
    private Stage stage;
    private MainWindow window;
    private List<String> thereAtFirst;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        window = new MainWindow(new Session(
                new RunSetup(FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE),
                        RunChoices.DEFAULT),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime)), stage);
        window.showScheduleFirst(whole::countDown);
        thereAtFirst = Stream.concat(Stream.of("#schedule"), AROUND.stream()).filter(id -> stage.getScene().lookup(id) != null).toList();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    @Test
    void whatStandsAroundTheScheduleComesAfterItAndMovesNothing(FxRobot robot) throws InterruptedException {
        assertEquals(List.of("#schedule"), thereAtFirst);
        Bounds before = bounds(robot, "#schedule");
        assertTrue(whole.await(MOST_SECONDS, TimeUnit.SECONDS));
        for (String id : AROUND) {
            assertTrue(robot.lookup(id).tryQuery().isPresent(), id);
        }
        robot.interact(() -> stage.getScene().getRoot().layout());
        assertEquals(before, bounds(robot, "#schedule"));
        assertTrue(bounds(robot, "#jobs").getWidth() > 0, "the jobs have room");
    }

    @Test
    void aPlaceThatSomebodyTookMeanwhileStaysTheirs(FxRobot robot) throws InterruptedException {
        Node own = new Label("own");
        Node other = new Label("other");
        StackPane place = new StackPane(own);
        CountDownLatch filled = new CountDownLatch(1);
        robot.interact(() -> {
            LaterParts later = new LaterParts(List.of(place), filled::countDown);
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
