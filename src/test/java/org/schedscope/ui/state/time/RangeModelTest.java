package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.ui.state.answer.SubjectModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** A marked range, and what is selected besides tasks and jobs, over six diamonds on two clusters. */
class RangeModelTest {
    private final HandCranked threads = new HandCranked();
    private Session session;

    @BeforeEach
    void openAtTheEnd() {
        session = TestRuns.session(threads, 6);
        session.playhead().toEnd();
        threads.settle();
    }

    private PlayheadSnapshot now() {
        threads.settle();
        return session.snapshot().get();
    }

    private SubjectModel.Facts facts() {
        threads.settle();
        return session.answers().subject().get().orElseThrow();
    }

    @Test
    void ticksAreMarkedEitherWayRoundAndOneAloneIsARange() {
        session.range().markTicks(9, 4);
        assertEquals(Optional.of(RunPart.ofTicks(4, 9)), session.range().get());
        session.range().markTicks(5, 5);
        assertEquals(Optional.of(RunPart.ofTicks(5, 6)), session.range().get());
        session.range().markRows(List.of(new RunPart.Cores(0, 0, 0)));
        assertEquals(5, session.range().get().orElseThrow().from(), "ticks stay when rows are marked");
        session.range().lift();
        assertEquals(Optional.empty(), session.range().get());
    }

    @Test
    void everythingTellsOfTheRangeUntilItIsLifted() {
        PlayheadSnapshot whole = now();
        long half = whole.tick() / 2;
        session.range().markTicks(0, half);
        PlayheadSnapshot ranged = now();
        PartMeasures part = ranged.part().orElseThrow();
        assertTrue(part.finished() > 0 && part.finished() < whole.report().finishedJobs());
        assertEquals(part.finished(), ranged.report().finishedJobs());
        assertEquals(part.waiting().mean(), ranged.report().metrics().get("meanWait"), 1e-9);
        assertEquals(part.utilisation(), ranged.report().metrics().get("averageUtilisation"));
        session.range().lift();
        assertEquals(whole.report(), now().report());
    }

    @Test
    void itIsLiftedWithItsJobsAndStaysWithThem() {
        session.range().markTicks(1, 5);
        session.runs().setSeed(7);
        threads.settle();
        assertTrue(session.range().get().isPresent(), "the same jobs");
    }

    @Test
    void aUserIsToldOfOverAllTimeOrTheRange() {
        String user = session.runs().run().index().job(0).user();
        session.selection().selectUser(user);
        SubjectModel.Facts all = facts();
        Sample waits = all.part().waiting();
        assertEquals(session.snapshot().get().run().index().workload().jobs().stream().filter(job -> job.user().equals(user)).count(),
                waits.count());
        session.range().markTicks(0, session.playhead().tick() / 2);
        assertTrue(facts().part().finished() < all.part().finished());
        session.selection().clear();
        threads.settle();
        assertEquals(Optional.empty(), session.answers().subject().get());
    }

    @Test
    void aClusterTellsWhatRunsThereAndACoreLess() {
        session.playhead().seekTick(session.playhead().tick() / 2);
        threads.settle();
        session.selection().selectPlace(new Subject.OfCluster(0));
        SubjectModel.Facts cluster = facts();
        assertFalse(cluster.running().isEmpty());
        assertEquals(0, session.selection().get().cluster().orElseThrow(), "its queue is looked at");
        session.selection().selectPlace(new Subject.OfCore(0, 0));
        assertTrue(facts().part().coreTicks() < cluster.part().coreTicks());
        assertTrue(facts().running().size() <= 1);
        assertTrue(session.selection().get().isAnything());
    }
}
