package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.lesson.StoryPages;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Every step of every lesson is seen from the last row without scrolling, before and after the answer, at every size of a projector. */
@ExtendWith(FreshStage.class)
class ProjectorLessonsTest {
    /** Capitals of Inter, of the em. */
    private static final double CAPITALS = 0.727;
    private static final List<int[]> SIZES = List.of(new int[] {1024, 768}, new int[] {1280, 720}, new int[] {1920, 1080},
            new int[] {3840, 2160});

    private Session session;
    private Stage stage;
    private ScrollPane story;

    @Start
    void open(Stage stage) {
        this.stage = stage;
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        new MainWindow(session, stage).show();
        session.settings().themeProperty().set(Theme.PROJECTOR);
        story = (ScrollPane) stage.getScene().lookup("#lesson-story");
    }

    private LessonModel.Progress given() {
        return session.lessons().get().orElseThrow();
    }

    private void settle(FxRobot robot) {
        for (int i = 0; i < 3; i++) {
            robot.interact(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
            });
        }
    }

    private void look(FxRobot robot, String name, Language language, int[] size, int step, List<String> wrong) {
        settle(robot);
        String where = name + " " + language.id() + ", step " + (step + 1) + (given().revealed() ? ", answered, at " : " at ") + size[0]
                + " x " + size[1];
        double hidden = ((Region) story.getContent()).getHeight() - story.getViewportBounds().getHeight();
        if (hidden > 1) {
            wrong.add(where + ", page " + session.lessons().pages().get().page() + ": "
                    + Math.round(hidden * 720 / size[1]) + " px of 720 are hidden");
        }
        robot.from(story).lookup(".lesson-text").queryAllAs(Labeled.class).stream().filter(Labeled::isVisible)
                .filter(text -> text.getFont().getSize() * CAPITALS < 0.03 * size[1])
                .forEach(text -> wrong.add(where + ": type of " + text.getFont().getSize() + " px"));
    }

    private List<String> wrong(FxRobot robot, String name, Language language, int[] size) throws InputException {
        List<String> wrong = new ArrayList<>();
        Lesson lesson = Lessons.read(name, language);
        robot.interact(() -> {
            stage.setWidth(size[0]);
            stage.setHeight(size[1]);
            session.lessons().begin(lesson);
        });
        for (int step = 0; step < lesson.steps().size(); step++) {
            // Pages of a long step, the answer, and its pages.
            for (boolean more = true; more && given().number() == step;) {
                look(robot, name, language, size, step, wrong);
                more = given().isAsking() || session.lessons().pages().hasMore();
                if (more) {
                    robot.interact(() -> session.lessons().onward());
                }
            }
            robot.interact(() -> session.lessons().next());
        }
        return wrong;
    }

    @Test
    @Tag("nightly")
    void noStepOfAnyLessonIsScrolledInAnyLanguageAtAnySize(FxRobot robot) throws InputException {
        List<String> wrong = new ArrayList<>();
        // The toolkit without a screen has one of 1280 by 800 unless it is started with -Dheadless.geometry=3840x2160-32.
        Rectangle2D screen = Screen.getPrimary().getBounds();
        for (int[] size : SIZES.stream().filter(size -> screen.contains(size[0] - 1, size[1] - 1)).toList()) {
            for (String name : Lessons.names()) {
                for (Language language : Language.values()) {
                    wrong.addAll(wrong(robot, name, language, size));
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void whatIsTooLongForOnePageGoesOnOnTheNextAndTheRemoteTurnsThem(FxRobot robot) throws InputException {
        assertEquals(List.of(), wrong(robot, "fair-user", Language.GERMAN, SIZES.get(1)));
        robot.interact(() -> {
            session.lessons().begin(session.lessons().get().orElseThrow().lesson());
            session.lessons().next();
            session.lessons().next();
            session.lessons().next();
        });
        settle(robot);
        StoryPages pages = session.lessons().pages();
        Node ask = stage.getScene().lookup("#lesson-ask");
        Labeled next = (Labeled) stage.getScene().lookup("#lesson-next");
        assertEquals(List.of(1, false, "More"), List.of(pages.get().last(), ask.isVisible(), next.getText()));
        robot.interact(() -> session.lessons().onward());
        assertEquals(List.of(3, true, "Show answer"), List.of(given().number(), ask.isVisible(), next.getText()));
        robot.interact(() -> session.lessons().backward());
        assertEquals(List.of(3, false, "More"), List.of(given().number(), ask.isVisible(), next.getText()));
        robot.interact(() -> session.lessons().backward());
        assertEquals(2, given().number());
        robot.interact(() -> session.settings().allPanelsProperty().set(true));
        robot.interact(() -> session.lessons().next());
        settle(robot);
        assertEquals(0, pages.get().last(), "beside all panels a story is scrolled");
    }
}
