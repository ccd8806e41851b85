package org.schedscope.ui.view.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.sheet.LessonsSheet;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** A lesson as a lecturer gives it. */
@ExtendWith(FreshStage.class)
class LessonViewTest {
    private Session session;
    private Stage stage;

    @Start
    void open(Stage stage) {
        this.stage = stage;
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        new MainWindow(session, stage).show();
    }

    private void begin(FxRobot robot, String name, int step) {
        robot.interact(() -> session.files().openLesson(name));
        for (int i = 1; i < step; i++) {
            robot.interact(() -> session.lessons().next());
        }
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    /** All that is written in the panel. */
    private static Set<String> words(FxRobot robot) {
        return robot.lookup("#lesson .label").queryAllAs(Label.class).stream().map(Label::getText).collect(Collectors.toSet());
    }

    @Test
    void stepsOpenTheirRunsMoveThePlayheadAndSelect(FxRobot robot) {
        assertFalse(robot.lookup("#lesson").query().getParent().isVisible());
        begin(robot, "graham", 1);
        assertTrue(robot.lookup("#lesson").query().getParent().isVisible());
        assertTrue(words(robot).contains("Nine tasks, three cores"));
        assertEquals("fifo-task", session.runs().run().setup().policy());
        robot.clickOn("#lesson-next");
        assertEquals(2, session.playhead().tick());
        assertEquals("J4 T4", session.runs().run().index().label(session.selection().get().task().orElseThrow()));
        robot.clickOn("#lesson-next").clickOn("#lesson-next");
        assertEquals(4, session.runs().run().platform().totalCores());
        assertEquals(OptionalInt.empty(), session.selection().get().task());
        robot.clickOn("#lesson-back");
        assertEquals(3, session.runs().run().platform().totalCores());
        assertEquals(12, session.playhead().tick());
    }

    @Test
    void aWrongAnswerAndARightOneAreScoredAndTheKeysAreRevealed(FxRobot robot) {
        begin(robot, "graham", 6);
        assertEquals("No questions answered yet", text(robot, "#lesson-score"));
        double least = robot.lookup("#lesson-score").query().getParent().minWidth(-1);
        assertTrue(least < 240, "the bar needs " + least + " pixels and pushes the lesson out of the window");
        assertFalse(words(robot).contains("ready at 2"), "keys are hidden so that the room can guess");
        assertTrue(words(robot).contains("fifo-task: ready time, smallest first"), "and it is said what decides");
        robot.clickOn("#lesson-task-J1-T9");
        assertEquals("Score 0 of 1", text(robot, "#lesson-score"));
        assertEquals("Incorrect. The correct answer is T8.", text(robot, "#lesson-verdict"));
        assertEquals("T8 starts: 2 is the smallest of 2 and 3.", text(robot, "#lesson-why"));
        assertTrue(words(robot).containsAll(Set.of("ready at 2", "starts next", "ready at 3", "place 2 in the queue (your answer)")));
        robot.type(KeyCode.PAGE_DOWN).type(KeyCode.PAGE_DOWN);
        robot.clickOn("#lesson-task-J1-T9");
        assertEquals("Right.", text(robot, "#lesson-verdict"));
        assertEquals("Score 1 of 2", text(robot, "#lesson-score"));
        robot.type(KeyCode.PAGE_UP).type(KeyCode.PAGE_UP);
        assertTrue(words(robot).contains("ready at 2"), "what was answered stays answered");
        assertEquals("Score 1 of 2", text(robot, "#lesson-score"));
    }

    @Test
    void keysCanBeShownWithoutAnAnswerAndHiddenAgain(FxRobot robot) {
        begin(robot, "graham", 6);
        robot.clickOn("#lesson-reveal");
        assertEquals("The answer is T8.", text(robot, "#lesson-verdict"));
        robot.clickOn("#lesson-reveal");
        assertFalse(words(robot).contains("ready at 2"));
        robot.clickOn("#lesson-task-J4-T8");
        assertEquals("Score 1 of 1", text(robot, "#lesson-score"));
    }

    @Test
    void textsAreChosenAndFiguresTyped(FxRobot robot) {
        begin(robot, "multiple-waits", 3);
        robot.clickOn("#lesson-figure").write("two").type(KeyCode.ENTER);
        assertTrue(words(robot).contains("Type a number, such as 12 or 1.25."));
        robot.interact(() -> robot.lookup("#lesson-figure").queryAs(TextField.class).setText("2,25"));
        robot.clickOn("#lesson-figure-take");
        assertEquals("Right.", text(robot, "#lesson-verdict"));
        robot.clickOn("#lesson-next").clickOn("#lesson-next").clickOn("#lesson-next");
        robot.clickOn("#lesson-option-1");
        assertEquals("Incorrect. The correct answer is Neither.", text(robot, "#lesson-verdict"));
        assertEquals("Score 1 of 2", text(robot, "#lesson-score"));
    }

    @Test
    void aPresentersKeyTellsTheAnswerBeforeItGoesOn(FxRobot robot) {
        begin(robot, "graham", 3);
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals("The answer is Later.", text(robot, "#lesson-verdict"));
        assertEquals(2, session.lessons().get().orElseThrow().number());
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals(3, session.lessons().get().orElseThrow().number());
        robot.type(KeyCode.PAGE_UP);
        robot.clickOn("#lesson-option-3").type(KeyCode.PAGE_DOWN);
        assertEquals(3, session.lessons().get().orElseThrow().number(), "what was answered is told already");
    }

    @Test
    void aQuestionOfTheLastStepIsToldByThePresentersKeyToo(FxRobot robot) throws InputException {
        Lesson lesson = Lessons.read("graham", Language.ENGLISH);
        Lesson asksLast = new Lesson(lesson.title(), lesson.about(), lesson.workload(), lesson.workloadFile(), lesson.runs(),
                lesson.steps().subList(0, 3));
        robot.interact(() -> session.lessons().begin(asksLast));
        robot.type(KeyCode.PAGE_DOWN).type(KeyCode.PAGE_DOWN).type(KeyCode.PAGE_DOWN);
        assertEquals("The answer is Later.", text(robot, "#lesson-verdict"));
    }

    @Test
    void aLessonHasATabOfItsOwnAndLeavesTheUsersRunsAsTheyAre(FxRobot robot) {
        robot.interact(() -> {
            session.playhead().stepInstant(1);
            session.runs().setPolicy("srtf");
            session.playhead().stepInstant(1);
        });
        OpenRun mine = session.runs().run();
        begin(robot, "graham", 5);
        assertEquals(2, session.runs().kept().size(), "all runs of a lesson have one tab");
        assertEquals(Optional.of("srtf"),
                session.runs().kept().stream().filter(mine::isSameRunAs).map(run -> run.setup().policy()).findFirst());
        robot.interact(() -> session.runs().show(mine));
        robot.type(KeyCode.PAGE_UP);
        assertEquals(2, session.runs().kept().size(), "from another tab, too");
        assertTrue(session.runs().kept().stream().anyMatch(mine::isSameRunAs));
        robot.interact(() -> session.runs().setPolicy("p-slr"));
        robot.type(KeyCode.PAGE_UP);
        assertEquals(List.of("srtf", "p-slr", "fifo-task"), session.runs().kept().stream().map(run -> run.setup().policy()).toList(),
                "what the user made of the lesson's run is the user's");
    }

    @Test
    void leavingALessonGivesBackWhatWasOpenAndClosesItsTabButNotWhatTheUserMadeOfIt(FxRobot robot) {
        robot.interact(() -> session.runs().setPolicy("srtf"));
        robot.interact(() -> session.playhead().seekTick(5));
        OpenRun mine = session.runs().run();
        begin(robot, "graham", 2);
        assertTrue(text(robot, "#run-tab-2").endsWith("anomaly"), "the tab is called as the lesson");
        begin(robot, "convoy", 1);
        assertEquals(2, session.runs().kept().size(), "the next lesson takes the tab of this one");
        assertEquals(Optional.of("The convoy effect"), session.runs().nameOf(session.runs().run()));
        robot.clickOn("#lesson-close");
        assertTrue(session.runs().run().isSameRunAs(mine));
        assertEquals(5, session.playhead().tick());
        assertEquals(1, session.runs().kept().size());
        begin(robot, "graham", 2);
        robot.interact(() -> session.runs().setPolicy("p-slr"));
        assertEquals(Optional.empty(), session.runs().nameOf(session.runs().run()), "it is not the lesson's any more");
        robot.clickOn("#lesson-close");
        assertEquals(List.of("srtf", "p-slr"), session.runs().kept().stream().map(run -> run.setup().policy()).toList());
    }

    @Test
    void whoeverLeavesAStepIsToldWhereAndTheQuestionIsDimmedUntilOneIsBack(FxRobot robot) {
        begin(robot, "graham", 6);
        assertFalse(robot.lookup("#lesson-again").query().getParent().isVisible());
        assertFalse(robot.lookup("#lesson-task-J1-T9").query().isDisabled());
        robot.interact(() -> session.playhead().seekTick(10));
        assertEquals("The schedule is not at the tick of this step.", text(robot, "#lesson-away"));
        assertTrue(robot.lookup("#lesson-task-J1-T9").query().isDisabled());
        robot.interact(() -> session.runs().setPolicy("p-slr"));
        assertEquals("The schedule is not the run of this step.", text(robot, "#lesson-away"));
        assertEquals("Back to this step", text(robot, "#lesson-again"));
        robot.clickOn("#lesson-again");
        assertFalse(robot.lookup("#lesson-again").query().getParent().isVisible());
        assertFalse(robot.lookup("#lesson-task-J1-T9").query().isDisabled());
        assertEquals(3, session.playhead().tick());
    }

    @Test
    void allLessonsAreListedInGroupsAndFoundByWhatTheyAreAbout(FxRobot robot) {
        robot.interact(() -> LessonsSheet.of(stage, session).show());
        Set<String> said = robot.lookup("#lessons-sheet .label").queryAllAs(Label.class).stream().map(Label::getText)
                .collect(Collectors.toSet());
        assertTrue(said.containsAll(Set.of("Textbook", "From papers", "Graham's anomaly", "about 12 min")), said.toString());
        Lessons.names().forEach(name -> assertTrue(robot.lookup("#lessons-" + name).tryQuery().isPresent(), name));
        robot.interact(() -> robot.lookup("#lessons-search").queryAs(TextField.class).setText("CONVOY"));
        assertTrue(robot.lookup("#lessons-graham").tryQuery().isEmpty());
        robot.interact(() -> robot.lookup("#lessons-convoy").queryButton().fire());
        assertEquals("The convoy effect", session.lessons().get().orElseThrow().lesson().title());
        assertTrue(robot.lookup("#lessons-sheet").tryQuery().isEmpty(), "the sheet is gone");
    }

    @Test
    void atTheEndOfARunNoButtonIsTheOneToPress(FxRobot robot) {
        robot.interact(() -> session.playhead().seekTick(100));
        assertTrue(robot.lookup("#transport-play").query().getStyleClass().contains("primary"));
        robot.interact(() -> session.playhead().toEnd());
        assertFalse(robot.lookup("#transport-play").query().getStyleClass().contains("primary"));
        robot.interact(() -> session.playhead().toStart());
        assertTrue(robot.lookup("#transport-event").query().getStyleClass().contains("primary"));
    }

    @Test
    void theFirstSuggestionsDoNotComeBackOnceALessonIsGiven(FxRobot robot) {
        robot.interact(() -> session.settings().startHereProperty().set(true));
        assertTrue(robot.lookup("#start-here").query().isVisible());
        begin(robot, "graham", 1);
        robot.interact(() -> session.playhead().toStart());
        assertFalse(robot.lookup("#start-here").query().isVisible());
    }

    @Test
    void whoGoesElsewhereInBetweenComesBackWithTheNextStep(FxRobot robot) {
        begin(robot, "graham", 2);
        robot.interact(() -> session.runs().setPolicy("p-slr"));
        robot.clickOn("#lesson-again");
        assertEquals("fifo-task", session.runs().run().setup().policy());
        assertEquals(2, session.playhead().tick());
    }

    @Test
    void theLessonThatIsGivenIsWrittenAsSlidesAsAPageAndAsAWorkSheet(FxRobot robot, @TempDir Path folder) throws IOException {
        assertTrue(robot.lookup("#lesson-export").tryQuery().isEmpty());
        begin(robot, "graham", 1);
        assertTrue(robot.lookup("#lesson-export").tryQuery().isPresent());
        Lesson lesson = session.lessons().get().orElseThrow().lesson();
        robot.interact(() -> LessonFile.SLIDES.save(session, lesson, folder.resolve("graham")));
        assertEquals(folder.resolve("graham.pdf"), session.exports().done().orElseThrow().file());
        assertTrue(Files.size(folder.resolve("graham.pdf")) > 10_000);
        robot.interact(() -> LessonFile.PAGE.save(session, lesson, folder.resolve("graham.pdf")));
        assertTrue(Files.readString(folder.resolve("graham.html")).contains("Three ticks later, at tick 15."));
        robot.interact(() -> LessonFile.SHEET.save(session, lesson, folder.resolve("sheet.pdf")));
        robot.interact(() -> LessonFile.SOLUTION.save(session, lesson, folder.resolve("solved.pdf")));
        assertTrue(Files.size(folder.resolve("solved.pdf")) > Files.size(folder.resolve("sheet.pdf")));
    }

    @Test
    void aSmallWindowWithLargeTypeHasRoomForTheScheduleAndTheLessonOnlyAndGivesItBack(FxRobot robot) {
        robot.interact(() -> {
            session.settings().allPanelsProperty().set(true);
            session.settings().themeProperty().set(Theme.PROJECTOR);
            stage.setWidth(1024);
        });
        Node jobs = robot.lookup("#jobs").query();
        assertTrue(jobs.isVisible() && jobs.getParent().getLayoutBounds().getWidth() > 100);
        begin(robot, "graham", 6);
        assertEquals(0, jobs.getParent().getLayoutBounds().getWidth(), 1);
        assertTrue(robot.lookup("#lesson").query().getLayoutBounds().getWidth() > 350);
        robot.clickOn("#lesson-close");
        assertTrue(jobs.getParent().getLayoutBounds().getWidth() > 100);
    }

    @Test
    void leavingALessonKeepsItsRunAndSaysHowToGoOn(FxRobot robot) {
        begin(robot, "graham", 2);
        robot.clickOn("#lesson-close");
        assertFalse(robot.lookup("#lesson").query().getParent().isVisible());
        assertEquals("fifo-task", session.runs().run().setup().policy());
        assertTrue(robot.lookup(".label").queryAllAs(Label.class).stream().map(Label::getText)
                .anyMatch(LessonView.TEXTS.text("left")::equals));
        robot.type(KeyCode.PAGE_DOWN);
        assertTrue(session.lessons().get().isEmpty());
    }

    @Test
    void cardsOfTasksHaveTheColoursOfTheirBars(FxRobot robot) {
        begin(robot, "graham", 6);
        assertNotEquals(chip(robot, "#lesson-task-J1-T9"), chip(robot, "#lesson-task-J4-T8"), "jobs, for there is one user");
        robot.interact(() -> session.colours().choose(ColourBy.USER));
        assertEquals(chip(robot, "#lesson-task-J1-T9"), chip(robot, "#lesson-task-J4-T8"));
    }

    private static List<String> chip(FxRobot robot, String card) {
        return robot.lookup(card + " .lesson-chip").query().getStyleClass().stream()
                .filter(style -> style.startsWith("identity-")).toList();
    }
}
