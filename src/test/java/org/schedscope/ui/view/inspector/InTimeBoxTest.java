package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.state.session.Session;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class InTimeBoxTest {
    private Stage stage;
    private Session session;

    @Start
    void start(Stage given) {
        stage = given;
    }

    /** The short job waits for the long one until 10, and is expected by 7. */
    @Test
    void aLateJobIsInTimeInTheForkThatAnAnswerOpens(FxRobot robot) {
        Workload workload = Workload.of("two", Job.of("long", 0, Task.of("T", 10)).withUser("/a"),
                Job.of("short", 5, Task.of("T", 2)).withUser("/b"));
        RunSpec spec = RunSpec.of(workload, Platform.of("one core", Cluster.of("C", 1)), "fifo-job", 1);
        robot.interact(() -> {
            session = new ViewStage(stage, spec, 500, 600, InspectorView::new).session;
            session.playhead().toEnd();
            session.selection().selectJob(0);
        });
        assertFalse(robot.lookup("#in-time").tryQuery().isPresent(), "the long job is in time");
        robot.interact(() -> session.selection().selectTask(1));
        assertTrue(robot.lookup("#in-time").tryQuery().isPresent(), "of its only task, too");
        robot.interact(() -> session.selection().selectJob(1));
        robot.interact(() -> robot.lookup("#in-time").<Button>query().fire());
        Hyperlink cores = robot.lookup("#in-time-coresC").query();
        assertEquals("2 cores of C instead of 1 (1 are not enough)", cores.getText());
        robot.interact(cores::fire);
        robot.interact(() -> session.playhead().toEnd());
        assertEquals(2, session.runs().run().platform().totalCores());
        assertEquals(7, session.snapshot().get().states().jobEnd(1));
        assertFalse(robot.lookup("#in-time").tryQuery().isPresent(), "a fork is not asked of");
    }
}
