package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.trace.Pieces;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** A schedule built by hand, with keys alone and with the mouse. */
@ExtendWith(FreshStage.class)
class BeatItJourneyTest {
    /** Where rows begin below the axis, and how high they are while a schedule is built. */
    private static final double TOP = 32;
    private static final double ROW = 60;

    private Session session;

    @Start
    void open(Stage stage) {
        FxFonts.register();
        session = ViewStage.session(SampleRuns.graham());
        new MainWindow(session, stage).show();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    private Pieces pieces() {
        return session.runs().run().trace().pieces();
    }

    /** A point of the schedule at a tick, in the middle of the row of a core of the one cluster. */
    private Point2D at(FxRobot robot, int core, double tick) {
        Node lanes = robot.lookup("#schedule").query();
        Bounds bounds = lanes.localToScreen(lanes.getBoundsInLocal());
        return new Point2D(bounds.getMinX() + TimeScale.GUTTER + session.timeline().x(tick), bounds.getMinY() + TOP + ROW * (core + 0.5));
    }

    @Test
    void keysAlonePlaceAllTasksAndTheScheduleIsKeptAsARun(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        assertEquals("Clock 0 · 0 of 9 tasks placed · 4 ready", text(robot, "#byhand-clock"));
        robot.type(KeyCode.SHIFT).push(KeyCode.SHIFT, KeyCode.RIGHT);
        assertTrue(text(robot, "#byhand-line").startsWith("J1 T1 on C1, core 1 from 1 to 4"), text(robot, "#byhand-line"));
        robot.push(KeyCode.SHIFT, KeyCode.LEFT).type(KeyCode.ENTER).type(KeyCode.LEFT).push(KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals("J2 T2 cannot start: core 1 of C1 is busy with J1 T1 until 3. The earliest start there is 3.",
                text(robot, "#byhand-line"));
        robot.type(KeyCode.ENTER);
        assertEquals(1, pieces().count(), "what is illegal is not placed");
        robot.type(KeyCode.RIGHT).type(KeyCode.ENTER).type(KeyCode.N);
        assertEquals("Clock 2 · 2 of 9 tasks placed · 2 ready", text(robot, "#byhand-clock"));
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        for (int task = 2; task < 9; task++) {
            robot.type(KeyCode.ENTER);
        }
        assertEquals(9, pieces().count());
        assertEquals("Better than p-slr: makespan 12 instead of 15, 3 less (20.0 %).", text(robot, "#byhand-verdict"));
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#byhand-tasks").tryQuery().isEmpty());
        assertEquals("2 By hand 12", session.runs().kept().size() + " " + session.runs().run().setup().policy() + " "
                + session.runs().run().lastTick());
    }

    @Test
    void aStepOfALessonOffersIt(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        assertFalse(robot.lookup("#lesson-beat-it").query().isVisible());
        robot.interact(() -> {
            for (int step = 0; step < 6; step++) {
                session.lessons().next();
            }
        });
        int kept = session.runs().kept().size();
        robot.clickOn("#lesson-beat-it");
        assertEquals("Clock 0 · 0 of 9 tasks placed · 4 ready", text(robot, "#byhand-clock"));
        assertEquals(kept + 1, session.runs().kept().size(), "the lesson's run stays");
        assertTrue(session.timeline().end() > 15, "the axis has room for what is placed");
        robot.clickOn("#byhand-discard");
        assertEquals("Done at 15", session.lessons().get().orElseThrow().step().title());
        assertEquals(15, session.runs().run().lastTick());
    }

    @Test
    void tasksAreDraggedFromTheListIntoTheScheduleAndBarsAreMoved(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        Node first = robot.from(robot.lookup("#byhand-tasks").<TableView<?>>query()).lookup(".table-row-cell").nth(0).query();
        robot.moveTo(first).press(MouseButton.PRIMARY).moveBy(20, 3).moveTo(at(robot, 1, 5)).moveBy(1, 0).release(MouseButton.PRIMARY);
        assertEquals("1 1 5", pieces().count() + " " + pieces().firstCore(0, 0) + " " + pieces().start(0));
        robot.moveTo(at(robot, 1, 6)).press(MouseButton.PRIMARY).moveBy(8, 0).moveTo(at(robot, 2, 1.1)).release(MouseButton.PRIMARY);
        assertEquals("2 0", pieces().firstCore(0, 0) + " " + pieces().start(0), "near the earliest start, that is meant");
        robot.clickOn("#byhand-undo");
        assertEquals(5, pieces().start(0));
        robot.clickOn("#byhand-give-up");
        assertEquals(15, session.answers().compare().inRows().orElseThrow().lastTick());
        robot.clickOn("#byhand-discard");
        assertFalse(session.answers().compare().inRows().isPresent());
        assertEquals(1, session.runs().kept().size());
    }
}
