package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class WhatNowSheetTest {
    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 900, 700, MetricsView::new);
        session = shown.session;
    }

    private static TableView<WhatNow.Row> table(FxRobot robot) {
        return robot.lookup("#what-now").query();
    }

    @Test
    void waitingJobsStandInATableWithAColumnForEachPolicyAndAreSelectedInTheWindow(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().toEnd();
            session.playhead().seekTick(300);
            WhatNowSheet.of(shown.stage, session).show();
        });
        assertEquals(List.of("p-slr", "fifo-job", "easy", "srtf"),
                table(robot).getColumns().stream().map(TableColumn::getText).toList().subList(3, 7));
        assertFalse(table(robot).getItems().isEmpty());
        assertTrue(robot.lookup("#what-now-state").<Labeled>query().getText().startsWith("At 300: "),
                () -> robot.lookup("#what-now-state").<Labeled>query().getText());
        robot.interact(() -> {
            robot.lookup("#what-now-policies").queryAs(TextField.class).setText("fifo-job, nonesuch");
            robot.lookup("#what-now-policies").queryAs(TextField.class).fireEvent(new ActionEvent());
        });
        assertEquals("Unknown policy nonesuch; Help lists all policies", robot.lookup("#what-now-message").<Labeled>query().getText());
        robot.interact(() -> table(robot).getSelectionModel().select(0));
        assertEquals(table(robot).getItems().get(0).job(), session.selection().get().job().orElse(-1));
        robot.interact(() -> robot.lookup("#what-now-open-2").queryButton().fire());
        assertTrue(robot.lookup("#what-now-sheet").tryQuery().isEmpty());
        assertEquals("easy", session.runs().run().setup().policy());
    }
}
