package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.testfx.matcher.control.LabeledMatchers.hasText;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ContextMenus;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.SceneEvents;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.JobTimes;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What one expects of every table, tried on the one of jobs. */
@ExtendWith(FreshStage.class)
class JobsTableTest {
    private Session session;
    private Stage stage;

    @Start
    void start(Stage shown) {
        stage = shown;
        session = new ViewStage(shown, SampleRuns.campus(), 420, 500, JobsView::new).session;
        session.playhead().toEnd();
    }

    private TableView<Integer> jobs(FxRobot robot) {
        return robot.lookup("#jobs").queryTableView();
    }

    private static TableColumn<Integer, ?> column(TableView<Integer> jobs, String head) {
        return jobs.getColumns().stream().filter(column -> column.getText().equals(head)).findFirst().orElseThrow();
    }

    private void choose(FxRobot robot, TableView<Integer> jobs, String wanted) {
        ContextMenu menu = ContextMenus.of(robot, jobs, "row-menu");
        Menu columns = (Menu) menu.getItems().stream().filter(item -> "Columns".equals(item.getText())).findFirst().orElseThrow();
        MenuItem item = columns.getItems().stream().filter(one -> wanted.equals(one.getText())).findFirst().orElseThrow();
        robot.interact(() -> {
            if (item instanceof CheckMenuItem check) {
                check.setSelected(!check.isSelected());
            }
            item.fire();
            menu.hide();
        });
    }

    @Test
    void aColumnThatWasChosenSortsLargestFirstAndIsThereAgainInTheNextWindow(FxRobot robot) throws Exception {
        TableView<Integer> jobs = jobs(robot);
        assertFalse(column(jobs, "Wait").isVisible(), "a workload of graphs has other columns first");
        choose(robot, jobs, "Wait");
        robot.interact(() -> jobs.getSortOrder().setAll(List.of(column(jobs, "Wait"))));
        PlayheadSnapshot end = session.snapshot().get();
        JobTimes times = end.times();
        List<Integer> longest = IntStream.range(0, end.run().index().jobCount()).boxed()
                .sorted(Comparator.comparingDouble(job -> -times.wait(job))).toList();
        assertEquals(longest, jobs.getItems());
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> session.settings().remembered("table.jobs").orElse("").contains("falling"));
        robot.interact(() -> {
            Stage second = new Stage();
            second.setScene(new Scene((Parent) new JobsView(session).node(), 420, 500));
            second.initOwner(stage);
            second.show();
        });
        robot.interact(() -> {});
        TableView<?> again = Window.getWindows().stream().map(window -> window.getScene().lookup("#jobs"))
                .filter(node -> node != null && node != jobs).map(node -> (TableView<?>) node).findFirst().orElseThrow();
        assertTrue(again.getColumns().stream().anyMatch(one -> one.isVisible() && one.getText().equals("Wait")));
        assertEquals(longest, again.getItems());
    }

    @Test
    void aColumnThatSortsIsSeenAndOneThatIsHiddenSortsNoMore(FxRobot robot) {
        TableView<Integer> jobs = jobs(robot);
        List<Integer> unsorted = List.copyOf(jobs.getItems());
        assertFalse(column(jobs, "Wait").isVisible());
        robot.interact(() -> jobs.getSortOrder().setAll(List.of(column(jobs, "Wait"))));
        assertNotEquals(unsorted, jobs.getItems());
        robot.interact(() -> stage.setWidth(400));
        assertTrue(column(jobs, "Wait").isVisible(), "as in a workload that has other columns than the one it was sorted in");
        choose(robot, jobs, "Wait");
        assertFalse(column(jobs, "Wait").isVisible());
        assertEquals(unsorted, jobs.getItems());
    }

    /** Of a million rows a layout takes longer than a frame. */
    @Test
    void aTextThatChangesIsLaidOutInItsCellAlone(FxRobot robot) throws Exception {
        TableView<Integer> jobs = jobs(robot);
        List<String> before = texts(robot);
        List<Boolean> laidOut = new ArrayList<>();
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> !isLaidOutAnew(jobs));
        // The table hears of it before.
        robot.interact(() -> session.snapshot().valueProperty().addListener((property, was, now) -> laidOut.add(isLaidOutAnew(jobs))));
        robot.interact(() -> session.playhead().toStart());
        robot.interact(() -> {});
        assertNotEquals(before, texts(robot));
        assertEquals(List.of(false), laidOut.stream().distinct().toList());
    }

    /** What the toolkit goes by. */
    private static boolean isLaidOutAnew(TableView<Integer> jobs) {
        return jobs.lookupAll(".table-row-cell").stream().anyMatch(row -> ((Parent) row).isNeedsLayout());
    }

    private static List<String> texts(FxRobot robot) {
        return robot.lookup("#jobs .table-cell").<TableCell<?, ?>>queryAll().stream().map(TableCell::getText).toList();
    }

    @Test
    void theJobsOfAUserAreListedByAQueryThatCanBeTypedOn(FxRobot robot) {
        robot.interact(() -> session.askedJobs().askUser("/cs/grace"));
        TextField filter = robot.lookup("#job-filter").query();
        assertEquals("user = /cs/grace", filter.getText());
        List<Integer> hers = IntStream.range(0, session.runs().run().index().jobCount()).boxed()
                .filter(job -> session.runs().run().index().job(job).user().equals("/cs/grace")).toList();
        assertFalse(hers.isEmpty());
        assertEquals(hers, jobs(robot).getItems().stream().sorted().toList());
        robot.interact(() -> filter.setText(filter.getText() + " and cores > 100"));
        assertEquals(List.of(), jobs(robot).getItems());
    }

    @Test
    void theWrongWordOfAQueryIsUnderlinedAndTheListStays(FxRobot robot) throws Exception {
        TextField filter = robot.lookup("#job-filter").query();
        Node slip = robot.lookup("#job-filter-slip").query();
        robot.interact(() -> filter.setText("wait > 1"));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(slip.isVisible());
        List<Integer> before = List.copyOf(jobs(robot).getItems());
        robot.interact(() -> filter.setText("wait > 1 and corse > 2"));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(slip.isVisible());
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            Text text = (Text) filter.lookup(".text");
            Bounds word = text.localToScene(new Path(text.rangeShape(13, 18)).getBoundsInLocal());
            Bounds line = slip.localToScene(slip.getBoundsInLocal());
            return Math.abs(word.getMinX() - line.getMinX()) <= 2 && Math.abs(word.getMaxX() - line.getMaxX()) <= 2;
        }));
        assertTrue(robot.lookup("#job-filter-wrong").<Label>query().getText().contains("corse"));
        assertEquals(before, jobs(robot).getItems());
        robot.interact(() -> filter.setText(""));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(slip.isVisible());
    }

    @Test
    void severalRowsAreCopiedAsASpreadsheetTakesThem(FxRobot robot) {
        TableView<Integer> jobs = jobs(robot);
        robot.interact(() -> {
            jobs.getSelectionModel().clearAndSelect(1);
            jobs.getSelectionModel().select(0);
            jobs.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.C, false, true, false, false));
        });
        String[] copied = clipboard(robot).split("\n");
        assertEquals(3, copied.length);
        assertTrue(copied[0].startsWith("Job\tUser\t"), copied[0]);
        assertTrue(copied[1].startsWith(session.runs().run().index().job(0).id() + "\t"), copied[1]);
        assertTrue(copied[2].startsWith(session.runs().run().index().job(1).id() + "\t"), copied[2]);
        assertEquals(0, session.selection().get().job().orElse(-1), "the last one counts everywhere else");
    }

    private static String clipboard(FxRobot robot) {
        String[] text = new String[1];
        robot.interact(() -> text[0] = Clipboard.getSystemClipboard().getString());
        return text[0];
    }

    @Test
    void usersAreSortedAsTheHeatmapIs(FxRobot robot) {
        TableView<Integer> jobs = jobs(robot);
        robot.interact(() -> jobs.getSortOrder().setAll(List.of(column(jobs, "User"))));
        assertEquals(session.snapshot().get().violations().users().get(0),
                session.runs().run().index().job(jobs.getItems().get(0)).user());
    }

    @Test
    void onlyTheFirstButtonSortsByAHeadAndTheSecondOpensItsMenu(FxRobot robot) {
        TableView<Integer> jobs = jobs(robot);
        List<Integer> before = List.copyOf(jobs.getItems());
        Node head = robot.from(jobs).lookup(".column-header .label").lookup(hasText("User")).query();
        for (MouseButton other : List.of(MouseButton.MIDDLE, MouseButton.SECONDARY, MouseButton.SECONDARY)) {
            robot.interact(() -> {
                Bounds at = head.localToScene(head.getBoundsInLocal());
                SceneEvents.click(stage.getScene(), at.getCenterX(), at.getCenterY(), other);
            });
            assertEquals(other == MouseButton.SECONDARY, ContextMenus.open("columns-menu").isPresent());
            assertEquals(List.of(), jobs.getSortOrder());
            assertEquals(before, jobs.getItems());
        }
        robot.interact(() -> ContextMenus.open("columns-menu").orElseThrow().hide());
        robot.clickOn(head);
        assertEquals(List.of(column(jobs, "User")), jobs.getSortOrder());
        assertNotEquals(before, jobs.getItems());
    }

    @Test
    void waitsAndSlowdownsAreThoseOfTheMetrics() {
        PlayheadSnapshot end = session.snapshot().get();
        JobTimes times = end.times();
        var measured = RunMeasures.at(end.run().jobs(), end.run().trace(), end.position()).measured(end.run().reportOptions());
        int jobs = end.run().index().jobCount();
        double slowdown = IntStream.range(0, jobs).mapToDouble(times::slowdown).average().orElseThrow();
        assertEquals(measured.boundedSlowdown().mean(), slowdown, 1e-9);
        double wait = IntStream.range(0, jobs).mapToDouble(times::wait).average().orElseThrow();
        assertEquals(measured.report().metrics().get("meanWait"), wait, 1e-9);
        assertTrue(IntStream.range(0, jobs).mapToDouble(times::tardiness).max().orElseThrow() > 0);
    }
}
