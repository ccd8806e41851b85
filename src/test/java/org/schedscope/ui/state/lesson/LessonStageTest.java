package org.schedscope.ui.state.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.compare.StagedRun;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;

/** What a step wants of the schedule besides its moment. */
class LessonStageTest {
    private Session session;

    @BeforeEach
    void open() {
        session = ViewStage.session(SampleRuns.campus());
    }

    private void begin(String name, int step) throws Exception {
        session.lessons().begin(Lessons.read(name, Language.ENGLISH));
        for (int i = 1; i < step; i++) {
            session.lessons().next();
        }
    }

    private Optional<StagedRun> staged() {
        return session.answers().compare().staged();
    }

    @Test
    void aStepShowsAnotherRunInRowsAboveItsOwnAndTheNextStepLiftsIt() throws Exception {
        begin("graham", 7);
        OpenRun above = session.answers().compare().inRows().orElseThrow();
        assertEquals(3, above.platform().totalCores());
        assertEquals(12, above.lastTick());
        assertEquals(Optional.of(new TickRange(7, 15)), session.lessons().stage().marked());
        assertEquals(ComparisonMode.GHOSTS, session.answers().compare().besideProperty().get(), "what the user has chosen stays");
        assertTrue(session.runs().kept().stream().noneMatch(above::isSameRunAs), "it has no tab");
        session.lessons().next();
        assertEquals(Optional.empty(), session.answers().compare().inRows());
        assertEquals(Optional.empty(), session.lessons().stage().marked());
    }

    @Test
    void aLongerRunIsShownToItsEndAtTheEndOfTheOpenOneAndTheAxisReachesIt() throws Exception {
        begin("list-scheduling", 5);
        OpenRun above = session.answers().compare().inRows().orElseThrow();
        assertEquals(3, session.playhead().tick());
        assertEquals(5, session.answers().compare().besideTick(above, 3));
        assertEquals(2, session.answers().compare().besideTick(above, 2), "in between both are shown at the same tick");
        assertTrue(session.timeline().end() > 5);
        session.lessons().next();
        assertTrue(session.timeline().end() < 5);
    }

    @Test
    void whatAStepStagesIsNotShownOverTheUsersRun() throws Exception {
        session.runs().setPolicy("srtf");
        OpenRun mine = session.runs().run();
        begin("graham", 7);
        session.runs().show(mine);
        assertEquals(Optional.empty(), staged());
        assertEquals(Optional.empty(), session.lessons().stage().marked());
        session.lessons().again();
        assertTrue(staged().isPresent());
        session.lessons().leave();
        assertEquals(Optional.empty(), staged());
        assertTrue(session.runs().run().isSameRunAs(mine));
    }

    @Test
    void aStepShowsOutlinesOfAnotherRunAndFewTicksAndTheNextStepShowsAllAgain(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("zoom.lesson.json");
        Files.writeString(file, "{'format': 'schedscope-lesson', 'version': 1, 'title': 'Zoom', 'policy': 'fifo-task',"
                .replace('\'', '"') + "'workload': 'sample-workloads/graham-1969.workload.json', 'steps': [".replace('\'', '"')
                + "{'title': 'One', 'text': 'One.', 'at': 'end'},".replace('\'', '"')
                + "{'title': 'Two', 'text': 'Two.', 'at': 'end', 'policy': 'lrtf', 'ghost': 1, 'zoom': [2, 8]},".replace('\'', '"')
                + "{'title': 'Three', 'text': 'Three.', 'at': 'end'}]}".replace('\'', '"'));
        session.lessons().begin(LessonJson.read(InputFile.of(file), Limits.DEFAULT));
        session.lessons().next();
        assertFalse(staged().orElseThrow().inRows());
        assertEquals(Optional.empty(), session.answers().compare().inRows());
        assertEquals(2, session.timeline().start(), 1e-9);
        assertEquals(8, session.timeline().end(), 1e-9);
        session.lessons().next();
        assertEquals(0, session.timeline().start(), 1e-9);
        assertTrue(session.timeline().isFitted());
        assertEquals(Optional.empty(), staged());
    }
}
