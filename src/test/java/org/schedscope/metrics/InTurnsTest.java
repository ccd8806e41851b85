package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InTurnsTest {
    private static final int PIECES = 500;

    private final AtomicIntegerArray done = new AtomicIntegerArray(PIECES);

    private List<Runnable> pieces() {
        return IntStream.range(0, PIECES).<Runnable>mapToObj(piece -> () -> done.incrementAndGet(piece)).toList();
    }

    @Test
    void allIsDoneOnceAndTheCallersOwnByTheCaller() {
        Thread[] own = new Thread[1];
        InTurns.run(() -> own[0] = Thread.currentThread(), pieces());
        assertSame(Thread.currentThread(), own[0]);
        IntStream.range(0, PIECES).forEach(piece -> assertEquals(1, done.get(piece), "piece " + piece));
    }

    @Test
    void whatTheCallerDoesWrongIsThrownAsItIs() {
        IllegalStateException wrong = new IllegalStateException("own");
        assertSame(wrong, assertThrows(IllegalStateException.class, () -> InTurns.run(() -> {
            throw wrong;
        }, pieces())));
    }

    @Test
    void aPieceThatFailsIsToldWhoeverDidIt() {
        List<Runnable> others = List.of(() -> {
            throw new IllegalStateException("piece");
        }, () -> done.incrementAndGet(0));
        assertThrows(IllegalStateException.class, () -> InTurns.run(() -> done.incrementAndGet(1), others));
        assertEquals(1, done.get(1));
    }
}
