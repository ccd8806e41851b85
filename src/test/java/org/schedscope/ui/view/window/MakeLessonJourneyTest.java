package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** A lesson made in the window by keys, from what it shows. */
@ExtendWith(FreshStage.class)
class MakeLessonJourneyTest {
    private Session session;

    @Start
    void open(Stage stage) {
        FxFonts.register();
        session = ViewStage.session(SampleRuns.graham());
        new MainWindow(session, stage).show();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Labeled.class).getText();
    }

    @Test
    void aStepIsAddedToldAskedAndGiven(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(0));
        robot.push(KeyCode.CONTROL, KeyCode.M);
        robot.write("Mine").push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals("Step 1: Type the story of the step.", text(robot, "#make-flaw"));
        robot.write("A core is free.");
        assertEquals("A core is free.", robot.lookup("#make-story").queryAs(TextArea.class).getText(), "the caret waits in the story");
        robot.type(KeyCode.TAB);
        assertTrue(robot.lookup("#lesson-make-kind-nothing").query().isFocused(), "Tab leaves a text");
        robot.clickOn("#lesson-make-kind-next");
        assertTrue(text(robot, "#make-answer").startsWith("The answer is "), text(robot, "#make-answer"));
        robot.clickOn("#lesson-make-kind-nothing");
        assertEquals("", text(robot, "#make-answer"));
        robot.clickOn("#make-give");
        assertEquals("Mine", session.lessons().get().orElseThrow().lesson().title());
        assertEquals("Tick 0", text(robot, "#lesson .lesson-title"));
        assertTrue(robot.lookup("#make-title").tryQuery().isEmpty());
    }
}
