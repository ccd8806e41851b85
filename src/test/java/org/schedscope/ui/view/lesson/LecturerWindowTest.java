package org.schedscope.ui.view.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.lesson.LessonJsonTest;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The window beside the one that the audience sees. */
@ExtendWith(FreshStage.class)
class LecturerWindowTest {
    private static final String NOTE = "Ask who would wait.";

    private Session session;
    private Stage stage;

    @Start
    void open(Stage stage) {
        this.stage = stage;
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        new MainWindow(session, stage).show();
    }

    private Scene lecturer() {
        return Window.getWindows().stream().filter(Window::isShowing).map(Window::getScene)
                .filter(scene -> scene.lookup("#lecturer") != null).findFirst().orElseThrow();
    }

    private static Set<String> words(Node root) {
        return root.lookupAll(".label").stream().filter(LecturerWindowTest::isShown).map(label -> ((Labeled) label).getText())
                .collect(Collectors.toSet());
    }

    private static boolean isShown(Node node) {
        return node == null || node.isVisible() && isShown(node.getParent());
    }

    private static void press(FxRobot robot, Scene scene, KeyCode code, boolean shortcut) {
        robot.interact(() -> scene.getRoot().fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false)));
    }

    private Scene give(FxRobot robot, Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("own.lesson.json"),
                LessonJsonTest.EVERYTHING.replace("\"text\": \"Both wait.\"", "\"text\": \"Both wait.\", \"notes\": \"" + NOTE + "\""));
        robot.interact(() -> session.files().open(file));
        robot.interact(() -> stage.getScene().getRoot().fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.N, true, true, false, false)));
        return lecturer();
    }

    @Test
    void itShowsAnswerNotesAndTheNextStepAndTheAudienceSeesNoneOfThem(FxRobot robot, @TempDir Path folder) throws Exception {
        Scene notes = give(robot, folder);
        assertTrue(words(notes.getRoot()).containsAll(Set.of(NOTE, "The answer is B.", "B starts: 2 is the smallest of 2 and 5.",
                "2 < 5.", "Then", "One.", "Two.", "The room sees the question", "Step 1 of 4")));
        Set<String> audience = words(stage.getScene().getRoot());
        assertTrue(audience.contains("Both wait."));
        assertTrue(Collections.disjoint(audience, Set.of(NOTE, "The answer is B.", "2 < 5.", "One.", "Two.")));
    }

    @Test
    void theRemoteWorksInItToo(FxRobot robot, @TempDir Path folder) throws Exception {
        Scene notes = give(robot, folder);
        press(robot, notes, KeyCode.PAGE_DOWN, false);
        assertTrue(words(stage.getScene().getRoot()).contains("2 < 5."), "the answer is shown first");
        assertTrue(words(notes.getRoot()).contains("The room sees the answer"));
        press(robot, notes, KeyCode.PAGE_DOWN, false);
        assertEquals(1, session.lessons().get().orElseThrow().number());
        assertTrue(words(notes.getRoot()).containsAll(Set.of("The lesson has no notes for this step.", "Question: How long?")));
        press(robot, notes, KeyCode.B, false);
        assertTrue(stage.getScene().lookup("#blank").isVisible());
        assertTrue(words(notes.getRoot()).contains("The room sees a black screen"));
        press(robot, notes, KeyCode.PAGE_DOWN, false);
        assertFalse(stage.getScene().lookup("#blank").isVisible());
        assertEquals(1, session.lessons().get().orElseThrow().number(), "the key that ends the black screen does nothing else");
        press(robot, notes, KeyCode.PAGE_UP, false);
        assertEquals(0, session.lessons().get().orElseThrow().number());
        press(robot, notes, KeyCode.DIGIT1, false);
        press(robot, notes, KeyCode.W, true);
        assertFalse(notes.getWindow().isShowing());
        assertTrue(session.lessons().get().isPresent(), "it closes itself and not the lesson");
    }

    @Test
    void itIsPutOnTheScreenThatTheAudienceDoesNotSee() {
        Rectangle2D laptop = new Rectangle2D(0, 0, 1366, 768);
        Rectangle2D projector = new Rectangle2D(1366, 0, 1280, 720);
        Rectangle2D onProjector = new Rectangle2D(1300, 0, 1280, 720);
        assertEquals(Optional.of(laptop), LecturerWindow.other(onProjector, List.of(laptop, projector)));
        assertEquals(Optional.of(projector), LecturerWindow.other(laptop, List.of(laptop, projector)));
        assertEquals(Optional.empty(), LecturerWindow.other(laptop, List.of(laptop)));
    }
}
