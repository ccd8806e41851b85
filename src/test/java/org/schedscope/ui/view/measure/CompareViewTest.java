package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.Regret;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Column;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class CompareViewTest {
    private Session session;
    private View view;

    @Start
    void start(Stage stage) {
        ViewStage shown = new ViewStage(stage, SampleRuns.campus(), 1000, 640, CompareView::new);
        session = shown.session;
        view = shown.view;
    }

    private void fork(FxRobot robot) {
        robot.interact(() -> session.runs().fork(ForkSpec.at(0).withPolicy("fifo-job")));
    }

    private List<Comparison.Row> rows(FxRobot robot) {
        return robot.lookup("#compare").<TableView<Comparison.Row>>query().getItems();
    }

    @Test
    void aButtonPutsTheOtherRunBesideTheOpenOneAndColoursTellTheShift(FxRobot robot) {
        fork(robot);
        robot.clickOn("#compare-beside-rows");
        assertEquals(ComparisonMode.ROWS, session.answers().compare().besideProperty().get());
        assertEquals(1, session.runs().labelOf(session.answers().compare().inRows().orElseThrow()));
        assertEquals(ColourBy.SHIFT, session.colours().byProperty().get());
        robot.clickOn("#compare-beside-rows");
        assertTrue(robot.lookup("#compare-beside-rows").<ToggleButton>query().isSelected(), "a second press takes nothing back");
        robot.clickOn("#compare-beside-ghosts");
        assertTrue(session.answers().compare().inRows().isEmpty());
        assertFalse(robot.lookup("#compare-beside-rows").<ToggleButton>query().isSelected());
    }

    @Test
    void onlyDifferencesLeaveWhatStartsAlikePale(FxRobot robot) {
        fork(robot);
        OpenRun run = session.runs().run();
        int task = IntStream.range(0, run.index().taskCount())
                .filter(t -> session.answers().compare().get().orElseThrow().shift().of(t).orElse(1) == 0).findFirst().orElseThrow();
        Palette palette = new Palette(Theme.LIGHT);
        robot.clickOn("#compare-beside-rows");
        int alike = session.colours().fills(run, session.snapshot().get()).fill(palette, run.index().jobOf(task), task);
        assertEquals(palette.shift(0), alike);
        robot.clickOn("#compare-beside-differences");
        int pale = session.colours().fills(run, session.snapshot().get()).fill(palette, run.index().jobOf(task), task);
        assertTrue((pale & 0xFF) > (alike & 0xFF), "paler than it was");
    }

    @Test
    void jobByJobTheTableSaysWhoLostWhatAndChoosingOneShowsIt(FxRobot robot) {
        fork(robot);
        robot.interact(() -> robot.lookup("#compare-of").<MenuButton>query().getItems().get(1).fire());
        TableView<Regret> table = robot.lookup("#regrets").query();
        Regret most = table.getItems().get(0);
        OpenRun run = session.runs().run();
        assertTrue(most.ticks() > 0);
        assertEquals(List.of("Job", "User", "Response, run 2", "Response, run 1", "Difference", "%"),
                table.getColumns().stream().map(TableColumn::getText).toList());
        robot.interact(() -> table.getSelectionModel().select(0));
        assertEquals(most.job(), session.selection().get().job().orElseThrow());
        String told = robot.lookup("#regret-sentence").<Label>query().getText();
        assertTrue(told.endsWith("Most is lost by " + run.index().job(most.job()).id() + ": " + most.ticks() + " ticks."), told);
        assertEquals("regrets", view.exportables().get(0).name());
    }

    @SuppressWarnings("unchecked")
    private static String says(TableColumn<Comparison.Row, ?> column, Comparison.Row row) {
        return ((Column<Comparison.Row>) (TableColumn<?, ?>) column).says(row);
    }

    @Test
    void whatTheMachineDidIsToldAsTheRunThatIsComparedWithTheSimulatedOne(FxRobot robot, @TempDir Path folder) throws IOException {
        Path log = folder.resolve("l.swf");
        Files.writeString(log, "; MaxProcs: 2\n1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1\n2 1 9 5 2 -1 -1 2 5 -1 1 1 1 1 1 -1 -1 -1\n"
                + "3 2 50 5 1 -1 -1 1 5 -1 1 1 1 1 1 -1 -1 -1\n");
        robot.interact(() -> session.files().open(log));
        String simulated = Integer.toString(session.runs().labelOf(session.runs().run()));
        robot.interact(() -> session.files().openRecorded());
        String recorded = Integer.toString(session.runs().labelOf(session.runs().run()));
        assertEquals("run " + recorded + " compared with run " + simulated, view.detail().getValue());
        TableView<Comparison.Row> table = robot.lookup("#compare").query();
        assertEquals(List.of("Run " + simulated, "Run " + recorded),
                table.getColumns().subList(1, 3).stream().map(TableColumn::getText).toList());
        String told = robot.lookup("#compare-sentence").<Label>query().getText();
        assertTrue(told.startsWith("0 tasks start earlier, 1 later than in run " + simulated), told);
        assertEquals("With: run " + simulated, robot.lookup("#compare-with").<MenuButton>query().getText());
    }

    @Test
    void figuresAreWholeAndPlain(FxRobot robot) {
        fork(robot);
        TableView<Comparison.Row> table = robot.lookup("#compare").query();
        for (TableColumn<Comparison.Row, ?> column : table.getColumns().subList(1, 5)) {
            for (Comparison.Row row : table.getItems()) {
                String told = says(column, row);
                assertFalse(told.contains("e"), told);
                Text text = new Text(told);
                text.setFont(Font.font("JetBrains Mono", 12));
                assertTrue(column.getWidth() > text.getLayoutBounds().getWidth() + 8, told);
            }
        }
        Comparison.Row peak = rows(robot).stream().filter(row -> row.metric().name().equals("peakInFlight")).findFirst().orElseThrow();
        assertEquals(ChangeBar.Verdict.NEITHER, ChangeBar.Verdict.of(peak));
        assertEquals("+0.000068", MetricWords.signed(6.8e-5));
    }

    @Test
    void wordsAndColoursFollowTheDirectionOfAMetric(FxRobot robot) {
        fork(robot);
        for (Comparison.Row row : rows(robot)) {
            double difference = row.differences().get(1);
            ChangeBar.Verdict expected = switch (row.metric().better()) {
                case LOWER -> difference < 0 ? ChangeBar.Verdict.BETTER : difference > 0 ? ChangeBar.Verdict.WORSE : ChangeBar.Verdict.SAME;
                case HIGHER -> difference > 0 ? ChangeBar.Verdict.BETTER : difference < 0 ? ChangeBar.Verdict.WORSE
                        : ChangeBar.Verdict.SAME;
                case NEITHER -> ChangeBar.Verdict.NEITHER;
            };
            assertEquals(Double.isNaN(difference) ? ChangeBar.Verdict.NEITHER : expected, ChangeBar.Verdict.of(row), row.metric().name());
        }
        assertTrue(rows(robot).stream().anyMatch(row -> row.metric().better() != Metric.Better.NEITHER));
        assertFalse(robot.lookup(".change-bar.good").queryAll().isEmpty() && robot.lookup(".change-bar.bad").queryAll().isEmpty());
    }
}
