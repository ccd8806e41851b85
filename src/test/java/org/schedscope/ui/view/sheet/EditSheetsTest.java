package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Editing a workload and a platform by mouse and keyboard: type, mend, undo, apply, go back, save. */
@ExtendWith(FreshStage.class)
class EditSheetsTest {
    @TempDir
    Path folder;

    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 1000, 760, MetricsView::new);
        session = shown.session;
    }

    private void openWorkload(FxRobot robot) {
        robot.interact(() -> WorkloadSheet.of(shown.stage, session, draft -> Optional.of(folder.resolve(draft.fileName()))).show());
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    private static String typed(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(TextField.class).getText();
    }

    /** In place of what stands there; a double click would be two clicks where the machine is slow. */
    private static void type(FxRobot robot, String id, String text) {
        robot.clickOn(id).push(KeyCode.CONTROL, KeyCode.A).write(text);
        assertEquals(text, typed(robot, id));
    }

    @Test
    void aTaskIsChangedAppliedComparedTakenBackAndSaved(FxRobot robot) throws Exception {
        OpenRun before = session.runs().run();
        openWorkload(robot);
        assertTrue(robot.lookup("#edit-take").query().isDisabled());
        robot.clickOn("#edit-filter").write("J12");
        assertEquals(1, robot.lookup("#edit-jobs").<ListView<?>>query().getItems().size());
        robot.clickOn("#edit-jobs");
        robot.interact(() -> robot.lookup("#edit-jobs").<ListView<?>>query().getSelectionModel().select(0));
        assertEquals("J12", typed(robot, "#edit-job-id"));
        robot.interact(() -> robot.lookup("#edit-tasks").<TableView<?>>query().getSelectionModel().select(0));
        String exec = typed(robot, "#edit-exec");
        type(robot, "#edit-exec", "none");
        assertEquals("Ticks: \"none\" must be a whole number (up to 13 digits)", text(robot, "#complaint-exec"));
        assertTrue(robot.lookup("#edit-take").query().isDisabled());
        assertTrue(robot.lookup("#edit-jobs").query().isDisabled(), "first what is marked");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(exec, typed(robot, "#edit-exec"));
        type(robot, "#edit-exec", "77");
        type(robot, "#edit-arrival", "3");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before.workload().jobs().get(11).arrival() + " 77", typed(robot, "#edit-arrival") + " " + typed(robot, "#edit-exec"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertEquals("3", typed(robot, "#edit-arrival"));
        robot.clickOn("#edit-take");
        OpenRun edited = session.runs().run();
        assertEquals(77, edited.workload().jobs().get(11).tasks().get(0).exec());
        assertEquals(2, session.runs().kept().size());
        assertFalse(ShellCommand.canTell(edited.setup()));
        robot.interact(() -> session.runs().show(before));
        assertFalse(session.runs().run().setup().edits().any());
        robot.interact(() -> session.runs().show(edited));
        openWorkload(robot);
        robot.clickOn("#edit-save");
        Path file = folder.resolve(edited.workload().name() + ".workload.json");
        assertEquals("Saved as " + file + ". Apply runs it. Ctrl+Z undoes here.", text(robot, "#edit-line"));
        robot.clickOn("#edit-take");
        assertTrue(ShellCommand.of(session.runs().run().setup()).contains(file.getFileName().toString()));
        assertEquals(2, session.runs().kept().size(), "what was only saved is no other run");
        assertEquals(edited.workload().jobs(),
                FileLoader.workload(RunSource.file(file), Optional.empty(), ReadWatch.NONE).loaded().workload().jobs());
    }

    @Test
    void aJobMoreIsARunBesideTheOneBeforeAtTheSameTickAndZoom(FxRobot robot) {
        OpenRun before = session.runs().run();
        robot.interact(() -> {
            session.playhead().seekTick(100);
            session.timeline().show(new TickRange(50, 150));
        });
        openWorkload(robot);
        robot.clickOn("#edit-duplicate-job");
        robot.clickOn("#edit-remove-task");
        robot.clickOn("#edit-take");
        assertEquals(101, session.runs().run().workload().jobs().size());
        assertEquals(100, session.playhead().tick());
        assertEquals(50, session.timeline().start(), 0.01);
        assertEquals(List.of(before.number(), session.runs().run().number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertEquals(100, session.runs().kept().get(0).workload().jobs().size());
    }

    @Test
    void aPlatformIsEditedAsATree(FxRobot robot) {
        robot.interact(() -> PlatformSheet.of(shown.stage, session, draft -> Optional.empty()).show());
        int lines = robot.lookup("#edit-tree").<ListView<?>>query().getItems().size();
        robot.clickOn("#edit-add-router");
        assertEquals(lines + 2, robot.lookup("#edit-tree").<ListView<?>>query().getItems().size());
        assertEquals("R1", typed(robot, "#edit-node-id"));
        assertTrue(robot.lookup("#edit-cluster-cores").query().isDisabled(), "a router has none");
        robot.clickOn("#edit-undo");
        type(robot, "#edit-cluster-cores", "0");
        assertEquals("Cores: \"cores\" is 0; it must be at least 1", text(robot, "#complaint-cluster-cores"));
        type(robot, "#edit-cluster-cores", "40");
        robot.clickOn("#edit-take");
        assertEquals(40, session.runs().run().platform().clusters().get(0).cores());
        assertEquals(2, session.runs().kept().size(), "the same clusters can be compared");
        robot.interact(() -> PlatformSheet.of(shown.stage, session, draft -> Optional.empty()).show());
        robot.push(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#platform-sheet").tryQuery().isPresent());
    }
}
