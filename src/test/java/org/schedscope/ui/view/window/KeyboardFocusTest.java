package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Whoever has a keyboard only sees where it is, and whoever sees nothing hears what it is. */
@ExtendWith(FreshStage.class)
class KeyboardFocusTest {
    private Stage stage;
    private Session session;
    private MainWindow main;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        session = new Session(
                FileLoader.workload(RunSource.sample("campus-week.workload.json"), Optional.empty(), ReadWatch.NONE),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
        main = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        main.show();
        session.playhead().seekTick(300);
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    @Test
    void theScheduleSaysWhatIsSelectedInIt(FxRobot robot) {
        String before = robot.lookup("#schedule").query().getAccessibleText();
        int task = session.runs().run().trace().pieces().task(0);
        robot.interact(() -> session.selection().selectTask(task));
        String after = robot.lookup("#schedule").query().getAccessibleText();
        assertTrue(after.startsWith(before) && after.contains(session.runs().run().index().label(task)), after);
    }

    @Test
    void theTabKeyGoesThroughAllControlsAndEachShowsItAndSaysWhatItIs(FxRobot robot) {
        FocusWalk walk = new FocusWalk(robot, stage.getScene());
        assertTrue(walk.isRound() && walk.stops() > 30, walk.toString());
        assertEquals(List.of(), walk.wrong(), walk.stops() + " stops");
    }

    private static Scene other(String id) {
        return Window.getWindows().stream().filter(Window::isShowing).map(Window::getScene).filter(scene -> scene.lookup(id) != null)
                .findFirst().orElseThrow(() -> new AssertionError("no window has " + id));
    }

    /** Has a second window in front, goes round in it, and closes it. */
    private static void walk(FxRobot robot, String id, int least) {
        Scene scene = other(id);
        robot.interact(() -> scene.getWindow().requestFocus());
        FocusWalk walk = new FocusWalk(robot, scene);
        assertTrue(walk.isRound() && walk.stops() >= least, id + ": " + walk);
        assertEquals(List.of(), walk.wrong(), id + ": " + walk.stops() + " stops");
        robot.interact(() -> scene.getWindow().hide());
    }

    @Test
    void theTabKeyGoesRoundInEverySecondWindow(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        robot.interact(() -> main.commands().get("lesson-lecturer").run());
        walk(robot, "#lecturer", 6);
        robot.interact(() -> main.commands().get("experiments").run());
        walk(robot, ".experiments-bar", 3);
        robot.interact(() -> main.commands().get("help").run());
        walk(robot, "#help-pages", 3);
        robot.interact(() -> ((RadioMenuItem) panel("panel-jobs").getItems().get(PanelHost.At.APART.ordinal())).fire());
        walk(robot, "#jobs", 2);
    }

    /** Where the menu offers to put a panel. */
    private Menu panel(String id) {
        MenuBar bar = (MenuBar) stage.getScene().lookup(".menu-bar");
        return (Menu) bar.getMenus().stream().flatMap(menu -> menu.getItems().stream()).filter(Menu.class::isInstance)
                .flatMap(menu -> ((Menu) menu).getItems().stream()).filter(item -> id.equals(item.getId())).findFirst().orElseThrow();
    }

    private void stepsByKeys(FxRobot robot, String after) {
        WaitForAsyncUtils.waitForFxEvents();
        robot.type(KeyCode.HOME);
        assertEquals(0, session.playhead().position(), after);
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.LEFT);
        assertEquals(1, session.playhead().position(), after);
        robot.type(KeyCode.END);
        assertTrue(session.playhead().isAtEnd(), after);
    }

    @Test
    void keysStepThroughTimeAfterWhatHadTheFocusIsGone(FxRobot robot, @TempDir Path folder) throws IOException {
        stepsByKeys(robot, "the button of the next event cannot be pressed at the end");
        robot.interact(() -> session.playhead().toStart());
        Path graham = Path.of("sample-workloads", "graham-1969.workload.json");
        robot.interact(() -> {
            stage.getScene().lookup("#start-open").requestFocus();
            session.files().open(graham);
        });
        stepsByKeys(robot, "Open");
        Path faulty = Files.writeString(folder.resolve("faulty.json"), "{");
        robot.interact(() -> session.files().open(faulty));
        robot.interact(() -> stage.getScene().lookup("#problems-again").requestFocus());
        robot.type(KeyCode.ESCAPE);
        stepsByKeys(robot, "Problems");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        robot.type(KeyCode.ENTER, KeyCode.ESCAPE);
        stepsByKeys(robot, "Beat it");
        robot.interact(() -> main.commands().get("edit-live").run());
        robot.type(KeyCode.ESCAPE);
        stepsByKeys(robot, "Edit live");
    }

    @Test
    void theTabKeyGoesRoundWhereALessonIsMade(FxRobot robot) {
        robot.interact(() -> {
            main.commands().get("lesson-make").run();
            ((Button) stage.getScene().lookup("#make-add")).fire();
        });
        FocusWalk walk = new FocusWalk(robot, stage.getScene());
        assertTrue(walk.isRound() && walk.toString().contains("make-story") && walk.toString().contains("make-notes"), walk.toString());
        assertEquals(List.of(), walk.wrong());
    }
}
