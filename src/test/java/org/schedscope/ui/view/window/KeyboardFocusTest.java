package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioMenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

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
                new RunSetup(FileLoader.workload(RunSource.sample("campus-week.workload.json"), Optional.empty(), ReadWatch.NONE),
                        RunChoices.DEFAULT),
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
        robot.interact(() -> ((RadioMenuItem) panel("panel-jobs").getItems().get(PanelPlaces.At.APART.ordinal())).fire());
        walk(robot, "#jobs", 2);
    }

    /** Where the menu offers to put a panel. */
    private Menu panel(String id) {
        MenuBar bar = (MenuBar) stage.getScene().lookup(".menu-bar");
        return (Menu) bar.getMenus().stream().flatMap(menu -> menu.getItems().stream()).filter(Menu.class::isInstance)
                .flatMap(menu -> ((Menu) menu).getItems().stream()).filter(item -> id.equals(item.getId())).findFirst().orElseThrow();
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
