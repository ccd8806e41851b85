package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The list of jobs of a batch log, as wide as it is beside a schedule. */
@ExtendWith(FreshStage.class)
class SingleTaskJobsTest {
    private Stage stage;

    @Start
    void start(Stage shown) {
        stage = shown;
        new ViewStage(shown, SampleRuns.tiny(60, 4), 288, 500, JobsView::new).session.playhead().toEnd();
    }

    private static List<String> columns(FxRobot robot) {
        TableView<?> table = robot.lookup(".table-view").queryAs(TableView.class);
        return table.getColumns().stream().filter(TableColumn::isVisible).map(TableColumn::getText).toList();
    }

    @Test
    void noColumnIsCutInANarrowListAndAWideOneHasTheSlrToo(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of("Job", "User", "", "Wait"), columns(robot));
        assertTrue(robot.lookup(".table-view .scroll-bar").queryAllAs(ScrollBar.class).stream()
                .noneMatch(bar -> bar.getOrientation() == Orientation.HORIZONTAL && bar.isVisible()), "nothing is beyond the edge");
        robot.interact(() -> stage.setWidth(420));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of("Job", "User", "", "Wait", "SLR"), columns(robot));
    }
}
