package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.view.kit.View;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** A run of many events: the last of them are listed, and all as soon as they are sorted. */
@ExtendWith(FreshStage.class)
class ManyEventsTest {
    private static final int LISTED = 20_000;

    private ViewStage shown;

    @Start
    void start(Stage stage) {
        RunSpec run = RunSpec.of(TestRuns.diamonds(2_000), TestRuns.twoClusters(), "fifo-job", 1);
        shown = new ViewStage(stage, run, 900, 400, EventsView::new);
    }

    private TableView<Integer> events(FxRobot robot) {
        return robot.lookup("#events").queryTableView();
    }

    @Test
    void theLastAreListedUntilTheyAreSorted(FxRobot robot) {
        View view = shown.view;
        TableView<Integer> events = events(robot);
        int all = shown.session.runs().run().trace().eventCount();
        assertTrue(all > LISTED + 2_000, all + " events");
        robot.interact(() -> shown.session.playhead().seekPosition(LISTED - 1));
        assertEquals(LISTED - 1, events.getItems().size());
        assertEquals("19\u2009999 so far", view.detail().get());
        robot.interact(() -> shown.session.playhead().seekPosition(LISTED + 1_000));
        assertEquals(LISTED, events.getItems().size());
        assertEquals(1_000, events.getItems().get(0));
        assertEquals(LISTED + 999, events.getItems().get(LISTED - 1));
        assertEquals("21\u2009000 so far; the last 20\u2009000 are listed", view.detail().get());
        robot.interact(() -> events.getSortOrder().setAll(List.of(events.getColumns().get(0))));
        assertEquals(LISTED + 1_000, events.getItems().size(), "sorted, all are there");
        assertEquals("21\u2009000 so far", view.detail().get());
        robot.interact(() -> events.getSortOrder().clear());
        assertEquals(LISTED, events.getItems().size());
        robot.interact(() -> shown.session.playhead().seekPosition(10));
        assertEquals(10, events.getItems().size());
        assertEquals(0, events.getItems().get(0));
    }
}
