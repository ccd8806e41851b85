package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

class PlayheadTest {
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

    @Test
    void beginsBeforeAnythingHasHappened() {
        assertEquals(0, playhead.position());
        assertEquals(0, playhead.tick());
        assertTrue(playhead.here().start());
    }

    @Test
    void anEventForwardAndOneBackIsNoMoveAtAll() {
        playhead.stepEvent(1);
        playhead.stepEvent(1);
        playhead.stepEvent(-1);
        assertEquals(1, playhead.position());
        assertEquals(trace.tickAt(1), playhead.tick());
        playhead.stepEvent(-1);
        playhead.stepEvent(-1);
        assertEquals(0, playhead.position());
    }

    @Test
    void instantsBackAreTheInstantsForwardInReverse() {
        List<Integer> forward = new ArrayList<>(List.of(0));
        while (!playhead.isAtEnd()) {
            playhead.stepInstant(1);
            forward.add(playhead.position());
            assertEquals(trace.positionAfter(playhead.tick()), playhead.position(), "all of the tick has happened");
        }
        List<Integer> back = new ArrayList<>(List.of(playhead.position()));
        while (playhead.position() > 0) {
            playhead.stepInstant(-1);
            back.add(playhead.position());
        }
        Collections.reverse(back);
        assertEquals(forward, back);
        assertTrue(forward.size() > 10);
    }

    @Test
    void seekingATickShowsAllThatHappenedInIt() {
        playhead.seekTick(7);
        assertEquals(7, playhead.tick());
        assertEquals(trace.positionAfter(7), playhead.position());
        playhead.seekTick(-5);
        assertEquals(0, playhead.tick());
        playhead.seekTick(1_000_000);
        assertEquals(trace.lastTick(), playhead.tick());
        assertTrue(playhead.isAtEnd());
    }

    @Test
    void playingPassesThroughTicksInWhichNothingHappens() {
        playhead.chooseSpeed(10);
        playhead.play();
        playhead.pulse(1_000_000_000L);
        assertEquals(0, playhead.tick());
        playhead.pulse(1_150_000_000L);
        assertEquals(1, playhead.tick());
        playhead.pulse(1_250_000_000L);
        assertEquals(2, playhead.tick());
        playhead.pause();
        playhead.pulse(9_000_000_000L);
        assertEquals(2, playhead.tick());
    }

    @Test
    void playingGoesOnInStepsOfASecondWhereLittleIsToMove() {
        playhead.chooseSpeed(10);
        playhead.setCalm(true);
        playhead.play();
        playhead.pulse(1_000_000_000L);
        playhead.pulse(1_900_000_000L);
        assertEquals(0, playhead.tick());
        playhead.pulse(2_000_000_000L);
        assertEquals(10, playhead.tick(), "as far as otherwise");
    }

    @Test
    void playingStopsAtTheEndAndBeginsAgainFromTheStart() {
        playhead.play();
        playhead.pulse(0);
        playhead.pulse(3_600_000_000_000L);
        assertTrue(playhead.isAtEnd());
        assertFalse(playhead.isPlaying());
        playhead.play();
        assertTrue(playhead.isPlaying());
        assertEquals(0, playhead.tick());
    }

    @Test
    void aScrubDuringPlayGoesOnFromThere() {
        playhead.chooseSpeed(1);
        playhead.play();
        playhead.pulse(0);
        playhead.seekTick(5);
        playhead.pulse(1_000_000_000L);
        assertEquals(6, playhead.tick());
    }

    @Test
    void factsAfterAnyWalkEqualThoseOfAStraightRun() {
        SplittableRandom random = new SplittableRandom(7);
        for (int walk = 0; walk < 150; walk++) {
            step(random);
            threads.settle();
            HandCranked otherThreads = new HandCranked();
            Session straight = TestRuns.session(otherThreads, 6);
            straight.playhead().seekPosition(playhead.position());
            otherThreads.settle();
            PlayheadSnapshot walked = session.snapshot().get();
            PlayheadSnapshot direct = straight.snapshot().get();
            assertEquals(playhead.position(), walked.position());
            assertEquals(direct.tick(), walked.tick());
            assertEquals(direct.states(), walked.states());
            assertEquals(direct.report(), walked.report());
            assertEquals(direct.queue(), walked.queue());
            assertEquals(cells(direct), cells(walked));
        }
    }

    private static List<Integer> cells(PlayheadSnapshot snapshot) {
        List<Integer> cells = new ArrayList<>();
        for (int row = 0; row < snapshot.violations().users().size(); row++) {
            for (int column = 0; column < snapshot.violations().columns(); column++) {
                cells.add(snapshot.violations().count(row, column));
            }
        }
        return cells;
    }

    private void step(SplittableRandom random) {
        switch (random.nextInt(7)) {
            case 0 -> playhead.stepEvent(1);
            case 1 -> playhead.stepEvent(-1);
            case 2 -> playhead.stepInstant(1);
            case 3 -> playhead.stepInstant(-1);
            case 4 -> playhead.seekTick(trace.tick(random.nextInt(trace.eventCount())));
            case 5 -> playhead.seekPosition(random.nextInt(trace.eventCount() + 1));
            default -> playhead.toEnd();
        }
    }
}
