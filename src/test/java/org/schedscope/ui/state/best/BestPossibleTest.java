package org.schedscope.ui.state.best;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class BestPossibleTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 2);
    private final BestPossible best = new BestPossible(session, objective -> "best " + objective.metric());

    @Test
    void whatIsFoundOpensAsARunBesideTheOneThatItIsComparedWith() {
        OpenRun policy = session.runs().run();
        best.begin();
        assertTrue(best.search().get().goesOn());
        threads.settle();
        assertFalse(best.search().get().goesOn());
        BestSchedule found = best.search().get().found().orElseThrow();
        OpenRun opened = session.runs().run();
        assertEquals("best makespan", opened.setup().policy());
        assertEquals(found.best(), opened.lastTick());
        assertEquals(Optional.of(policy.number()), session.runs().parentOf(opened).map(OpenRun::number));
        assertEquals(2, session.runs().kept().size());
    }

    @Test
    void aSweepThatGoesOnKeepsNobodyWaiting() {
        best.begin();
        assertTrue(threads.beside.runNext());
        threads.owner.runNext();
        assertTrue(best.search().get().progress().isPresent());
    }

    @Test
    void whatIsStoppedBeforeItBeginsStillGivesTheBestOfThePolicies() {
        best.objective.set(Objective.MEAN_RESPONSE);
        best.begin();
        best.search().stop();
        threads.settle();
        BestSchedule found = best.search().get().found().orElseThrow();
        assertEquals(Objective.MEAN_RESPONSE, found.objective());
        assertTrue(found.best() <= found.policyBest());
    }

    @Test
    void whatCannotBeLookedForIsTold() {
        best.objective.set(Objective.VALUE);
        best.begin();
        threads.settle();
        assertFalse(best.search().get().goesOn());
        assertEquals("no job of this workload has a value curve, so no schedule earns anything",
                best.search().get().problem().orElse(""));
        assertEquals(1, session.runs().kept().size());
    }
}
