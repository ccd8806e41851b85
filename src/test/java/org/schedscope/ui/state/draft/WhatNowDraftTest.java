package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class WhatNowDraftTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 12);
    private final WhatNowDraft draft = new WhatNowDraft(session);

    private WhatNowDraft.Answer answer(long tick, String policies) {
        session.playhead().seekTick(tick);
        draft.policies.set(policies);
        draft.ask();
        threads.settle();
        return draft.answerProperty().get().orElseThrow();
    }

    @Test
    void theMomentOfThePlayheadIsAskedFor() {
        WhatNowDraft.Answer answer = answer(20, " fifo-job , srtf");
        assertEquals(List.of("fifo-job", "srtf"), answer.policies());
        assertEquals(20, answer.now().snapshot().tick());
        assertFalse(answer.rows().isEmpty());
        assertTrue(answer.rows().stream().allMatch(row -> answer.startsIn(row, 1).orElseThrow() >= 0));
        assertEquals(Optional.empty(), draft.problemProperty().get());
    }

    @Test
    void aFutureIsOpenedAsARunBesideAtTheMomentOfTheAnswer() {
        WhatNowDraft.Answer answer = answer(20, "fifo-job, srtf");
        draft.open(answer, 1, "srtf from now");
        threads.settle();
        OpenRun future = session.runs().run();
        assertEquals("srtf", future.setup().policy());
        assertEquals(Optional.of("srtf from now"), session.runs().nameOf(future));
        assertEquals(answer.rows().size(), future.workload().jobs().size());
        assertEquals(20, session.playhead().tick());
        assertEquals(2, session.runs().kept().size());
        List<Long> starts = IntStream.range(0, future.trace().pieces().count()).mapToObj(future.trace().pieces()::start).toList();
        assertTrue(answer.rows().stream().allMatch(row -> starts.contains(row.starts().get(1).orElseThrow())));
    }

    @Test
    void itBeginsWithThePolicyOfTheOpenRunAndSomeOthers() {
        assertEquals("p-slr, fifo-job, easy, srtf", draft.policies.get());
    }

    @Test
    void anUnknownPolicyIsToldAndNothingIsSimulated() {
        session.playhead().seekTick(20);
        draft.policies.set("fifo-job, nonesuch");
        draft.ask();
        threads.settle();
        assertEquals("Unknown policy nonesuch; Help lists all policies",
                draft.problemProperty().get().map(SpokenLanguage::tell).orElse(""));
        assertEquals(Optional.empty(), draft.answerProperty().get());
        draft.policies.set(" , ");
        draft.ask();
        assertTrue(draft.problemProperty().get().isPresent());
        answer(20, "fifo-job");
        assertEquals(Optional.empty(), draft.problemProperty().get());
    }

    @Test
    void anOrderingThatIsTypedIsOnePolicyWhateverCommasItHas() {
        assertEquals(List.of("=max(rank, wait)", "easy"), answer(20, "=max(rank, wait), easy").policies());
    }
}
