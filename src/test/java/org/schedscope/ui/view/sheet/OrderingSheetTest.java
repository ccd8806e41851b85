package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class OrderingSheetTest {
    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 900, 700, MetricsView::new);
        session = shown.session;
    }

    private void type(FxRobot robot, String text) {
        robot.interact(() -> robot.lookup("#ordering-text").queryAs(TextField.class).setText(text));
    }

    private static String underlined(FxRobot robot) {
        return robot.lookup("#ordering-echo").queryAs(TextFlow.class).getChildren().stream()
                .filter(part -> part.getStyleClass().contains("wrong"))
                .map(part -> ((Text) part).getText()).reduce("", String::concat);
    }

    @Test
    void mistakesAreUnderlinedAndCannotBeRun(FxRobot robot) {
        robot.interact(() -> OrderingSheet.of(shown.stage, session).show());
        type(robot, "rnak / cp");
        assertEquals("rnak", underlined(robot));
        assertTrue(robot.lookup("#ordering-take").query().isDisabled());
        assertTrue(robot.lookup("#ordering-message").<Labeled>query().getText().startsWith("unknown variable 'rnak'"));
        type(robot, "rank / cp");
        assertEquals("", underlined(robot));
        assertFalse(robot.lookup("#ordering-take").query().isDisabled());
        assertEquals("This ordering can be run.", robot.lookup("#ordering-message").<Labeled>query().getText());
        type(robot, "age * wait");
        assertTrue(robot.lookup("#ordering-message").<Labeled>query().getText().endsWith("so long queues take long."));
        robot.clickOn("#ordering-leave");
        assertEquals("p-slr", session.runs().run().setup().policy());
    }

    @Test
    void whatIsTypedIsRunAndStandsThereWhenTheSheetIsOpenedAgain(FxRobot robot) {
        robot.interact(() -> OrderingSheet.of(shown.stage, session).show());
        robot.clickOn("#ordering-example-3");
        robot.clickOn("#ordering-take");
        assertEquals("=cores * exec", session.runs().run().setup().policy());
        robot.interact(() -> session.playhead().toEnd());
        assertEquals(100, session.snapshot().get().report().finishedJobs());
        robot.interact(() -> OrderingSheet.of(shown.stage, session).show());
        assertEquals("cores * exec", robot.lookup("#ordering-text").queryAs(TextField.class).getText());
        robot.clickOn("#ordering-leave");
    }
}
