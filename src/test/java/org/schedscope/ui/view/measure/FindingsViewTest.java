package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
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

/** What a schedule was found to do wrong, as a list. */
@ExtendWith(FreshStage.class)
class FindingsViewTest {
    private static final double WIDTH = 640;

    private ViewStage view;

    @Start
    void open(Stage stage) {
        view = new ViewStage(stage, SampleRuns.campus(), WIDTH, 200, FindingsView::new);
    }

    @Test
    void whereThereIsLittleRoomOnlySentencesAreShortened(FxRobot robot) {
        TableView<?> findings = robot.lookup("#findings").queryTableView();
        robot.interact(() -> {
            view.stage.setWidth(WIDTH);
            view.picture();
        });
        double all = 0;
        for (TableColumn<?, ?> column : findings.getColumns()) {
            all += column.getWidth();
        }
        assertTrue(findings.getColumns().get(2).getWidth() >= 80, "illegal, advice, and their German twins stand there whole");
        assertTrue(findings.getColumns().get(0).getWidth() >= 90, "ticks of eight digits");
        assertTrue(all <= findings.getWidth(), all + " of " + findings.getWidth());
    }

    @Test
    void thereAreNoneOnlyOnceTheWholeRunWasLookedThrough(FxRobot robot) {
        Labeled empty = (Labeled) robot.lookup("#findings").queryTableView().getPlaceholder();
        assertEquals("Findings appear once the run is recorded to its end.", empty.getText());
        robot.interact(() -> view.session.answers().findings().ask(view.session.runs().run()));
        assertEquals("No findings.", empty.getText());
    }
}
