package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.Question;
import org.schedscope.text.Language;
import org.schedscope.ui.state.draft.LessonMaker.Hindrance;
import org.schedscope.ui.state.draft.MadeStep.Asks;
import org.schedscope.ui.state.session.Session;

/** A lesson that is made of what a window shows. */
class LessonMakerTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 2);
    private final LessonMaker maker = new LessonMaker(session);

    /** A step at a tick, told in a word. */
    private MadeStep step(long tick) {
        threads.settle();
        session.playhead().seekTick(tick);
        maker.add();
        MadeStep step = maker.chosen.get().orElseThrow();
        step.story.set("Look.\n\n Now. ");
        threads.settle();
        return step;
    }

    private List<String> flaws() {
        threads.settle();
        return maker.checkedProperty().get().flaws().stream()
                .map(flaw -> (flaw.step().isPresent() ? flaw.step().getAsInt() + " " : "") + flaw.text()).toList();
    }

    private Lesson lesson() {
        threads.settle();
        return maker.checkedProperty().get().lesson().orElseThrow();
    }

    private String titles() {
        return maker.steps.stream().map(step -> step.title.get()).collect(Collectors.joining(", "));
    }

    @Test
    void stepsAreWhatTheWindowShowsAndTheEngineAnswersWhatTheyAsk() {
        maker.title.set("Two jobs");
        session.selection().selectTask(1);
        step(2);
        MadeStep asked = step(session.runs().run().lastTick());
        asked.asks.set(Asks.FIGURE);
        asked.ask.set("How long?");
        assertEquals(List.of(), flaws());
        assertEquals(List.of("Look.", "Now."), lesson().steps().get(0).paragraphs());
        assertEquals("2 1", lesson().steps().get(0).at().tick() + " " + lesson().steps().get(0).task().getAsInt());
        Question.Figure figure = (Question.Figure) lesson().steps().get(1).question().orElseThrow();
        assertEquals(session.runs().run().lastTick(), figure.value());
    }

    @Test
    void whatIsMissingIsSaidWithItsStepAndTheRestIsCheckedAllTheSame() {
        MadeStep step = step(0);
        step.story.set(" ");
        step.asks.set(Asks.CHOICE);
        step.ask.set("Which?");
        step.choices.set("one\n* two\n* three");
        assertEquals(List.of("Type a title for the lesson.", "0 Type the story of the step.",
                "0 a question has 2 to 9 options, exactly one of them with \"right\": true; this one has 3, 2 of them right"), flaws());
        assertFalse(maker.checkedProperty().get().isSound());
        step.choices.set("one\n* two");
        assertEquals(List.of("Type a title for the lesson.", "0 Type the story of the step."), flaws());
        assertEquals(1, ((Question.OneOf) lesson().steps().get(0).question().orElseThrow()).right());
    }

    @Test
    void stepsAreMovedRemovedAndHadBack() {
        step(0);
        step(2);
        step(5);
        maker.move(-1);
        assertEquals("Tick 0, Tick 5, Tick 2", titles());
        maker.remove();
        assertEquals("Tick 0, Tick 2", titles());
        maker.undo();
        maker.undo();
        assertEquals("Tick 0, Tick 2, Tick 5", titles());
        maker.begin(Optional.empty());
        assertEquals("", titles());
        assertEquals(LessonMaker.Checked.NOTHING, maker.checkedProperty().get());
        maker.undo();
        assertEquals("Tick 0, Tick 2, Tick 5", titles());
    }

    @Test
    void aDraftIsKeptWithTheSessionAndHadBackInAnother() {
        maker.title.set("Half");
        step(2).story.set("");
        step(5);
        String text = session.layout().now().get("lesson-draft");
        Session later = TestRuns.session(threads, 2);
        LessonMaker again = new LessonMaker(later);
        later.layout().restore(new TreeMap<>(Map.of("lesson-draft", text)));
        threads.settle();
        assertEquals("Half", again.title.get());
        assertEquals(List.of("Tick 2: ", "Tick 5: Look.\nNow."),
                again.steps.stream().map(step -> step.title.get() + ": " + step.story.get()).toList());
        assertEquals(List.of("Type the story of the step."),
                again.checkedProperty().get().flaws().stream().map(LessonMaker.Flaw::text).toList());
    }

    @Test
    void anotherPolicyIsAnotherRunThatCanBeShownBesideTheFirst() {
        maker.title.set("Two policies");
        step(0);
        session.runs().setPolicy("fifo-task");
        MadeStep second = step(3);
        assertEquals(List.of(1), maker.comparable());
        second.showBeside(1);
        second.offerByHand(true);
        threads.settle();
        assertEquals("2 fifo-task", lesson().runs().size() + " " + lesson().runs().get(1).spec().policy());
        assertEquals(OptionalInt.of(0), lesson().steps().get(1).staging().beside());
        assertTrue(lesson().steps().get(1).staging().byHand());
    }

    @Test
    void aRunThatNoLessonCanHaveIsRefusedAndAnotherWorkloadIsTakenForAllSteps() {
        step(0);
        session.runs().setSeed(7);
        threads.settle();
        assertEquals(Optional.of(Hindrance.SEED), maker.hindrance());
        maker.add();
        assertEquals(1, maker.steps.size());
        session.runs().openBeside(TestRuns.setup(3));
        threads.settle();
        assertEquals(Optional.of(Hindrance.OTHER_WORKLOAD), maker.hindrance());
        maker.takeWorkload();
        assertEquals(Optional.empty(), maker.hindrance());
        assertEquals(3, lesson().workload().workload().jobs().size());
        maker.undo();
        assertEquals(2, lesson().workload().workload().jobs().size());
    }

    @Test
    void aLessonIsSavedReadAgainChangedAndGiven(@TempDir Path folder) throws IOException {
        maker.title.set("Kept");
        step(2).notes.set("Ask them.");
        maker.save(folder.resolve("kept"));
        threads.settle();
        Lesson read = LessonJson.read(InputFile.of(folder.resolve("kept.lesson.json")), Limits.DEFAULT, Language.ENGLISH);
        assertEquals(lesson().steps(), read.steps());
        maker.begin(Optional.of(read));
        assertEquals("Kept: Tick 2: Ask them.", maker.title.get() + ": " + titles() + ": " + maker.steps.get(0).notes.get());
        maker.openProperty().set(true);
        threads.settle();
        maker.give();
        threads.settle();
        assertFalse(maker.openProperty().get());
        assertEquals("Kept", session.lessons().get().orElseThrow().lesson().title());
        assertEquals(2, session.playhead().tick());
    }
}
