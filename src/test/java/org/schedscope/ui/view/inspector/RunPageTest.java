package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Subject;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The inspector's page of a run that is not the open one. */
@ExtendWith(FreshStage.class)
class RunPageTest {
    private ViewStage view;
    private Session session;

    @Start
    void start(Stage stage) {
        view = new ViewStage(stage, SampleRuns.campus(), 420, 640, InspectorView::new);
        session = view.session;
    }

    private String told(FxRobot robot) {
        return robot.lookup("#run-facts").<Pane>query().lookupAll(".label").stream().map(node -> ((Label) node).getText())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void anotherRunIsToldOfAndGoneTo(FxRobot robot) {
        OpenRun first = session.runs().run();
        robot.interact(() -> {
            session.runs().fork(ForkSpec.at(60).withPolicy("srtf"));
            session.selection().selectAlone(new Subject.OfRun(first.number()));
        });
        assertEquals("run", view.view.detail().getValue());
        assertTrue(told(robot).contains("p-slr") && told(robot).contains("Mean SLR"), told(robot));
        assertTrue(robot.lookup("#run-compare").tryQuery().isPresent());
        robot.interact(() -> robot.lookup("#run-show").<javafx.scene.control.Button>query().fire());
        assertTrue(session.runs().run().isSameRunAs(first));
        robot.interact(() -> session.selection().clear());
        assertFalse(robot.lookup("#run-show").tryQuery().isPresent(), "nothing is selected: the open run");
    }
}
