package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.draft.ImportDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** What all sheets have in common. */
@ExtendWith(FreshStage.class)
class ModalSheetTest {
    private Stage stage;
    private Session session;

    @Start
    void start(Stage given) {
        stage = given;
        session = new ViewStage(stage, SampleRuns.campus(), 1000, 760, MetricsView::new).session;
    }

    private void openSettings(FxRobot robot) {
        robot.interact(() -> RunSheet.of(stage, session).show());
    }

    private static Window sheet(FxRobot robot, String id) {
        return robot.lookup(id).query().getScene().getWindow();
    }

    private static boolean isOpen(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().isPresent();
    }

    @Test
    void enterAppliesAndEscapeLeavesEverythingAsItIs(FxRobot robot) {
        openSettings(robot);
        robot.interact(() -> robot.lookup("#field-seed").queryAs(TextField.class).setText("7"));
        robot.type(KeyCode.ESCAPE);
        assertFalse(isOpen(robot, "#run-sheet"));
        assertEquals(1, session.runs().run().setup().choices().seed());
        openSettings(robot);
        robot.interact(() -> {
            robot.lookup("#field-seed").queryAs(TextField.class).setText("7");
            robot.lookup("#field-seed").query().requestFocus();
        });
        robot.type(KeyCode.ENTER);
        assertFalse(isOpen(robot, "#run-sheet"));
        assertEquals(7, session.runs().run().setup().choices().seed());
    }

    @Test
    void aSheetOpensAsLargeAsItWasLeftInTypeOfThatSize(FxRobot robot) {
        openSettings(robot);
        robot.interact(() -> {
            sheet(robot, "#run-sheet").setWidth(900);
            sheet(robot, "#run-sheet").setHeight(480);
        });
        robot.type(KeyCode.ESCAPE);
        openSettings(robot);
        assertEquals(List.of(900.0, 480.0), List.of(sheet(robot, "#run-sheet").getWidth(), sheet(robot, "#run-sheet").getHeight()));
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> session.settings().themeProperty().set(Theme.PROJECTOR));
        openSettings(robot);
        assertTrue(sheet(robot, "#run-sheet").getWidth() > 950);
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> ForkSheet.of(stage, session, () -> {}).show());
        assertTrue(sheet(robot, "#fork-sheet").getHeight() > 480, "each has its own");
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void everySheetHasOneButtonThatAppliesAndOneThatLeaves(FxRobot robot) {
        robot.interact(() -> {
            for (Dialog<ButtonType> sheet : List.of(RunSheet.of(stage, session), ForkSheet.of(stage, session, () -> {}),
                    OrderingSheet.of(stage, session), EetSheet.of(stage, session), PictureSheet.of(stage, session, List.of(), List.of()),
                    ImportSheet.of(stage, session, new ImportDraft(List.of())),
                    WorkloadSheet.of(stage, session, editor -> Optional.empty()),
                    PlatformSheet.of(stage, session, editor -> Optional.empty()))) {
                List<Button> buttons = sheet.getDialogPane().getButtonTypes().stream().map(sheet.getDialogPane()::lookupButton)
                        .map(Button.class::cast).toList();
                String id = sheet.getDialogPane().getId();
                assertEquals(1, buttons.stream().filter(Button::isDefaultButton).count(), id);
                assertEquals(1, buttons.stream().filter(Button::isCancelButton).count(), id);
                assertEquals(buttons.size(), buttons.stream().map(Node::getId).distinct().count(), id);
                assertTrue(buttons.stream().filter(Button::isDefaultButton).allMatch(button -> button.getId().endsWith("-take")
                        && button.getStyleClass().contains("primary")), id);
            }
        });
    }

    @Test
    void whatIsWrongIsToldBelowTheFieldsInWhichItIs(FxRobot robot) {
        robot.interact(() -> ForkSheet.of(stage, session, () -> {}).show());
        String cluster = session.runs().run().platform().clusters().get(0).id();
        robot.interact(() -> robot.lookup("#fork-cores-" + cluster).queryAs(TextField.class).setText("none"));
        Node cores = robot.lookup("#fork-cores-" + cluster).query();
        Node complaint = robot.lookup("#fork-sheet #complaint-cores").match(Node::isVisible).query();
        assertTrue(cores.getStyleClass().contains("wrong"));
        assertTrue(complaint.localToScene(0, 0).getY() > cores.localToScene(0, 0).getY());
        assertTrue(robot.lookup("#fork-take").query().isDisabled());
        robot.interact(() -> robot.lookup("#fork-cores-" + cluster).queryAs(TextField.class).setText("3"));
        assertFalse(complaint.isVisible());
        robot.type(KeyCode.ESCAPE);
    }
}
