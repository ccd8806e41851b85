package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.view.schedule.ScheduleTexts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(FreshStage.class)
class UsersViewTest {
    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 900, 300, UsersView::new);
        session = shown.session;
        session.playhead().toEnd();
    }

    private long colours() {
        return ViewStage.colours(WaitForAsyncUtils.waitForAsyncFx(10_000, shown::picture));
    }

    /** The first cell in which somebody is late. */
    private Expectations.Place firstLate() {
        ViolationGrid grid = session.snapshot().get().violations();
        int row = IntStream.range(0, grid.users().size()).filter(r -> grid.largest(r, 0, grid.columns()) > 0).findFirst().orElseThrow();
        int column = IntStream.range(0, grid.columns()).filter(c -> grid.count(row, c) > 0).findFirst().orElseThrow();
        return new Expectations.Place(grid.user(row), column * grid.bin());
    }

    @Test
    void rowsAreSortedAsTheHeatmap(FxRobot robot) {
        TableView<?> table = robot.lookup("#users").queryTableView();
        assertEquals(8, table.getItems().size());
        Object first = table.getItems().get(0);
        robot.interact(() -> session.expectations().sort(ViolationView.Order.TARDINESS));
        assertNotEquals(first, table.getItems().get(0));
        String worst = session.snapshot().get().violations().users().get(0);
        robot.interact(() -> table.getSelectionModel().select(0));
        assertEquals(Optional.of(worst), session.selection().get().user());
    }

    @Test
    void aCellThatIsAskedAboutBringsUpWhoHeldTheCoresAndJobsCanBeChosen(FxRobot robot) {
        robot.interact(() -> session.expectations().ask(firstLate()));
        TableView<?> table = robot.lookup("#cause").queryTableView();
        assertTrue(table.getItems().size() > 1, "a user and a job at least");
        robot.interact(() -> table.getSelectionModel().select(1));
        OptionalInt job = session.selection().get().job();
        assertTrue(job.isPresent());
        robot.clickOn("#cause-sentence .hyperlink");
        assertNotEquals(job, session.selection().get().job());
        robot.interact(() -> session.playhead().toStart());
        assertTrue(table.getItems().isEmpty(), "before anything has happened nobody is late");
    }

    @Test
    void boxesAndStripsAreDrawnInEveryTheme(FxRobot robot) {
        robot.clickOn("#users-show").clickOn("box plots");
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            assertTrue(colours() > 20, theme.name());
        }
        robot.interact(() -> session.settings().themeProperty().set(Theme.LIGHT));
        robot.clickOn("#users-show").clickOn("cores and memory");
        assertTrue(colours() > 20);
    }

    @Test
    void theSheetRefusesWhatIsNoNumberAndMeasuresByWhatIs(FxRobot robot) {
        robot.clickOn("#users-choose");
        robot.clickOn("#eet-share-cores");
        robot.clickOn("#eet-cores").write("x");
        robot.clickOn("#eet-take");
        assertEquals("\"x\" is not a whole number", robot.lookup("#eet-problem").queryLabeled().getText());
        robot.interact(() -> robot.lookup("#eet-cores").queryAs(TextField.class).setText("7"));
        robot.clickOn("#eet-take");
        assertFalse(robot.lookup("#eet-sheet").tryQuery().isPresent());
        assertEquals(EetCapacity.of(7), session.snapshot().get().expected().capacity());
        assertEquals(List.of(7L), session.snapshot().get().report().users().stream().map(user -> user.capacity()).distinct().toList());
    }

    @Test
    void theHeatmapSaysThatLateColumnsCanBeEmpty(FxRobot robot) {
        ViolationGrid grid = session.snapshot().get().violations();
        List<String> last = ScheduleTexts.cell(org.schedscope.chart.index.Moment.endOf(session.runs().run().trace()), grid,
                new HeatLane.Cell(0, grid.columns() - 1), session.times());
        assertTrue(grid.lastMarked() < grid.columns() - 1);
        assertTrue(last.get(last.size() - 1).startsWith("Late columns can be empty by definition"));
    }
}
