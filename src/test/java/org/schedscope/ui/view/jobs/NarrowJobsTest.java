package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import javafx.scene.control.TableCell;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The list of jobs of graphs, as wide as it is in a small window. */
@ExtendWith(FreshStage.class)
class NarrowJobsTest {
    private Stage stage;
    private Session session;

    @Start
    void start(Stage shown) {
        stage = shown;
        session = new ViewStage(shown, SampleRuns.campus(), 260, 500, JobsView::new).session;
        session.playhead().seekTick(session.runs().run().lastTick() / 4);
    }

    private static List<TableCell<?, ?>> cells(FxRobot robot) {
        return robot.lookup(".table-cell").queryAllAs(TableCell.class).stream().<TableCell<?, ?>>map(cell -> cell)
                .filter(cell -> cell.isVisible() && cell.getText() != null && !cell.getText().isEmpty()).toList();
    }

    private static List<String> users(FxRobot robot) {
        return cells(robot).stream().filter(cell -> cell.getStyleClass().contains("dim")).map(TableCell::getText).toList();
    }

    @Test
    void noCellIsCutAndTheNameOfAUserIsWhole(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        List<TableCell<?, ?>> cells = cells(robot);
        assertFalse(cells.isEmpty());
        for (TableCell<?, ?> cell : cells) {
            assertEquals(cell.getText(), ((Text) cell.lookup(".text")).getText(), "what is painted");
        }
        List<String> narrow = users(robot);
        assertFalse(narrow.stream().allMatch(user -> user.startsWith("/")), "too narrow for paths: " + narrow);
        robot.interact(() -> stage.setWidth(420));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), users(robot).stream().filter(user -> !user.startsWith("/")).toList(), "there is room for all");
    }

    @Test
    void rowsThatStillHaveJobsOfALargerWorkloadCanChangeTheirWidth(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        List<TableCell<?, ?>> cells = cells(robot).stream().filter(cell -> cell.getStyleClass().contains("dim")).toList();
        robot.interact(() -> {
            session.runs().open(TestRuns.setup(3));
            cells.forEach(cell -> cell.resize(cell.getWidth() + 1, cell.getHeight()));
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(3, users(robot).size());
    }
}
