package org.schedscope.ui.view.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Panel;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The keys below a ready queue, while it is not known yet what they are at another tick. */
@ExtendWith(FreshStage.class)
class QueueTermsTest {
    private final HandCranked threads = new HandCranked();
    private Session session;
    private Stage stage;

    @Start
    void open(Stage fresh) {
        stage = fresh;
        session = TestRuns.session(threads, 8);
        stage.setScene(new Scene(Panel.of(new ReadyQueueView(session)), 420, 600));
        stage.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    @Test
    void theKeysGoWithTheLastWhoWaits(FxRobot robot) {
        robot.interact(() -> {
            for (long tick = 1; session.snapshot().get().queue().size() < 2; tick++) {
                session.playhead().seekTick(tick);
                threads.settle();
            }
        });
        assertTrue(robot.lookup("#queue-flips").query().getParent().isVisible());
        robot.interact(() -> {
            session.playhead().toEnd();
            while (!session.snapshot().get().areOf(session.runs().run(), session.playhead().position())) {
                assertTrue(threads.step());
            }
        });
        assertEquals(0, session.snapshot().get().queue().size());
        assertFalse(robot.lookup("#queue-flips").query().getParent().isVisible());
    }
}
