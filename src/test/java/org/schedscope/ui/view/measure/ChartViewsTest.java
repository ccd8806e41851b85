package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.graph.DagView;
import org.schedscope.ui.view.inspector.InspectorView;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.View;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(FreshStage.class)
class ChartViewsTest {
    private Stage stage;
    private ViewStage shown;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private Session show(FxRobot robot, RunSpec spec, double width, double height, Function<Session, View> maker) {
        robot.interact(() -> shown = new ViewStage(stage, spec, width, height, maker));
        return shown.session;
    }

    private BufferedImage picture() {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, shown::picture);
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    @Test
    void theGraphShowsTheSelectedJobAndAClickSelectsATask(FxRobot robot) {
        Session session = show(robot, SampleRuns.graham(), 280, 300, DagView::new);
        assertTrue(robot.lookup(".empty").query().isVisible());
        robot.interact(() -> session.selection().selectJob(3));
        assertFalse(robot.lookup(".empty").query().isVisible());
        assertEquals("J4", shown.view.title().getValue());
        int[] waiting = pixels(picture());
        robot.interact(() -> session.playhead().seekTick(5));
        assertFalse(Arrays.equals(waiting, pixels(picture())), "done and running tasks look different");
        Bounds bounds = robot.lookup("#dag").query().localToScreen(robot.lookup("#dag").query().getBoundsInLocal());
        robot.moveTo((bounds.getMinX() + bounds.getMaxX()) / 2, bounds.getMinY() + bounds.getHeight() * 0.27);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(OptionalInt.of(session.runs().run().index().firstTask(3)), session.selection().get().task());
    }

    @Test
    void theWheelComesCloserToTheGraph(FxRobot robot) {
        Session session = show(robot, SampleRuns.campus(), 280, 300, DagView::new);
        robot.interact(() -> session.selection().selectJob(60));
        int[] fitted = pixels(picture());
        robot.moveTo("#dag");
        robot.scroll(3, VerticalDirection.UP);
        robot.scroll(5, VerticalDirection.DOWN);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(Arrays.equals(fitted, pixels(picture())));
    }

    @Test
    void boxesGrowAsJobsFinishAndGoWhenThePlayheadGoesBack(FxRobot robot) {
        Session session = show(robot, SampleRuns.campus(), 900, 240, SlrView::new);
        int[] empty = pixels(picture());
        robot.interact(() -> session.playhead().toEnd());
        assertEquals("100 of 100 jobs finished", shown.view.detail().getValue());
        BufferedImage full = picture();
        assertTrue(ViewStage.colours(full) > 30);
        robot.interact(() -> session.playhead().toStart());
        assertTrue(Arrays.equals(empty, pixels(picture())), "the same sentence as in the beginning");
    }

    @Test
    void theValueCurveShowsWhereTheSelectedJobIsInEveryTheme(FxRobot robot) {
        ValueCurve curve = new ValueCurve(Ratio.of(50), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
                new ValueCurve.Point(Ratio.of(4), new Ratio(1, 2)), new ValueCurve.Point(Ratio.of(8), Ratio.ZERO)));
        Workload workload = Workload.of("w", Job.of("first", 0, Task.of("T", 9)).withValue(curve),
                Job.of("second", 0, Task.of("T", 4), Task.of("U", 2).after(0)).withValue(curve), Job.of("plain", 0, Task.of("T", 1)));
        Session session = show(robot, RunSpec.of(workload, Platform.of("p", Cluster.of("C", 1)), "fifo-job", 1), 900, 240, ValueView::new);
        int[] nothing = pixels(picture());
        robot.interact(() -> session.selection().selectJob(2));
        assertEquals("", shown.view.detail().getValue());
        robot.interact(() -> session.selection().selectJob(1));
        robot.interact(() -> session.playhead().seekTick(9));
        // SLR 9/6 now, (9 + 6)/6 if it started; full value until 2.
        assertEquals("second: 50 of 50 if it ended now", shown.view.detail().getValue());
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            BufferedImage picture = picture();
            assertTrue(ViewStage.colours(picture) > 20, theme.name());
            assertFalse(Arrays.equals(nothing, pixels(picture)));
        }
        robot.interact(() -> session.playhead().toEnd());
        assertEquals("second: earned 43.8 of 50", shown.view.detail().getValue());
    }

    @Test
    void theTableHasAllMetricsWithTheirValuesOfNow(FxRobot robot) {
        Session session = show(robot, SampleRuns.graham(), 800, 500, MetricsView::new);
        TableView<MetricsView.Row> table = robot.lookup("#metrics").queryTableView();
        assertEquals(Metrics.all().size(), table.getItems().size());
        String before = MetricFigures.figure(table.getItems().get(0).value());
        robot.interact(() -> session.playhead().toEnd());
        MetricsView.Row makespan = table.getItems().get(0);
        assertNotEquals(before, MetricFigures.figure(makespan.value()));
        assertEquals(session.snapshot().get().report().metrics().get(makespan.name()), makespan.value());
        assertTrue(ViewStage.colours(picture()) > 20);
    }

    @Test
    void theRunIsToldByGroupOfAllTicksOrOfThoseInView(FxRobot robot) {
        Session session = show(robot, SampleRuns.campus(), 800, 300, MetricsView::new);
        robot.interact(() -> session.playhead().toEnd());
        robot.clickOn("#metrics-of").clickOn("kinds");
        TableView<GroupMeasures.Row> table = robot.lookup("#groups").queryTableView();
        assertEquals(List.of("cpu", "gpu", "mem"), table.getItems().stream().map(GroupMeasures.Row::group).toList());
        double all = table.getItems().get(0).coreTicks();
        robot.clickOn("#metrics-ticks").clickOn("as in the schedule");
        robot.interact(() -> session.timeline().show(new TickRange(100, 300)));
        assertTrue(table.getItems().get(0).coreTicks() < all);
    }

    @Test
    void aGroupThatIsAClusterOrAUserIsSelectedAndMarkedRowsCount(FxRobot robot) {
        Session session = show(robot, SampleRuns.campus(), 800, 300, MetricsView::new);
        robot.interact(() -> session.playhead().toEnd());
        robot.clickOn("#metrics-of").clickOn("clusters");
        TableView<GroupMeasures.Row> table = robot.lookup("#groups").queryTableView();
        robot.interact(() -> table.getSelectionModel().select(1));
        assertEquals(Optional.of(new Subject.OfCluster(1)), session.selection().get().subject());
        robot.interact(() -> session.range().markRows(List.of(RunPart.Cores.of(session.runs().run().platform(), 2))));
        assertEquals(List.of(session.runs().run().platform().clusters().get(2).id()),
                table.getItems().stream().map(GroupMeasures.Row::group).toList());
        assertEquals(Optional.of(new Subject.OfCluster(1)), session.selection().get().subject(), "rows that go choose nothing");
    }

    @Test
    void inTooLittleRoomTheInspectorLosesItsLowerEndAndLeavesItsHeadAlone(FxRobot robot) {
        Session session = show(robot, SampleRuns.campus(), 340, 110, InspectorView::new);
        robot.interact(() -> session.selection().selectUser(session.runs().run().jobs().users().get(0)));
        WaitForAsyncUtils.waitForFxEvents();
        ScrollPane page = (ScrollPane) ((BorderPane) ((Pane) shown.view.node()).getChildren().get(0)).getCenter();
        assertTrue(page.getContent().getLayoutBounds().getHeight() > page.getViewportBounds().getHeight(), "there is too little room");
        assertEquals(0, page.getBoundsInParent().getMinY());
    }
}
