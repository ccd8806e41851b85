package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.session.Session;

/** A fork that is said in words stands in the fields of its form. */
class ForkWordsTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 8);
    private ForkDraft draft;

    @BeforeEach
    void open() {
        threads.settle();
        session.playhead().toEnd();
        threads.settle();
        draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        assertTrue(draft.isAtEnd());
    }

    private ForkSpec said(String words) {
        draft.words.textProperty().set(words);
        assertEquals(Optional.empty(), draft.words.complaintProperty().get());
        return draft.outcome.get().branch().orElseThrow(() -> new AssertionError(draft.outcome.get().blocked().toString()));
    }

    private String complaint(String words) {
        draft.words.textProperty().set(words);
        assertEquals(BlockedReason.WRONG, draft.outcome.get().blocked());
        return draft.words.complaintProperty().get().orElseThrow();
    }

    @Test
    void anotherPolicyFromATickOnWhereverThePlayheadIs() {
        ForkSpec fork = said("fifo-job from 9");
        assertEquals(9, fork.at());
        assertEquals(Optional.of("fifo-job"), fork.policy());
        assertEquals("fifo-job", draft.choices.policy.text());
        assertFalse(draft.fromStart.get());
    }

    @Test
    void allThatIsSaidAtOnceIsOneFork() {
        ForkSpec fork = said("LRTF from 9; -1 core on C1 until 20, +3 cores on c2, rearrangement=easy");
        assertEquals(Optional.of("lrtf"), fork.policy());
        assertEquals(List.of(new ForkSpec.CoresOut("C1", 1, 20)), fork.outages());
        int now = session.runs().run().platform().clusters().get(1).cores();
        assertEquals(Map.of("C2", now + 3), fork.cores());
        assertEquals("easy", fork.parameters().orElseThrow().get("rearrangement"));
    }

    @Test
    void nothingOfWhatWasSaidBeforeIsLeft() {
        said("lrtf from 9, +3 cores on C2");
        assertEquals(ForkSpec.START, said("fifo-job from the start").at());
        assertEquals(1, said("-1 Kern auf C1 f\u00fcr 5 ab 9").outages().size());
        assertEquals(Map.of(), said("fifo-job ab 9").cores());
        draft.words.textProperty().set("");
        assertEquals(BlockedReason.UNCHANGED, draft.outcome.get().blocked());
    }

    @Test
    void anOrderingMayHaveCommas() {
        assertEquals(Optional.of("=min(age, exec)"), said("=min(age, exec) from 9").policy());
    }

    @Test
    void whatSaysNothingIsToldWhereItIsTyped() {
        assertTrue(complaint("esay from 9").startsWith("esay is not a valid policy"), complaint("esay from 9"));
        assertEquals("On which cluster? As in +3 cores on C1. There are: C1, C2.", complaint("+3 cores"));
        assertEquals("Only cores that go offline come back: -64 cores for 1 d.", complaint("+3 cores on C1 until 20"));
        assertTrue(complaint("rearangement=easy").startsWith("rearangement is not a valid setting here."), complaint("rearangement=easy"));
        assertTrue(complaint("lrtf from 99999").startsWith("The run ends at "), complaint("lrtf from 99999"));
        assertTrue(complaint("lrtf from 9, +3 cores on C1 from 12").startsWith("A fork acts at one moment"));
        assertTrue(complaint("seed 7").startsWith("This form cannot show"));
        assertEquals("fifo-job", said("fifo-job from 9").policy().orElseThrow());
    }
}
