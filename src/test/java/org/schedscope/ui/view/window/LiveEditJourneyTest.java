package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.ui.state.edit.MovedTasks;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.table.Column;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** A workload drawn with the mouse and typed while its schedule follows, and one made from nothing by keys alone. */
@ExtendWith(FreshStage.class)
class LiveEditJourneyTest {
    private Session session;

    @Start
    void open(Stage stage) {
        FxFonts.register();
        session = ViewStage.session(SampleRuns.graham());
        new MainWindow(session, stage).show();
    }

    /** What the head says, as those hear it who do not see it. */
    private static String change(FxRobot robot) {
        return robot.lookup("#live-change").query().getAccessibleText();
    }

    private Job job(int job) {
        return session.runs().run().index().job(job);
    }

    /** What the list of moved tasks says of each. */
    private static List<String> moved(FxRobot robot) {
        TableView<MovedTasks.Move> table = robot.lookup("#live-moved").queryTableView();
        List<Column<?>> columns = table.getColumns().stream().<Column<?>>map(Column.class::cast).toList();
        return table.getItems().stream().map(move -> says(columns.get(0), move) + ": " + says(columns.get(1), move) + " → "
                + says(columns.get(2), move) + ", " + says(columns.get(4), move)).toList();
    }

    @SuppressWarnings("unchecked")
    private static String says(Column<?> column, MovedTasks.Move move) {
        return ((Column<MovedTasks.Move>) column).says(move);
    }

    @Test
    void whatMovedIsSaidWithItsReason(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.L);
        robot.interact(() -> session.selection().selectTask(session.runs().run().index().firstTask(0)));
        robot.clickOn("#edit-exec").push(KeyCode.CONTROL, KeyCode.A).write("8");
        robot.clickOn("#live-lower-moved");
        assertEquals(List.of("T9: 6 → 10, T1 ends at 10", "T7: 5 → 6, takes a core that T5 frees"), moved(robot));
    }

    private static void click(FxRobot robot, double right, double up) {
        Bounds bounds = robot.lookup("#live-graph").query().localToScreen(robot.lookup("#live-graph").query().getBoundsInLocal());
        robot.clickOn(bounds.getMaxX() - right, bounds.getMaxY() - up);
    }

    @Test
    void aTaskIsAddedByAClickConnectedTypedUndoneAndDiscarded(FxRobot robot) {
        OpenRun before = session.runs().run();
        int tasks = before.index().taskCount();
        robot.push(KeyCode.CONTROL, KeyCode.L);
        assertEquals("Makespan 15 → 15 (0) · later 0 · earlier 0 · same " + tasks + " · mean end 6.3 · idle core-ticks 11", change(robot));
        click(robot, 12, 12);
        assertEquals(tasks + 1, session.runs().run().index().taskCount());
        assertEquals(2, session.runs().kept().size());
        robot.clickOn("#edit-parents").write(job(0).tasks().get(0).id());
        assertEquals(1, job(0).tasks().get(job(0).tasks().size() - 1).parents().size());
        robot.clickOn("#edit-exec").push(KeyCode.CONTROL, KeyCode.A).write("30");
        assertTrue(change(robot).startsWith("Makespan 15 → 3"), change(robot));
        robot.clickOn("#live-lower-moved");
        TableView<?> moved = robot.lookup("#live-moved").query();
        assertTrue(moved.isVisible() && !robot.lookup("#live-tasks").query().isVisible(), "one has the other's place");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("1", robot.lookup("#edit-exec").queryAs(TextField.class).getText(), "undo is the panel's, also in a field");
        robot.clickOn("#live-discard");
        assertEquals(List.of(before.number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertTrue(robot.lookup("#live-graph").tryQuery().isEmpty());
    }

    @Test
    void anArrowIsDrawnFromTaskToTask(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.type(KeyCode.T);
        assertEquals(2, job(0).tasks().size());
        Bounds at = robot.lookup("#live-graph").query().localToScreen(robot.lookup("#live-graph").query().getBoundsInLocal());
        // Two tasks of one layer, below each other in the upper left corner.
        robot.moveTo(at.getMinX() + 80, at.getMinY() + 60).press(MouseButton.PRIMARY).moveBy(4, 30).moveBy(-4, 32)
                .release(MouseButton.PRIMARY);
        assertEquals(List.of(0), job(0).tasks().get(1).parents().stream().map(edge -> edge.parent()).toList());
        assertEquals(2, session.runs().run().lastTick());
        robot.clickOn("#live-lower-moved");
        assertEquals(List.of("T2: 0 → 1, waits for T1, new arrow"), moved(robot));
        robot.clickOn("#live-lower-tasks");
        assertTrue(robot.lookup("#live-tidy").query().isDisabled(), "nothing was moved by hand");
        robot.moveTo(at.getMinX() + 80, at.getMinY() + 60).press(MouseButton.PRIMARY).moveBy(30, 60).moveBy(10, 60)
                .release(MouseButton.PRIMARY);
        assertEquals(2, job(0).tasks().size());
        robot.clickOn("#live-tidy");
        assertTrue(robot.lookup("#live-tidy").query().isDisabled(), "laid out anew");
        robot.interact(() -> robot.lookup("#live-graph").query().requestFocus());
        robot.type(KeyCode.DELETE);
        assertEquals(1, job(0).tasks().size());
    }

    @Test
    void aWorkloadIsMadeFromNothingByKeysAlone(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertEquals("New workload 1", session.runs().run().workload().name() + " " + session.runs().run().index().taskCount());
        robot.type(KeyCode.T).type(KeyCode.F2);
        robot.push(KeyCode.CONTROL, KeyCode.A).write("last");
        robot.interact(() -> robot.lookup("#live-graph").query().requestFocus());
        robot.type(KeyCode.E).write("T1");
        List<Task> tasks = job(0).tasks();
        assertEquals("last after 0", tasks.get(1).id() + " after " + tasks.get(1).parents().get(0).parent());
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#live-graph").tryQuery().isEmpty());
        assertEquals(2, session.runs().run().index().taskCount(), "what was made stays");
    }
}
