package org.schedscope.ui.view.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.picture.PngFormat;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ContextMenus;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.SceneEvents;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Subject;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(FreshStage.class)
class ScheduleViewTest {
    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 1000, 640, ScheduleView::new);
        session = shown.session;
    }

    private BufferedImage picture() {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, shown::picture);
    }

    private PaintedLanes painted() {
        return lanes().painted().orElseThrow();
    }

    private ScheduleLanes lanes() {
        return (ScheduleLanes) shown.view.node();
    }

    private BufferedImage exported(FxRobot robot) throws Exception {
        List<Exportable> all = WaitForAsyncUtils.waitForAsyncFx(10_000, shown.view::exportables);
        assertEquals(List.of("schedule-shown"), all.stream().map(Exportable::name).toList(), "no bookmarks, no picture of them");
        return PngFormat.image(all.get(0).picture().orElseThrow().get(), PictureLook.onPaper(Theme.LIGHT, 85, 8, 300));
    }

    private static boolean has(BufferedImage image, Tone tone) {
        int wanted = new Palette(Theme.LIGHT).of(tone);
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())).anyMatch(c -> c == wanted);
    }

    @Test
    void whatIsExportedIsWhatIsSeenWithTheSelectionTheRangeAndTheOpenLanes(FxRobot robot) throws Exception {
        robot.interact(() -> session.playhead().toEnd());
        WaitForAsyncUtils.waitForFxEvents();
        BufferedImage plain = exported(robot);
        assertEquals(85 / 25.4 * 300, plain.getWidth(), 1);
        assertFalse(has(plain, Tone.ACCENT), "nothing is selected");
        robot.interact(() -> session.selection().selectTask(largestBar().task()));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(has(exported(robot), Tone.ACCENT), "the selected task has its ring");
        robot.interact(() -> {
            session.selection().clear();
            session.settings().lanes().show("heat", Lanes.Shown.HIDDEN);
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(exported(robot).getHeight() <= plain.getHeight());
    }

    private GanttFrame.Bar largestBar() {
        return lanes().frameProperty().get().orElseThrow().bars().stream()
                .reduce((a, b) -> a.box().width() * a.box().height() >= b.box().width() * b.box().height() ? a : b).orElseThrow();
    }

    private void moveTo(FxRobot robot, double x, double y) {
        Bounds bounds = robot.lookup("#schedule").query().localToScreen(robot.lookup("#schedule").query().getBoundsInLocal());
        robot.moveTo(bounds.getMinX() + x, bounds.getMinY() + y);
    }

    @Test
    void theGutterListsWhoseWorkIsInViewAndAClickSelectsAUser(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().toEnd();
            lanes().rowsProperty().set(LanesLayout.Rows.LARGE);
        });
        picture();
        UsersInView users = painted().scene().users();
        assertTrue(users.shares().size() >= 3);
        assertEquals(1, users.shares().stream().mapToDouble(UsersInView.Share::share).sum(), users.others() == 0 ? 1e-9 : 1);
        double y = IntStream.range(30, 400).filter(at -> painted().rowAt(20, at).isPresent()).findFirst().orElseThrow();
        assertEquals(users.shares().get(0).user(), painted().rowAt(20, y).orElseThrow().words().get().get(0));
        moveTo(robot, 20, y + 2);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(Optional.of(users.shares().get(0).user()), session.selection().get().userAlone());
    }

    @Test
    void aBookmarksFlagTellsItsPlaceAndItsNoteOnHover(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().seekTick(200);
            session.bookmarks().put(session.bookmarks().now().withNote("here it waits"));
        });
        picture();
        double x = painted().context().scale().x(200);
        assertEquals(List.of("Bookmark: tick 200   here it waits"), ScheduleHover.at(painted(), x + 3, 10).lines());
        assertEquals(List.of(), ScheduleHover.at(painted(), x + 30, 10).lines(), "beside the flag");
    }

    private MenuItem inMenuOfSelection(FxRobot robot, String id) {
        return ContextMenus.of(robot, lanes(), "stop-menu").getItems().stream().filter(item -> id.equals(item.getId()))
                .findFirst().orElseThrow();
    }

    @Test
    void theMenuOfABarGoesToItsStartAndThatOfAUserListsTheJobs(FxRobot robot) {
        robot.interact(() -> session.playhead().toEnd());
        picture();
        GanttFrame.Bar bar = largestBar();
        robot.interact(() -> session.selection().selectTask(bar.task()));
        MenuItem why = inMenuOfSelection(robot, "place-why");
        assertTrue(why.getText().startsWith("Why did " + session.runs().run().index().label(bar.task()) + " start"), why.getText());
        robot.interact(why::fire);
        Trace trace = session.runs().run().trace();
        long start = IntStream.range(0, trace.pieces().count()).filter(piece -> trace.pieces().task(piece) == bar.task())
                .mapToLong(trace.pieces()::start).max().orElseThrow();
        assertEquals(start, session.playhead().tick());
        assertTrue(session.selection().get().isTask(bar.task()), "it is still selected, for the inspector to tell why");
        robot.interact(() -> session.selection().selectUser("/cs/grace"));
        MenuItem jobs = inMenuOfSelection(robot, "place-jobs");
        assertEquals("List the jobs of /cs/grace", jobs.getText());
        robot.interact(jobs::fire);
        assertEquals("user = /cs/grace", session.askedJobs().words().get());
    }

    @Test
    void aSelectedJobTakesNoLightFromJobsThatWereAskedFor(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().toEnd();
            session.askedJobs().found().set(Optional.of(task -> session.runs().run().index().jobOf(task) % 2 == 0));
        });
        picture();
        GanttFrame.Bar hit = lanes().frameProperty().get().orElseThrow().bars().stream().filter(bar -> bar.job() % 2 == 0)
                .max(Comparator.comparingDouble(bar -> bar.box().width() * bar.box().height())).orElseThrow();
        int full = session.colours().of(session.runs().run().index()).fill(new Palette(Theme.LIGHT), hit.job(), hit.task());
        long lit = Arrays.stream(pixels(picture())).filter(colour -> colour == full).count();
        robot.interact(() -> session.selection().selectJob(1));
        long beside = Arrays.stream(pixels(picture())).filter(colour -> colour == full).count();
        assertTrue(lit > 300 && beside > 0.7 * lit, lit + " pixels, beside a selected job " + beside);
    }

    @Test
    void everyStepForwardAndBackChangesThePictureAndBackIsTheSameAgain(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(500));
        int[] before = pixels(picture());
        robot.interact(() -> session.playhead().stepInstant(1));
        assertFalse(Arrays.equals(before, pixels(picture())), "a step forward shows");
        robot.interact(() -> session.playhead().stepInstant(-1));
        assertTrue(Arrays.equals(before, pixels(picture())), "a step back shows what was there before");
    }

    @Test
    void anotherRunStandsInRowsAboveThoseOfTheOpenOneAndItsTasksCanBeSelected(FxRobot robot) {
        robot.interact(() -> {
            session.runs().fork(ForkSpec.at(0).withPolicy("fifo-job"));
            session.playhead().seekTick(800);
            session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
        });
        picture();
        LanesLayout layout = painted().layout();
        List<ClusterBands.Band> above = layout.above().orElseThrow().bands();
        List<ClusterBands.Band> own = layout.bands().bands();
        for (int c = 0; c < own.size(); c++) {
            assertTrue(above.get(c).top() + above.get(c).height() <= own.get(c).top());
            assertTrue(c + 1 == own.size() || own.get(c).top() + own.get(c).height() <= above.get(c + 1).top());
        }
        assertTrue(layout.strips().stream().noneMatch(strip -> strip.lane() instanceof LateLane));
        LaneContext context = painted().context();
        ScheduleScene.Other other = painted().scene().other().orElseThrow();
        Trace trace = other.at().trace();
        int piece = IntStream.range(0, trace.pieces().count()).filter(p -> trace.pieces().end(p) < 800).boxed()
                .max(Comparator.comparingLong(p -> trace.pieces().end(p) - trace.pieces().start(p))).orElseThrow();
        double x = context.scale().x((trace.pieces().start(piece) + trace.pieces().end(piece)) / 2.0);
        double y = LanesLayout.GANTT_TOP + 2 + above.get(trace.pieces().cluster(piece)).y(trace.pieces().firstCore(piece, 0)) + 2;
        moveTo(robot, x, y);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(OptionalInt.of(trace.pieces().task(piece)), session.selection().get().task());
        robot.interact(() -> session.answers().compare().besideProperty().set(ComparisonMode.GHOSTS));
        picture();
        assertTrue(painted().layout().above().isEmpty());
        assertTrue(painted().layout().strips().stream().anyMatch(strip -> strip.lane() instanceof LateLane));
    }

    /** Events may come between the change and the next frame. */
    @Test
    void nothingOfTheRunBeforeIsUnderThePointerOnceAnotherIsOpen(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(800));
        picture();
        GanttFrame.Bar bar = largestBar();
        Bounds place = lanes().localToScene(lanes().getLayoutBounds());
        double x = place.getMinX() + bar.box().x() + bar.box().width() / 2;
        double y = place.getMinY() + bar.box().y() + bar.box().height() / 2;
        robot.interact(() -> {
            session.selection().clear();
            session.runs().fork(ForkSpec.at(0).withPolicy("fifo-job"));
            SceneEvents.click(shown.stage.getScene(), x, y, MouseButton.PRIMARY);
            assertEquals(OptionalInt.empty(), session.selection().get().task());
        });
        picture();
        robot.interact(() -> SceneEvents.click(shown.stage.getScene(), x, y, MouseButton.PRIMARY));
        assertTrue(session.selection().get().task().isPresent());
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    @Test
    void everyThemeShowsBars(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(800));
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            assertTrue(ViewStage.colours(picture()) > 40, theme + " is blank");
        }
    }

    @Test
    void aClickOnABarSelectsItsTaskAndOneBesideAllClearsTheSelection(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(900));
        picture();
        GanttFrame.Bar bar = largestBar();
        moveTo(robot, bar.box().x() + bar.box().width() / 2, bar.box().centreY());
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(OptionalInt.of(bar.task()), session.selection().get().task());
        moveTo(robot, 990, 40);
        robot.clickOn(MouseButton.PRIMARY);
        moveTo(robot, TimeScale.GUTTER + 850, painted().layout().ganttBottom() + 20);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(OptionalInt.empty(), session.selection().get().task());
    }

    @Test
    void theWheelZoomsAroundThePointer(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().seekTick(900);
            session.timeline().zoom(0.3, 500);
        });
        picture();
        moveTo(robot, TimeScale.GUTTER + 300, 120);
        double under = session.timeline().tickAt(300);
        double scale = session.timeline().ticksPerPixel();
        robot.scroll(1, VerticalDirection.UP);
        WaitForAsyncUtils.waitForFxEvents();
        assertNotEquals(scale, session.timeline().ticksPerPixel());
        assertEquals(under, session.timeline().tickAt(300), 2 * scale);
    }

    @Test
    void draggingPansWithoutZoom(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().seekTick(900);
            session.timeline().zoom(0.25, 600);
        });
        picture();
        double scale = session.timeline().ticksPerPixel();
        double start = session.timeline().start();
        moveTo(robot, TimeScale.GUTTER + 400, 150);
        robot.drag(MouseButton.PRIMARY);
        robot.moveBy(-100, 0);
        robot.drop();
        assertEquals(scale, session.timeline().ticksPerPixel());
        assertEquals(start + 100 * scale, session.timeline().start(), 6 * scale);
    }

    @Test
    void draggingTheAxisMarksARangeAndAClickSeeks(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(900));
        picture();
        moveTo(robot, TimeScale.GUTTER + 200, 14);
        robot.drag(MouseButton.PRIMARY);
        robot.moveBy(100, 0);
        robot.drop();
        RunPart marked = session.range().get().orElseThrow();
        double scale = session.timeline().ticksPerPixel();
        assertEquals(session.timeline().tickAt(200), marked.from(), 3 * scale);
        assertEquals(session.timeline().tickAt(300), marked.to(), 3 * scale);
        assertEquals(900, session.playhead().tick(), "time stands still meanwhile");
        robot.clickOn("#range-chip");
        assertEquals(Optional.empty(), session.range().get());
        moveTo(robot, TimeScale.GUTTER + 200, 14);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(session.timeline().tickAt(200), session.playhead().tick(), 3 * scale);
    }

    @Test
    void draggingDownTheNamesOfClustersMarksThem(FxRobot robot) {
        picture();
        List<ClusterBands.Band> bands = painted().layout().bands().bands();
        moveTo(robot, 50, LanesLayout.GANTT_TOP + bands.get(0).top() + 10);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(Optional.of(new Subject.OfCluster(0)), session.selection().get().subject());
        robot.drag(MouseButton.PRIMARY);
        robot.moveBy(0, bands.get(1).top() - bands.get(0).top());
        robot.drop();
        assertEquals(List.of(0, 1), session.range().get().orElseThrow().rows().stream().map(RunPart.Cores::cluster).toList());
    }

    @Test
    void fitShowsTheWholeRunAgain(FxRobot robot) {
        picture();
        double whole = session.timeline().ticksPerPixel();
        robot.interact(() -> session.timeline().zoom(0.2, 300));
        robot.clickOn("#schedule-fit");
        assertEquals(whole, session.timeline().ticksPerPixel(), 1e-9);
    }

    @Test
    void arrowsWalkFromTaskToTask(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(900));
        picture();
        GanttFrame.Bar bar = largestBar();
        moveTo(robot, bar.box().x() + bar.box().width() / 2, bar.box().centreY());
        robot.clickOn(MouseButton.PRIMARY);
        robot.type(KeyCode.LEFT);
        int task = session.selection().get().task().orElseThrow();
        Trace trace = session.runs().run().trace();
        int before = painted().scene().index().history().piece(task, painted().context().at()).orElseThrow();
        assertTrue(trace.pieces().start(before) < trace.pieces().start(bar.piece()));
        assertEquals(trace.pieces().cluster(bar.piece()), trace.pieces().cluster(before));
    }

    @Test
    void aDragOnTheAxisMovesThePlayhead(FxRobot robot) {
        picture();
        moveTo(robot, TimeScale.GUTTER + 300, 12);
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals((long) session.timeline().tickAt(300), session.playhead().tick(), 2);
    }

    @Test
    void aClickOnACellOfOneLateJobSelectsIt(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(900));
        picture();
        ViolationGrid grid = painted().scene().violations();
        LateLane.Cells cells = (LateLane.Cells) painted().lanes().get(3);
        for (int row = 0; row < grid.users().size(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (grid.count(row, column) == 1) {
                    var box = cells.heat().boxOf(new HeatLane.Cell(row, column));
                    moveTo(robot, box.x() + box.width() / 2, box.centreY());
                    robot.clickOn(MouseButton.PRIMARY);
                    assertEquals(OptionalInt.of(grid.jobs(row, column).get(0)), session.selection().get().job());
                    return;
                }
            }
        }
        throw new AssertionError("the sample has no late job");
    }

    @Test
    void aClickOnATriangleFoldsItsCluster(FxRobot robot) {
        picture();
        double before = painted().layout().bands().bands().get(1).top();
        moveTo(robot, 11, AxisLane.HEIGHT + 10);
        robot.clickOn(MouseButton.PRIMARY);
        picture();
        assertTrue(painted().layout().bands().bands().get(0).collapsed());
        assertTrue(painted().layout().bands().bands().get(1).top() < before);
    }

    @Test
    void aTriangleFoldsItsLaneAndAnEdgeIsDrawnHigher(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(800));
        picture();
        LanesLayout before = painted().layout();
        moveTo(robot, 11, before.ganttBottom() + 12);
        robot.clickOn(MouseButton.PRIMARY);
        picture();
        assertTrue(painted().layout().strip(CurveLane.USE).orElseThrow().folded());
        moveTo(robot, TimeScale.GUTTER + 200, painted().layout().strip(CurveLane.QUEUE).orElseThrow().top());
        robot.drag(MouseButton.PRIMARY);
        robot.moveBy(0, -40);
        robot.drop();
        picture();
        assertEquals(before.strip(CurveLane.QUEUE).orElseThrow().height() + 40,
                painted().layout().strip(CurveLane.QUEUE).orElseThrow().height(), 8);
        robot.interact(() -> session.settings().lanes().reset(ScheduleView.LANES));
        picture();
        assertEquals(before, painted().layout());
    }
}
