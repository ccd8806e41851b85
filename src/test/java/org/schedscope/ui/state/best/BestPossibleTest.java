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
import org.schedscope.ui.state.base.SpokenLanguage;
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
        assertTrue(best.runningProperty().get());
        threads.settle();
        assertFalse(best.runningProperty().get());
        BestSchedule found = best.foundProperty().get().orElseThrow();
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
        assertTrue(best.stateProperty().get().isPresent());
    }

    @Test
    void whatIsStoppedBeforeItBeginsStillGivesTheBestOfThePolicies() {
        best.objective().set(Objective.MEAN_RESPONSE);
        best.begin();
        best.stop();
        threads.settle();
        BestSchedule found = best.foundProperty().get().orElseThrow();
        assertEquals(Objective.MEAN_RESPONSE, found.objective());
        assertTrue(found.best() <= found.policyBest());
    }

    @Test
    void whatCannotBeLookedForIsTold() {
        best.objective().set(Objective.VALUE);
        best.begin();
        threads.settle();
        assertFalse(best.runningProperty().get());
        assertEquals("no job of this workload has a value curve, so no schedule earns anything",
                best.problemProperty().get().map(SpokenLanguage::tell).orElse(""));
        assertEquals(1, session.runs().kept().size());
    }
}
