package org.schedscope.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.jobs.JobsView;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.pass.ReadyQueueView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Figures of the instant before are not taken for those of the instant shown. */
@ExtendWith(FreshStage.class)
class LateFiguresTest {
    private static final long LONG = 600_000_000L;

    private final Deque<Runnable> worker = new ArrayDeque<>();
    private long nanos;
    private Session session;
    private JobsView jobs;
    private ReadyQueueView queue;

    @Start
    void open(Stage stage) {
        session = ViewStage.session(SampleRuns.campus(), () -> nanos, worker::add);
        jobs = new JobsView(session);
        queue = new ReadyQueueView(session);
        stage.setScene(new Scene(new VBox(jobs.node(), queue.node()), 400, 600));
        stage.show();
    }

    private void frameAfter(long passed) {
        nanos += passed;
        session.snapshot().pulse();
    }

    private void work() {
        while (!worker.isEmpty()) {
            worker.remove().run();
        }
    }

    @Test
    void whatIsBeingWorkedOutIsSaidSoAndNotThatNothingIs(FxRobot robot) {
        robot.interact(() -> {
            work();
            frameAfter(LONG);
        });
        assertEquals("100, none started", jobs.detail().getValue());
        robot.interact(() -> {
            session.playhead().toEnd();
            frameAfter(LONG);
            frameAfter(LONG);
        });
        assertEquals("calculating \u2026", jobs.detail().getValue());
        assertEquals(Messages.WINDOW.text("queue.late"), robot.from(queue.node()).lookup(".placeholder .label").<Labeled>query().getText());
        // What was asked last may have been held back until then.
        robot.interact(() -> {
            for (int frame = 0; frame < 5; frame++) {
                work();
                frameAfter(LONG);
            }
        });
        assertEquals("100, all finished", jobs.detail().getValue());
    }
}
