package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The projector look: what a room sees, how large it is, and a lesson given by a presenter's remote. */
@ExtendWith(FreshStage.class)
class PictureLayoutTest {
    /** Capitals of Inter and of JetBrains Mono, of the em. */
    private static final double CAPITALS = 0.727;
    /** Larger ones have more pixels for the same picture. */
    private static final List<int[]> SIZES = List.of(new int[] {1024, 768}, new int[] {1280, 720});

    private Session session;
    private Stage stage;

    @Start
    void open(Stage stage) {
        this.stage = stage;
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        new MainWindow(session, stage).show();
        resize(1280, 720);
        session.settings().themeProperty().set(Theme.PROJECTOR);
    }

    private void resize(double width, double height) {
        stage.setWidth(width);
        stage.setHeight(height);
    }

    /** What is asked for in a layout is done after it, and asks for another one. */
    private void settle(FxRobot robot) {
        for (int i = 0; i < 4; i++) {
            robot.interact(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
            });
        }
    }

    private LessonModel.Progress given() {
        return session.lessons().get().orElseThrow();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void press(FxRobot robot, KeyCode key) {
        robot.press(key).release(key);
        settle(robot);
    }

    @Test
    void aRemoteAloneShowsEveryAnswerOfALessonAndSkipsNoStep(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        settle(robot);
        List<Integer> seen = new ArrayList<>();
        List<Integer> told = new ArrayList<>();
        for (int presses = 0; presses < 60 && !(given().isLast() && !given().isAsking()); presses++) {
            int before = given().number();
            boolean asking = given().isAsking();
            press(robot, KeyCode.PAGE_DOWN);
            assertTrue(given().number() <= before + 1);
            assertFalse(asking && given().number() > before, "an open question of step " + (before + 1) + " was skipped");
            if (!seen.contains(given().number())) {
                seen.add(given().number());
            }
            if (asking && given().revealed()) {
                told.add(before);
                Node verdict = robot.lookup("#lesson-verdict").query();
                assertTrue(place(verdict).getMaxY() <= place(robot.lookup("#lesson-story").query()).getMaxY() + 1,
                        "the answer of step " + (before + 1) + " is seen at once");
            }
        }
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8), seen);
        List<Integer> questions = new ArrayList<>();
        for (int i = 0; i < given().lesson().steps().size(); i++) {
            if (given().lesson().steps().get(i).question().isPresent()) {
                questions.add(i);
            }
        }
        assertEquals(questions, told);
        press(robot, KeyCode.PAGE_UP);
        assertEquals(7, given().number());
    }

    @Test
    void aStepIsSeenWithoutScrollingAtEverySizeOfProjector(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        ScrollPane story = (ScrollPane) robot.lookup("#lesson-story").query();
        for (int[] size : SIZES) {
            robot.interact(() -> resize(size[0], size[1]));
            for (int step = 0; step < given().lesson().steps().size(); step++) {
                settle(robot);
                String where = "step " + (step + 1) + " at " + size[0] + " x " + size[1];
                double hidden = ((Region) story.getContent()).getHeight() - story.getViewportBounds().getHeight();
                assertTrue(hidden <= 1, hidden + " px are hidden of " + where);
                double cap = robot.from(story).lookup(".lesson-text").queryAllAs(Labeled.class).iterator().next().getFont().getSize()
                        * CAPITALS;
                assertTrue(cap >= 0.03 * size[1], cap + " px of capitals in the story of " + where);
                Bounds schedule = place(robot.lookup("#schedule").query());
                assertTrue(schedule.getWidth() >= 0.41 * size[0], schedule + " is the schedule's place in " + where);
                assertTrue(schedule.getMinX() < 8 && schedule.getMinY() < 0.1 * size[1], schedule.toString());
                robot.interact(() -> session.lessons().next());
            }
            robot.interact(() -> {
                while (!given().isFirst()) {
                    session.lessons().back();
                }
            });
        }
    }

    @Test
    void nothingInThePictureIsTooSmallForTheLastRow(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        robot.interact(() -> session.lessons().next());
        robot.interact(() -> session.lessons().next());
        for (int[] size : SIZES) {
            robot.interact(() -> resize(size[0], size[1]));
            settle(robot);
            for (Node node : stage.getScene().getRoot().lookupAll(".text")) {
                if (node instanceof Text text && !text.getText().isBlank() && isShown(text)) {
                    assertTrue(text.getFont().getSize() * CAPITALS >= 0.0175 * size[1],
                            text.getText() + " in " + text.getFont().getSize() + " px at " + size[1]);
                }
            }
            double zoom = Theme.PROJECTOR.zoom() * Theme.PROJECTOR.growth(size[1]);
            assertTrue(FontRole.BAR.size() * zoom * CAPITALS >= 0.0175 * size[1], "labels of bars");
        }
    }

    private static boolean isShown(Node node) {
        return node == null || node.isVisible() && isShown(node.getParent());
    }

    @Test
    void everythingElseIsFoldedAwayAndComesBack(FxRobot robot) {
        settle(robot);
        assertTrue(robot.lookup("#jobs").tryQuery().isEmpty() || !isShown(robot.lookup("#jobs").query()));
        assertFalse(isShown(robot.lookup(".tool-row").query()));
        assertFalse(isShown(robot.lookup(".status").query()));
        assertTrue(place(robot.lookup("#schedule").query()).getWidth() > 0.6 * 1280);
        robot.interact(() -> session.settings().allPanelsProperty().set(true));
        settle(robot);
        assertTrue(isShown(robot.lookup("#jobs").query()));
        assertTrue(isShown(robot.lookup(".tool-row").query()));
        robot.interact(() -> session.settings().themeProperty().set(Theme.LIGHT));
        settle(robot);
        assertTrue(place(robot.lookup("#jobs").query()).getWidth() > 100);
    }

    @Test
    void theClockIsLargeAndSaysWhenTheRunEnds(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        settle(robot);
        Labeled clock = robot.lookup("#clock").queryLabeled();
        assertEquals("t = 0", clock.getText());
        assertTrue(clock.getFont().getSize() >= 0.06 * 720);
        assertTrue(stage.getScene().getRoot().lookupAll(".label").stream()
                .anyMatch(label -> label instanceof Labeled words && words.getText().equals("ends at 12")));
    }

    @Test
    void digitsAnswerAndTheFirstAnswerCounts(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        robot.interact(() -> session.lessons().next());
        robot.interact(() -> session.lessons().next());
        settle(robot);
        press(robot, KeyCode.DIGIT9);
        assertEquals(Optional.empty(), given().answer(), "there is no ninth");
        press(robot, KeyCode.DIGIT3);
        assertEquals(Optional.of(2.0), given().answer());
        press(robot, KeyCode.DIGIT1);
        assertEquals(Optional.of(2.0), given().answer());
    }

    @Test
    void theScreenGoesBlankUntilAnyKeyWhichDoesNothingElse(FxRobot robot) {
        robot.interact(() -> session.files().openLesson("graham"));
        settle(robot);
        Node blank = robot.lookup("#blank").query();
        press(robot, KeyCode.B);
        assertTrue(blank.isVisible());
        assertEquals(stage.getScene().getWidth(), place(blank).getWidth(), 0.5);
        press(robot, KeyCode.PAGE_DOWN);
        assertFalse(blank.isVisible());
        assertEquals(0, given().number());
        press(robot, KeyCode.PERIOD);
        assertTrue(blank.isVisible());
        robot.clickOn("#blank");
        assertFalse(blank.isVisible());
    }

    @Test
    void typeGrowsWithTheHeightOfTheWindow(FxRobot robot) {
        assertEquals(1.5, Theme.PROJECTOR.growth(1080));
        assertEquals(3, Theme.PROJECTOR.growth(2160));
        assertEquals(1, Theme.PROJECTOR.growth(500), "small windows have no smaller type");
        assertEquals(1, Theme.LIGHT.growth(2160), "who sits before the screen has chosen");
        robot.interact(() -> {
            session.settings().windowWidthProperty().set(1920);
            session.settings().windowHeightProperty().set(1080);
        });
        settle(robot);
        assertEquals(30 * 2.2, robot.lookup("#clock").queryLabeled().getFont().getSize(), 0.1);
    }

    @Test
    void f11AndWhatRemotesSendFillTheScreenAndEndIt(FxRobot robot) {
        press(robot, KeyCode.F11);
        assertTrue(stage.isFullScreen());
        press(robot, KeyCode.F5);
        assertFalse(stage.isFullScreen());
    }
}
