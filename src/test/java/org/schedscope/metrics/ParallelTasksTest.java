package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParallelTasksTest {
    private static final int PIECES = 500;

    private final AtomicIntegerArray done = new AtomicIntegerArray(PIECES);

    private List<Runnable> pieces() {
        return IntStream.range(0, PIECES).<Runnable>mapToObj(piece -> () -> done.incrementAndGet(piece)).toList();
    }

    @Test
    void allIsDoneOnce() {
        ParallelTasks.run(pieces());
        IntStream.range(0, PIECES).forEach(piece -> assertEquals(1, done.get(piece), "piece " + piece));
        ParallelTasks.run(List.of());
    }

    @Test
    void aSinglePieceIsDoneByTheCaller() {
        Thread[] own = new Thread[1];
        ParallelTasks.run(List.of(() -> own[0] = Thread.currentThread()));
        assertSame(Thread.currentThread(), own[0]);
        IllegalStateException wrong = new IllegalStateException("own");
        assertSame(wrong, assertThrows(IllegalStateException.class, () -> ParallelTasks.run(List.of(() -> {
            throw wrong;
        }))));
    }

    @Test
    void aPieceThatFailsIsToldWhoeverDidIt() {
        List<Runnable> pieces = List.of(() -> {
            throw new IllegalStateException("piece");
        }, () -> done.incrementAndGet(0), () -> done.incrementAndGet(0));
        assertThrows(IllegalStateException.class, () -> ParallelTasks.run(pieces));
    }
}
