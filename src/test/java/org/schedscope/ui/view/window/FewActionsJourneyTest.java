package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.metrics.UserRow;
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

/** What analysts ask most takes few actions: a key, a click, and a text typed in one go are one each, and are counted. */
@ExtendWith(FreshStage.class)
class FewActionsJourneyTest {
    private Session session;
    private Stage stage;
    private int actions;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        session = new Session(
                FileLoader.workload(RunSource.sample(Samples.names().get(0)), Optional.empty(), ReadWatch.NONE)
                        .under(Schedulers.withPolicy(Schedulers.DEFAULT, "fifo-job")),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
        session.settings().startHereProperty().set(false);
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    private void key(FxRobot robot, KeyCode... keys) {
        actions++;
        robot.press(keys).release(keys);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void type(FxRobot robot, String text) {
        actions++;
        robot.interact(() -> ((TextField) stage.getScene().getFocusOwner()).setText(text));
    }

    @Test
    void theTasksOfAnAnalystTakeAtMostHalfOfTheActionsTheyTook(FxRobot robot, @TempDir Path folder) throws Exception {
        whoSuffersMostAndWhoCausedIt(robot);
        anotherPolicyFromATickOn(robot);
        whyAJobWaited(robot);
        whereTwoPoliciesPartFirst(robot);
        aFigureForAPaper(robot, folder);
        whatIsWrongInAScheduleThatWasMadeElsewhere(robot, folder);
    }

    private void whoSuffersMostAndWhoCausedIt(FxRobot robot) {
        key(robot, KeyCode.END);
        String worst = session.snapshot().get().report().users().stream()
                .max((one, other) -> Double.compare(one.weightedTardiness(), other.weightedTardiness())).map(UserRow::user).orElseThrow();
        Hyperlink first = robot.lookup("#late-users .hyperlink").query();
        assertEquals(worst, first.getText());
        actions++;
        robot.clickOn(first);
        assertEquals(Optional.of(worst), session.selection().get().userAlone());
        assertTrue(robot.lookup("#subject .holder-bars .hyperlink").tryQuery().isPresent(), "who held the cores meanwhile");
        assertEquals(2, actions);
        actions = 0;
    }

    private void anotherPolicyFromATickOn(FxRobot robot) {
        key(robot, KeyCode.CONTROL, KeyCode.K);
        TextField words = robot.lookup("#fork-words").query();
        assertTrue(words.isFocused());
        actions++;
        robot.interact(() -> words.setText("easy from 300"));
        key(robot, KeyCode.ENTER);
        assertEquals(300, session.runs().run().forkTick().orElseThrow());
        assertEquals(3, actions);
        actions = 0;
    }

    private void whyAJobWaited(FxRobot robot) throws Exception {
        robot.interact(() -> session.playhead().toEnd());
        var index = session.runs().run().index();
        int job = IntStream.range(0, index.jobCount()).filter(number -> index.taskCountOf(number) == 1).findFirst().orElseThrow();
        key(robot, KeyCode.CONTROL, KeyCode.F);
        type(robot, index.job(job).id());
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS,
                () -> session.selection().get().isTask(index.firstTask(job)));
        assertEquals(2, actions);
        actions = 0;
    }

    private void whereTwoPoliciesPartFirst(FxRobot robot) throws Exception {
        robot.interact(() -> session.selection().clear());
        actions += 2;
        robot.interact(() -> {
            MenuButton policy = robot.lookup("#policy").query();
            policy.show();
            Menu beside = (Menu) policy.getItems().stream().filter(item -> "policy-beside".equals(item.getId())).findFirst().orElseThrow();
            MenuItem other = beside.getItems().stream().filter(item -> "beside-p-slr".equals(item.getId())).findFirst().orElseThrow();
            other.fire();
            policy.hide();
        });
        // The link goes and comes again while runs are compared.
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> {
            Optional<Hyperlink> first = robot.lookup("#first-difference").tryQuery();
            return first.isPresent() && first.map(Hyperlink::getText).equals(session.answers().compare().get()
                    .flatMap(compared -> compared.first()).map(difference -> session.times().moment(difference.tick())));
        });
        assertEquals(2, actions);
        actions = 0;
    }

    private void aFigureForAPaper(FxRobot robot, Path folder) {
        robot.interact(() -> session.playhead().toEnd());
        key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        TextField file = robot.lookup("#picture-file").query();
        assertTrue(file.isFocused() && file.getText().endsWith(".pdf"), file.getText());
        robot.interact(() -> file.setText(folder.resolve("figure.pdf").toString()));
        key(robot, KeyCode.ENTER);
        assertTrue(Files.exists(folder.resolve("figure.pdf")));
        assertEquals(2, actions, "and a zoom before");
        actions = 0;
    }

    /** A key and a name in the system's dialog, which no robot presses; also in a window that is too low for open tabs. */
    private void whatIsWrongInAScheduleThatWasMadeElsewhere(FxRobot robot, Path folder) throws Exception {
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        robot.interact(() -> stage.setHeight(700));
        Path jobs = Files.writeString(folder.resolve("jobs.csv"),
                """
                        job_id,workload_name,submission_time,requested_number_of_resources,starting_time,finish_time,execution_time,allocated_resources
                        1,w0,0,2,0,50,50,0-1
                        2,w0,5,2,40,70,30,1-2
                        """
                        .replaceAll("(?m)^ +", ""));
        robot.interact(() -> session.files().open(jobs));
        TableView<?> findings = robot.lookup("#findings").query();
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> !findings.getItems().isEmpty());
        assertTrue(findings.isVisible(), "its findings are not folded away");
        assertEquals(70, session.playhead().tick(), "a whole schedule opens at its end");
    }
}
