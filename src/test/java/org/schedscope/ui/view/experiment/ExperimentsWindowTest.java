package org.schedscope.ui.view.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.experiment.Experiments;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What a user does with an experiment, from its definition to the run behind a point, with the window's real threads. */
@ExtendWith(FreshStage.class)
class ExperimentsWindowTest {
    private static final String DEFINITION = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "flows", "workloads": [{"profile": "mows", "set": {"workflows": 4, "node": 6}}], "seeds": [1, 2],
               "settings": {"interval": [50, 500]}, "policies": ["owm", "mows"],
               "figures": ["boxes:meanSlr", "lines:meanSlr:interval"]}]}
            """;

    private final List<ExecutorService> workers = IntStream.range(0, 4).<ExecutorService>mapToObj(each -> new ThreadPoolExecutor(1, 1, 0,
            TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy())).toList();
    private Session session;
    private Experiments experiments;
    private Stage stage;

    @TempDir
    Path folder;

    @Start
    void open(Stage fresh) throws IOException {
        stage = fresh;
        FxFonts.register();
        Path results = folder.resolve("bundled");
        Environment environment = new Environment(Platform::runLater, workers.get(0), workers.get(1), workers.get(2), workers.get(3),
                workers.get(3), System::nanoTime);
        session = new Session(
                FileLoader.workload(RunSource.sample("graham-1969.workload.json"), Optional.empty(), ReadWatch.NONE),
                new EngineSimulator(), results, new Settings(new TestRuns.Memory()), environment);
        experiments = session.experiments();
        new MainWindow(session, stage).show();
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

    @Test
    void theKeysOfTheMainWindowWorkInThatOfExperimentsToo(FxRobot robot) throws TimeoutException {
        await(() -> session.runs().run().complete());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
        Window experimentsWindow = robot.lookup("#experiments-new").query().getScene().getWindow();
        robot.interact(() -> robot.lookup("#experiments-new").query().requestFocus());
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT);
        assertEquals(2, session.playhead().position());
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertFalse(experimentsWindow.isShowing());
    }

    private OpenExperiment opened() {
        return experiments.now().opened().orElseThrow();
    }

    private boolean isDrawn(String id) {
        return experiments.figure().shown().drawn().filter(figure -> figure.spec().id().equals(id)).flatMap(DrawnFigure::plot)
                .isPresent();
    }

    private void openDefinition(FxRobot robot) throws IOException, TimeoutException {
        Path file = Files.writeString(folder.resolve("small.experiment.json"), DEFINITION);
        robot.interact(() -> session.files().open(file));
        await(() -> robot.lookup("#experiment-run").tryQuery().isPresent());
    }

    private void runAll(FxRobot robot) throws TimeoutException {
        robot.clickOn("#experiment-run");
        await(() -> opened().isComplete() && experiments.now().progress().isEmpty());
    }

    @Test
    void fromADefinitionToTheRunBehindAPointByKeyboard(FxRobot robot) throws Exception {
        openDefinition(robot);
        assertEquals("0 of 8 runs", robot.lookup("#experiment-state").queryAs(Label.class).getText());
        runAll(robot);
        assertEquals("8 of 8 runs", robot.lookup("#experiment-state").queryAs(Label.class).getText());
        assertTrue(robot.lookup("#experiment-run").queryButton().isDisabled());

        ListView<FigureSpec> figures = robot.lookup("#experiment-figures").queryListView();
        robot.interact(figures::requestFocus);
        robot.type(KeyCode.DOWN);
        await(() -> isDrawn("flows-lines-meanSlr-interval"));
        TableView<FigurePoint> points = robot.lookup("#experiment-points").queryTableView();
        robot.interact(points::requestFocus);
        robot.type(KeyCode.DOWN);
        assertEquals(4, points.getItems().size());
        TableView<RunResult> runs = robot.lookup("#experiment-runs").queryTableView();
        await(() -> runs.getItems().size() == 2);
        robot.type(KeyCode.ENTER);
        assertTrue(runs.isFocused());
        robot.type(KeyCode.DOWN);
        RunResult chosen = runs.getSelectionModel().getSelectedItem();
        robot.type(KeyCode.ENTER);

        await(() -> session.runs().run().setup().policy().equals("owm") && session.runs().run().complete());
        assertEquals("2", chosen.axes().get("seed"));
        assertEquals(chosen.digest(), TestRuns.digest(session.runs().run()));
    }

    @Test
    void aClickOnABoxShowsTheRunsBehindItAndADoubleClickOpensOne(FxRobot robot) throws Exception {
        openDefinition(robot);
        runAll(robot);
        await(() -> isDrawn("flows-boxes-meanSlr"));
        Node figure = robot.lookup("#experiment-figure").query();
        Bounds place = figure.localToScreen(figure.getBoundsInLocal());
        robot.clickOn(place.getMinX() + place.getWidth() * 0.75, place.getMinY() + place.getHeight() / 2);
        await(() -> experiments.figure().shown().point().isPresent());
        assertEquals("mows", experiments.figure().shown().point().orElseThrow().series());
        TableView<RunResult> runs = robot.lookup("#experiment-runs").queryTableView();
        assertEquals(4, runs.getItems().size());
        assertFalse(robot.lookup("#experiment-open-run").queryButton().isDisabled());
        robot.doubleClickOn(place.getMinX() + place.getWidth() * 0.75, place.getMinY() + place.getHeight() / 2);
        await(() -> session.runs().run().setup().policy().equals("mows") && session.runs().run().complete());
        assertEquals(runs.getItems().get(0).digest(), TestRuns.digest(session.runs().run()));
    }

    @Test
    void theOpenWorkloadIsExperimentedWithByTwoKeys(FxRobot robot) throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.X);
        await(() -> robot.lookup("#experiment-run-now").tryQuery().isPresent());
        assertEquals("fifo-job, srtf, p-slr", robot.lookup("#experiment-policies").queryAs(TextField.class).getText());
        robot.type(KeyCode.ENTER);
        await(() -> experiments.now().opened().filter(OpenExperiment::isComplete).isPresent());
        assertEquals(6, opened().results().size());
        await(() -> isDrawn("runs-bars-meanSlr-workload"));
        robot.interact(() -> new ExperimentDraft(session).run());
        await(() -> opened().folder().getParent().getFileName().toString().equals(opened().experiment().name() + "-2"));
        await(() -> opened().isComplete());
    }

    @Test
    void whatWasCancelledGoesOnAndNothingIsMadeTwice(FxRobot robot) throws Exception {
        openDefinition(robot);
        robot.interact(() -> {
            experiments.run();
            robot.lookup("#experiment-cancel").queryAs(Button.class).fire();
        });
        await(() -> experiments.now().progress().isEmpty());
        assertFalse(opened().isComplete());
        runAll(robot);
        try (Stream<String> lines = Files.lines(folder.resolve("small").resolve("results.ndjson"))) {
            assertEquals(8, lines.filter(line -> line.startsWith("{\"run\"")).distinct().count());
        }
    }

    @Test
    void aFigureOfOnesOwnIsDrawn(FxRobot robot) throws Exception {
        openDefinition(robot);
        runAll(robot);
        robot.interact(() -> robot.lookup("#figure-draw").queryAs(Button.class).fire());
        await(() -> isDrawn("flows-lines-meanSlr-interval"));
        assertTrue(robot.lookup("#experiment-caption").queryAs(Label.class).getText().contains("8 runs of the part flows"));
        assertFalse(robot.lookup("#experiments-picture").queryButton().isDisabled());
    }

    @Test
    void withoutAnExperimentNobodyIsAskedToRunOne(FxRobot robot) throws Exception {
        FigurePane[] made = new FigurePane[1];
        robot.interact(() -> made[0] = new FigurePane(session));
        FigurePane pane = made[0];
        assertEquals("Open an experiment to see its figures.", pane.nothing());
        openDefinition(robot);
        assertTrue(pane.nothing().endsWith("Click Run."), pane.nothing());
    }

    @Test
    void readyMadeDefinitionsAreInTheMenu(FxRobot robot) throws Exception {
        robot.interact(() -> {
            List<MenuItem> all = ExperimentsMenu.readyMade(session);
            ((Menu) all.get(0)).getItems().stream().filter(item -> "experiment-eet-seconds".equals(item.getId())).findFirst().orElseThrow()
                    .fire();
        });
        await(() -> robot.lookup("#experiment-run").tryQuery().isPresent());
        assertEquals("eet-seconds", opened().experiment().name());
        assertEquals(folder.resolve("bundled").resolve("eet-seconds"), opened().folder());
    }

    @Test
    void aWrongDefinitionIsToldWhereItWasOpened(FxRobot robot) throws Exception {
        openDefinition(robot);
        Path wrong = Files.writeString(folder.resolve("wrong.experiment.json"), DEFINITION.replace("\"owm\"", "\"own\""));
        robot.interact(() -> session.files().open(wrong));
        await(() -> robot.lookup("#experiment-problem").queryAs(Label.class).getText().contains("own"));
        assertEquals("small", opened().experiment().name());
    }
}
