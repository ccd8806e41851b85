package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.lesson.LessonJson;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.notice.ProblemPanel;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Where there is little room, parts give way; nothing is written over anything else. */
@ExtendWith(FreshStage.class)
class LittleRoomTest {
    private Session session;
    private Stage stage;

    @Start
    void open(Stage stage) {
        this.stage = stage;
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        session.settings().allPanelsProperty().set(true);
        session.settings().themeProperty().set(Theme.PROJECTOR);
        new MainWindow(session, stage).show();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static void standsAbove(Node upper, Node lower) {
        assertTrue(place(upper).getMaxY() <= place(lower).getMinY() + 0.5,
                upper + " ends at " + place(upper).getMaxY() + ", " + lower + " begins at "
                        + place(lower).getMinY());
    }

    @Test
    void problemsInLargeTypeStandBelowEachOtherAndTheirButtonsSayAllTheySay(FxRobot robot) {
        InputFile file = InputFile.of("bad.lesson.json", """
                {"format": "schedscope-lesson", "version": 1, "title": "Mine",
                 "workload": {"jobs": [{"id": "A", "tasks": [{"id": "T", "exec": 5}]}]},
                 "platform": {"root": {"cluster": "C", "cores": 1}}, "policy": "unheard",
                 "steps": [{"title": "One", "text": "Text", "at": 0}, {"title": "Two", "policy": "nothing", "text": "Text", "at": 99}]}
                """.getBytes(StandardCharsets.UTF_8));
        List<Problem> wrong = assertThrows(InputException.class, () -> LessonJson.read(file, Limits.DEFAULT)).problems();
        robot.interact(() -> {
            Scene scene = new Scene(new ProblemPanel(session, ProblemReport.of("bad.lesson.json", wrong), () -> {}), 1270, 780);
            Themes.apply(scene, Theme.PROJECTOR);
            stage.setScene(scene);
        });
        ListView<?> list = robot.lookup(".problem-list").queryListView();
        assertEquals(2, list.getItems().size(), list.getItems().toString());
        List<Node> cells = robot.lookup(".problem-cell").queryAll().stream().sorted(Comparator.comparing(cell -> place(cell).getMinY()))
                .toList();
        standsAbove(cells.get(0), cells.get(1));
        for (Node cell : cells) {
            standsAbove(robot.from(cell).lookup(".problem-sentence").query(), robot.from(cell).lookup(".problem-place").query());
        }
        for (Node button : robot.lookup("#problems .problem-actions .button").queryAll()) {
            assertFalse(isCut((Button) button), ((Button) button).getText());
        }
    }

    @Test
    void aLongSentenceWithoutAPlaceInTheFileIsSeenWhole(FxRobot robot) {
        List<Problem> wrong = List.of(Problem.of("odd.txt", Message.verbatim("workloads are read from many formats, ".repeat(20))));
        robot.interact(() -> {
            Scene scene = new Scene(new ProblemPanel(session, ProblemReport.of("odd.txt", wrong), () -> {}), 640, 540);
            Themes.apply(scene, Theme.LIGHT);
            stage.setScene(scene);
        });
        Node sentence = robot.lookup(".problem-sentence").query();
        standsAbove(robot.lookup("#problems .panel-head").query(), sentence);
        assertTrue(place(sentence).getMaxY() <= place(robot.lookup(".problem-list").query()).getMaxY(), place(sentence).toString());
        assertTrue(place(sentence).getHeight() > 100, place(sentence).toString());
    }

    @Test
    void aWindowIsSharedOutWhileAProblemStandsInPlaceOfTheSchedule(FxRobot robot) {
        robot.interact(() -> {
            session.problems().report(ProblemReport.of("bad.json", List.of(Problem.of("bad.json", Message.verbatim("it is empty")))));
            new MainWindow(session, stage).show();
            stage.setWidth(1280);
        });
        WaitForAsyncUtils.waitForFxEvents();
        double left = robot.lookup("#columns").queryAs(SplitPane.class).getDividerPositions()[0];
        assertEquals(327, left * 1280, 40);
    }

    private static boolean isCut(Labeled words) {
        return words.isManaged() && words.getWidth() < words.prefWidth(-1) - 0.5;
    }

    @Test
    void theListOfJobsGivesWayBetweenItsFilterAndItsFoot(FxRobot robot) {
        Node jobs = robot.lookup("#jobs").query();
        Node panel = jobs.getParent().getParent();
        for (double height : new double[] {800, 620, 541, 430}) {
            robot.interact(() -> {
                stage.setWidth(800);
                stage.setMinHeight(height);
                stage.setHeight(height);
            });
            List<Node> parts = jobs.getParent().getChildrenUnmodifiable().stream().filter(Node::isVisible).toList();
            for (int i = 1; i < parts.size(); i++) {
                standsAbove(parts.get(i - 1), parts.get(i));
            }
            standsAbove(robot.from(panel).lookup(".panel-head").query(), parts.get(0));
            assertEquals(((Region) panel).getHeight(), panel.getClip().getLayoutBounds().getHeight(),
                    "nothing is painted over the panel below");
        }
    }

    @Test
    void inLargeTypeAWiderWindowNeverHasLessOfTheSchedule(FxRobot robot) {
        double before = 0;
        for (double width : new double[] {900, 1024, 1270, 1280}) {
            robot.interact(() -> stage.setWidth(width));
            double schedule = ((Region) robot.lookup("#schedule").query()).getWidth();
            assertTrue(schedule >= before, schedule + " of " + width + " after " + before);
            assertTrue(width < 1280 || schedule >= width * 0.44, schedule + " of " + width);
            before = schedule;
        }
    }
}
