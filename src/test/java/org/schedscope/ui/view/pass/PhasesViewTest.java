package org.schedscope.ui.view.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.TextLine;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What the window tells of the four phases. */
@ExtendWith(FreshStage.class)
class PhasesViewTest {
    private static final Platform PLATFORM = Platform.of("three cores", Cluster.of("C", 3));
    /** At tick 1, A needs all cores and X holds one until 9; B slips in front. */
    private static final Workload OVERTAKEN = Workload.of("w", Job.of("X", 0, Task.of("T", 9)),
            Job.of("A", 1, Task.of("T", 2).withCores(3)),
            Job.of("B", 1, Task.of("T", 3)));
    /** At tick 2, A3 suspends A5. */
    private static final Workload SUSPENDED = Workload.of("w", Job.of("A", 0, Task.of("A1", 1), Task.of("A2", 1).after(0),
            Task.of("A3", 5).withCores(2).after(1), Task.of("A4", 2).after(2), Task.of("A5", 3).withCores(2).after(0)));

    private Stage stage;
    private ViewStage shown;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private Session show(FxRobot robot, RunSpec spec, double width) {
        robot.interact(() -> {
            shown = new ViewStage(stage, spec, width, 300, PhasesView::new);
            shown.view.setShown(true);
        });
        return shown.session;
    }

    private static RunSpec run(Workload workload, String policy, String scheduler) {
        return new RunSpec(workload, PLATFORM, policy, scheduler, 1, new TreeMap<>());
    }

    private void goTo(FxRobot robot, Session session, long tick) {
        robot.interact(() -> session.playhead().seekTick(tick));
        WaitForAsyncUtils.waitForAsyncFx(10_000, shown::picture);
    }

    private static List<String> rows(FxRobot robot) {
        return robot.from(robot.lookup("#phase-queue")).lookup(".table-row-cell").queryAll().stream().map(row -> (TableRow<?>) row)
                .filter(row -> !row.isEmpty()).sorted(Comparator.comparing(TableRow::getIndex))
                .map(row -> row.getChildrenUnmodifiable().stream().filter(TableCell.class::isInstance)
                        .map(cell -> ((TableCell<?, ?>) cell).getText())
                        .filter(text -> text != null && !text.isEmpty()).collect(Collectors.joining("|")))
                .toList();
    }

    private static List<String> steps(FxRobot robot) {
        ListView<TextLine> steps = robot.lookup("#phase-steps").queryListView();
        return steps.getItems().stream().map(TextLine::text).toList();
    }

    @Test
    void aPassShowsItsQueueWithAColumnForEachPhaseAndWhoWasPassedBy(FxRobot robot) {
        Session session = show(robot, run(OVERTAKEN, "owm-backfilling", Schedulers.FOUR_PHASE), 1000);
        assertTrue(robot.lookup(".empty").query().isVisible());
        goTo(robot, session, 1);
        assertEquals("pass at tick 1 \u00b7 2 in the queue, 1 committed", shown.view.detail().getValue());
        assertEquals(List.of("1|A|now|2|9, C|waits, passed by 1", "2|B|now|3|now, C|C, now \u00b7 past 1"), rows(robot));
        assertEquals(List.of("1 Entered: A, B", "2 Order by rank-hybd", "of 2 workflows: the smallest mean rank first",
                "3 Candidates: 1 of 2",
                "those planned to start now; next planned start 9", "4 B \u2192 C, tick 1 to 4", "past one that has waited longer",
                "2 Only one workflow is left: the largest mean rank first", "4 No other task can start now"), steps(robot));
        robot.clickOn("B");
        assertEquals(OptionalInt.of(2), session.selection().get().task());
    }

    @Test
    void aPassShowsWhoIsSuspendedForWhom(FxRobot robot) {
        Session session = show(robot, run(SUSPENDED, "owm-preemptive", Schedulers.FOUR_PHASE), 1000);
        goTo(robot, session, 2);
        assertEquals("pass at tick 2 \u00b7 2 in the queue, 1 committed, 1 suspended", shown.view.detail().getValue());
        assertEquals(List.of("1|A3|now|7|C, now", "2|A5|suspended|3|waits"), rows(robot));
        assertTrue(steps(robot).contains("suspends A5: ends at 7 instead of 9"), steps(robot)::toString);
        assertTrue(steps(robot).contains("4 A5 waits: no cluster has 2 cores now"), steps(robot)::toString);
    }

    @Test
    void aRunWithoutPhasesSaysWhy(FxRobot robot) {
        Session session = show(robot, run(OVERTAKEN, "p-slr", Schedulers.HIERARCHICAL), 600);
        goTo(robot, session, 1);
        assertTrue(robot.lookup(".empty").<Label>queryAs(Label.class).getText()
                .startsWith("This run has no phases: its scheduler is hierarchical"));
    }

    @Test
    void aRunThatCommitsWholeWorkflowsSaysSo(FxRobot robot) {
        Session session = show(robot, run(OVERTAKEN, "heft", Schedulers.FOUR_PHASE), 600);
        goTo(robot, session, 1);
        assertTrue(robot.lookup(".empty").<Label>queryAs(Label.class).getText()
                .startsWith("Whole workflows are committed as they arrive (heft)"));
    }
}
