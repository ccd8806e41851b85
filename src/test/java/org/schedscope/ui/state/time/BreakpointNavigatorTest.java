package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

/** Breakpoints and the ways from one to the next. */
class BreakpointNavigatorTest {
    private final HandCranked threads = new HandCranked();
    private Session session;
    private Playhead playhead;
    private Trace trace;

    @BeforeEach
    void open() {
        session = TestRuns.session(threads, 6);
        playhead = session.playhead();
        trace = session.runs().run().trace();
    }

    private BreakpointMatch here() {
        return new BreakpointMatch(playhead.position(), playhead.tick());
    }

    private void goOn() {
        session.breakpointNavigator().goOn();
        threads.settle();
    }

    private void goBack() {
        session.breakpointNavigator().goBack();
        threads.settle();
    }

    private Breakpoint add(String text) {
        session.breakpoints().add(text);
        threads.settle();
        return session.breakpoints().list().get(session.breakpoints().list().size() - 1);
    }

    @Test
    void goesToTheNextOneAndBackToTheOneBefore() {
        add("job J2 finishes");
        add("task J4/T4 starts");
        goOn();
        assertEquals(EventKind.JOB_FINISHED, trace.kind(playhead.position() - 1));
        BreakpointMatch first = here();
        goOn();
        assertEquals(EventKind.TASK_STARTED, trace.kind(playhead.position() - 1));
        goBack();
        assertEquals(first, here());
        goBack();
        assertTrue(playhead.here().start(), "nothing before");
        goOn();
        goOn();
        goOn();
        assertTrue(playhead.isAtEnd(), "nothing after");
    }

    @Test
    void backIsTheWayForwardInReverse() {
        add("queue > 1");
        add("cluster C2 idles");
        add("time >= 20");
        add("user /maths/ada violated");
        List<BreakpointMatch> forward = new ArrayList<>();
        for (goOn(); !playhead.isAtEnd(); goOn()) {
            forward.add(here());
        }
        List<BreakpointMatch> back = new ArrayList<>();
        for (goBack(); !playhead.here().start(); goBack()) {
            back.add(here());
        }
        Collections.reverse(back);
        assertEquals(forward, back);
        assertTrue(forward.size() > 4, forward.toString());
    }

    @Test
    void whatUsersMayExpectDecidesWhenTheyAreViolated() {
        Breakpoint user = add("user /maths/ada violated");
        assertEquals(0, session.breakpoints().hits(user).stops().count(), "with a share of the platform nobody is late");
        session.expectations().expect(EetCapacity.of(100));
        threads.settle();
        assertEquals(1, session.breakpoints().hits(user).stops().count());
        goOn();
        assertEquals(1, session.snapshot().get().report().users().stream().filter(row -> row.user().equals("/maths/ada")).findFirst()
                .orElseThrow()
                .violated());
    }

    @Test
    void aDisabledOneIsPassedAndCountsAllTheSame() {
        Breakpoint queue = add("queue > 0");
        session.breakpoints().setEnabled(queue, false);
        goOn();
        assertTrue(playhead.isAtEnd());
        BreakpointHits hits = session.breakpoints().hits(queue);
        assertEquals(hits.stops().count(), hits.stops().countUpTo(here()));
        assertTrue(hits.stops().count() > 2);
        playhead.toStart();
        assertEquals(0, hits.stops().countUpTo(here()));
    }

    @Test
    void anEditedOneIsLookedForAnewAndARemovedOneForgotten() {
        Breakpoint one = add("time >= 5");
        session.breakpoints().edit(one, "time >= 9", 0);
        threads.settle();
        goOn();
        assertEquals(9, playhead.tick());
        session.breakpoints().remove(session.breakpoints().list().get(0));
        goBack();
        assertEquals(0, playhead.tick());
        assertEquals(List.of(), session.breakpoints().list());
    }

    @Test
    void whatCannotBeReadOrIsNotThereIsRefusedAndNothingChanges() {
        Breakpoint one = add("time >= 5");
        assertThrows(SyntaxException.class, () -> session.breakpoints().add("time > 5"));
        assertThrows(SyntaxException.class, () -> session.breakpoints().add("job J99 arrives"));
        assertThrows(SyntaxException.class, () -> session.breakpoints().edit(one, "when it rains", 0));
        assertEquals(List.of(one), session.breakpoints().list());
        add("time>=5");
        assertEquals(List.of(one), session.breakpoints().list(), "the same is not listed twice");
    }

    @Test
    void playingStopsAtABreakpoint() {
        add("time >= 7");
        playhead.chooseSpeed(5);
        playhead.play();
        playhead.pulse(0);
        playhead.pulse(10_000_000_000L);
        assertEquals(7, playhead.tick());
        assertFalse(playhead.isPlaying());
        playhead.play();
        playhead.pulse(20_000_000_000L);
        playhead.pulse(21_000_000_000L);
        assertEquals(12, playhead.tick(), "and goes on from there");
    }

    @Test
    void inARunThatIsStillBeingMadeTheMoveIsMadeWhenTheRecordingGetsThere() {
        HandCranked slow = new HandCranked();
        Session young = TestRuns.session(slow, new EngineSimulator(), 6);
        young.breakpoints().add("job J5 finishes");
        young.breakpointNavigator().goOn();
        assertTrue(young.breakpointNavigator().travel().searching());
        assertEquals(0, young.playhead().position());
        slow.settle();
        assertFalse(young.breakpointNavigator().travel().searching());
        assertEquals(EventKind.JOB_FINISHED, trace.kind(young.playhead().position() - 1));
    }

    @Test
    void anotherMoveTakesThePlaceOfASearch() {
        HandCranked slow = new HandCranked();
        Session young = TestRuns.session(slow, new EngineSimulator(), 6);
        young.breakpoints().add("job J5 finishes");
        young.breakpointNavigator().goOn();
        young.breakpointNavigator().cancel();
        slow.settle();
        assertEquals(0, young.playhead().position());
    }

    @Test
    void breakpointsStayWhenAnotherRunOpensAndSayIfTheyMeanNothingThere() {
        add("job J6 finishes");
        long before = session.breakpoints().hits(session.breakpoints().list().get(0)).stops().get(0).tick();
        session.runs().setPolicy("lrtf");
        threads.settle();
        assertEquals(1, session.breakpoints().hits(session.breakpoints().list().get(0)).stops().count());
        goOn();
        assertEquals(playhead.tick(), session.breakpoints().hits(session.breakpoints().list().get(0)).stops().get(0).tick());
        assertTrue(before > 0);
        session.runs().open(TestRuns.setup(3));
        threads.settle();
        BreakpointHits hits = session.breakpoints().hits(session.breakpoints().list().get(0));
        assertTrue(hits.problem().orElseThrow().contains("unknown job 'J6'"), hits.problem().toString());
        goOn();
        assertTrue(playhead.isAtEnd(), "what means nothing here stops nothing");
    }

    @Test
    void afterAnyWalkEverythingEqualsAStraightRun() {
        List<String> conditions = List.of("queue > 1", "cluster C1 idles", "time >= 11", "user /cs/grace violated", "slr J3 > 2",
                "job J4 arrives", "task J2/T3 starts");
        SplittableRandom random = new SplittableRandom(11);
        conditions.forEach(this::add);
        for (int walk = 0; walk < 120; walk++) {
            step(random);
            threads.settle();
            HandCranked otherThreads = new HandCranked();
            Session straight = TestRuns.session(otherThreads, 6);
            conditions.forEach(straight.breakpoints()::add);
            straight.playhead().seek(here());
            otherThreads.settle();
            assertEquals(straight.snapshot().get().states(), session.snapshot().get().states());
            assertEquals(straight.snapshot().get().report(), session.snapshot().get().report());
            assertEquals(straight.snapshot().get().queue(), session.snapshot().get().queue());
            for (int i = 0; i < conditions.size(); i++) {
                assertEquals(straight.breakpoints().hits(straight.breakpoints().list().get(i)).stops().countUpTo(here()),
                        session.breakpoints().hits(session.breakpoints().list().get(i)).stops().countUpTo(here()));
            }
        }
    }

    private void step(SplittableRandom random) {
        switch (random.nextInt(9)) {
            case 0 -> playhead.stepEvent(1);
            case 1 -> playhead.stepEvent(-1);
            case 2 -> playhead.stepInstant(1);
            case 3 -> playhead.stepInstant(-1);
            case 4 -> playhead.seekTick(random.nextLong(trace.lastTick() + 3));
            case 5 -> playhead.seekPosition(random.nextInt(trace.eventCount() + 1));
            case 6, 7 -> session.breakpointNavigator().goOn();
            default -> session.breakpointNavigator().goBack();
        }
    }
}
