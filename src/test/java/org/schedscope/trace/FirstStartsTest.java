package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.run.OpenRun;

/** First starts of a recording that grows: what was known of a shorter one stays as it was. */
class FirstStartsTest {
    private static OptionalLong naive(Trace trace, int position, int job) {
        for (int seq = 0; seq < position; seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED && trace.index().jobOf(trace.subject(seq)) == job) {
                return OptionalLong.of(trace.tick(seq));
            }
        }
        return OptionalLong.empty();
    }

    @Test
    void aShorterRecordingKeepsTellingWhatItKnew() {
        OpenRun run = TestRuns.session(new HandCranked(), 30).runs().run();
        Trace whole = run.trace();
        TraceRecorder recorder = new TraceRecorder(whole.index(), whole.platform(), run.wholeSpec().begunPlatform());
        List<FirstStarts> grown = new ArrayList<>(List.of(new FirstStarts(recorder.trace())));
        for (int position = 0; position < whole.eventCount(); position = whole.nextInstant(position)) {
            whole.replay(position, whole.nextInstant(position), recorder);
            grown.add(grown.get(grown.size() - 1).of(recorder.trace()));
        }
        assertTrue(grown.size() > 20);
        for (FirstStarts starts : grown) {
            int events = starts.trace().eventCount();
            for (int job = 0; job < whole.index().jobCount(); job++) {
                assertEquals(naive(whole, events, job), starts.of(job));
                assertEquals(naive(whole, events / 2, job), starts.before(events / 2, job));
            }
        }
    }

    @Test
    void ofTheSameTraceTheyAreTheSameAndOfAnotherRunAllIsRead() {
        Trace one = TestRuns.session(new HandCranked(), 5).runs().run().trace();
        Trace other = TestRuns.session(new HandCranked(), 9).runs().run().trace();
        FirstStarts starts = new FirstStarts(one);
        assertSame(starts, starts.of(one));
        FirstStarts ofOther = starts.of(other);
        for (int job = 0; job < other.index().jobCount(); job++) {
            assertEquals(naive(other, other.eventCount(), job), ofOther.of(job));
        }
    }
}
