package org.schedscope.ui.view.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class RunNamesTest {
    @Test
    void aRunThatALessonShowsBesideTheOpenOneHasAName() throws InputException {
        Session session = ViewStage.session(SampleRuns.campus());
        session.lessons().begin(Lessons.read("graham", Language.ENGLISH));
        for (int step = 1; step < 7; step++) {
            session.lessons().next();
        }
        OpenRun beside = session.answers().compare().inRows().orElseThrow();
        assertEquals("fifo-task \u00B7 three cores", RunNames.title(session, beside));
    }
}
