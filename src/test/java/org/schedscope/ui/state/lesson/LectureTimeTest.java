package org.schedscope.ui.state.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.session.Session;

/** The lecturer's time. */
class LectureTimeTest {
    /** A clock that is set by hand. */
    private static final class HandClock extends Clock {
        private Instant now = Instant.parse("2026-03-02T14:05:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return now;
        }

        private void pass(Duration time) {
            now = now.plus(time);
        }
    }

    @Test
    void itCountsFromTheBeginningOfALessonAndAnewFromTheNextOneAndWhenAsked() throws Exception {
        Session session = ViewStage.session(SampleRuns.campus());
        HandClock clock = new HandClock();
        LectureTime time = new LectureTime(clock);
        session.states().follow(now -> now.lesson().progress().map(LessonModel.Progress::lesson), time::begin);
        clock.pass(Duration.ofMinutes(10));
        session.lessons().begin(Lessons.read("graham", Language.ENGLISH));
        assertEquals("0:00", time.elapsed());
        clock.pass(Duration.ofSeconds(425));
        session.lessons().next();
        assertEquals("7:05", time.elapsed(), "a step is no beginning");
        assertEquals("14:22", time.now());
        clock.pass(Duration.ofHours(1));
        assertEquals("1:07:05", time.elapsed());
        time.restart();
        clock.pass(Duration.ofSeconds(59));
        assertEquals("0:59", time.elapsed());
        session.lessons().begin(Lessons.read("convoy", Language.ENGLISH));
        assertEquals("0:00", time.elapsed());
    }
}
