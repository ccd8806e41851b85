package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.RunReport;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.RunNames;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The kept runs as a table, and what the next difference says. */
@ExtendWith(FreshStage.class)
class RunsViewTest {
    private ViewStage view;
    private Session session;

    @Start
    void start(Stage stage) {
        view = new ViewStage(stage, SampleRuns.campus(), 1000, 300, RunsView::new);
        session = view.session;
        view.view.setShown(true);
    }

    private TableView<Integer> table(FxRobot robot) {
        return robot.lookup("#runs").queryTableView();
    }

    private static TableColumn<Integer, ?> column(TableView<Integer> table, String start) {
        return table.getColumns().stream().filter(one -> one.getText().startsWith(start)).findFirst().orElseThrow();
    }

    @Test
    void runsStandBesideEachOtherWithTheirMetricsAndSortByThem(FxRobot robot) {
        robot.interact(() -> {
            session.runs().fork(ForkSpec.at(60).withPolicy("srtf"));
            session.runs().chooseBeside(Schedulers.withPolicy(session.runs().run().setup().choices(), "fifo-job"));
        });
        assertEquals(3, table(robot).getItems().size());
        robot.interact(() -> table(robot).getSortOrder().setAll(List.of(column(table(robot), "Mean wait"))));
        List<Double> waits = table(robot).getItems().stream()
                .map(number -> report(number).metrics().get("meanWait")).toList();
        assertEquals(waits.stream().sorted((a, b) -> Double.compare(b, a)).toList(), waits);
        assertTrue(ViewStage.colours(WaitForAsyncUtils.waitForAsyncFx(10_000, view::picture)) > 20);
    }

    private RunReport report(int number) {
        return session.answers().figures().get().get(number);
    }

    @Test
    void runsAreNamedInWordsUntilTheUserNamesThem(FxRobot robot) {
        RunSpec spec = session.runs().run().spec();
        robot.interact(() -> session.runs().fork(ForkSpec.at(60).withChoices(new RunChoices(spec.policy(), spec.scheduler(), spec.seed(),
                new TreeMap<>(Map.of("rearrangement", "easy"))))));
        OpenRun fork = session.runs().run();
        assertEquals("EASY from 60", RunNames.words(session, fork));
        assertEquals("run 1 at 60", RunNames.forked(session, fork));
        robot.interact(() -> session.runs().rename(fork, " with backfilling "));
        assertEquals("with backfilling", RunNames.words(session, fork));
        assertEquals("2=with backfilling", session.layout().now().get("run-names"));
        robot.interact(() -> session.runs().rename(fork, " "));
        assertEquals("EASY from 60", RunNames.words(session, fork));
    }

    @Test
    void runsOfSeveralWorkloadsHaveTheirNamesAndEachItsOwnUnitOfTime(FxRobot robot, @TempDir Path folder) throws IOException {
        Path log = Files.writeString(folder.resolve("small.swf"), """
                ; MaxProcs: 4
                1 0 0 600 2 -1 -1 2 900 -1 1 7 1 1 1 1 -1 -1
                2 60 0 300 4 -1 -1 4 600 -1 1 8 1 1 1 1 -1 -1
                """);
        assertEquals("p-slr", shown(robot, 0, "Run"));
        String ticks = shown(robot, 0, "Makespan");
        robot.interact(() -> {
            session.playhead().stepEvent(1);
            session.files().open(log);
        });
        assertEquals("campus-week · p-slr", shown(robot, 0, "Run"));
        assertEquals("small · p-slr", shown(robot, 1, "Run"));
        assertEquals(ticks, shown(robot, 0, "Makespan"), "a run of ticks beside one of seconds");
        assertTrue(shown(robot, 1, "Makespan").contains("min"), shown(robot, 1, "Makespan"));
    }

    /** What a cell shows. */
    private String shown(FxRobot robot, int row, String title) {
        TableView<Integer> table = table(robot);
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            table.getScene().getRoot().applyCss();
            table.layout();
            TableColumn<Integer, ?> column = column(table, title);
            return table.lookupAll(".table-row-cell").stream().map(line -> (TableRow<?>) line).filter(each -> each.getIndex() == row)
                    .flatMap(each -> each.getChildrenUnmodifiable().stream()).filter(TableCell.class::isInstance)
                    .map(cell -> (TableCell<?, ?>) cell).filter(cell -> cell.getTableColumn() == column)
                    .map(TableCell::getText).findFirst().orElseThrow();
        });
    }

    @Test
    void theNextDifferenceSaysWhenWhereAndWhoAndSelectsIt(FxRobot robot) {
        assertFalse(session.answers().compare().get().isPresent(), "there is no second run");
        robot.interact(() -> {
            session.runs().chooseBeside(Schedulers.withPolicy(session.runs().run().setup().choices(), "fifo-job"));
            session.difference().go();
        });
        assertTrue(session.answers().compare().get().isPresent());
        RunDifference found = session.difference().get().orElseThrow();
        assertEquals(found.tick(), session.playhead().tick());
        assertEquals(found.cluster(), session.selection().get().cluster().orElseThrow());
        assertTrue(session.selection().get().task().isPresent());
        String said = DifferenceText.of(session, found);
        assertTrue(said.startsWith("At " + found.tick() + " on "), said);
        assertTrue(said.contains("run 1 started") && said.contains("Run 1 orders by p-slr, run 2 by fifo-job."), said);
        robot.interact(() -> session.runs().show(session.runs().kept().get(0)));
        assertEquals(Optional.empty(), session.difference().get());
    }
}
