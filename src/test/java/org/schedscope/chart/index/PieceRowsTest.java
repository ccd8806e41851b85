package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

class PieceRowsTest {
    private static final int CORES = 16;

    private final Trace trace = SampleRuns.trace(SampleRuns.tiny(5_000, CORES));
    private final PieceRows rows = new TraceIndex(trace).rows();
    private final SplittableRandom random = new SplittableRandom(3);

    @Test
    void theFirstPieceThatEndsAfterATickIsTheOneThatASearchFromTheFirstFinds() {
        for (int i = 0; i < 3_000; i++) {
            int row = random.nextInt(CORES);
            int limit = random.nextInt(rows.count(row) + 1);
            int from = random.nextInt(limit + 1);
            double tick = random.nextDouble() * trace.lastTick();
            int expected = IntStream.range(from, limit).filter(at -> rows.end(row, at, trace) > tick).findFirst().orElse(limit);
            assertEquals(expected, rows.firstEndingAfter(row, trace, tick, from, limit), row + ": " + from + "-" + limit + " at " + tick);
        }
    }

    @Test
    void sumsOfAnyPiecesOfACoreAreThoseOfTheirTicks() {
        for (int i = 0; i < 3_000; i++) {
            int row = random.nextInt(CORES);
            int limit = random.nextInt(rows.count(row) + 1);
            int from = random.nextInt(limit + 1);
            long expected = IntStream.range(from, limit).mapToLong(at -> rows.end(row, at, trace) - rows.start(row, at, trace)).sum();
            assertEquals(expected, rows.busyIn(row, trace, from, limit), row + ": " + from + " to " + limit);
        }
    }

    @Test
    void whoLooksForLargePiecesFindsAllThatHaveBegunAndLooksAtFewOfTheOthers() {
        Pieces pieces = trace.pieces();
        long longest = IntStream.range(0, pieces.count()).mapToLong(piece -> pieces.end(piece) - pieces.start(piece)).max().orElseThrow();
        PieceSizes sizes = new TraceIndex(trace).sizes();
        for (double share : new double[] {0, 0.3, 0.7, 1}) {
            long now = (long) (share * trace.lastTick());
            Moment at = new Moment(trace, trace.positionAfter(now), now);
            double from = now * 0.4;
            double to = now * 0.9;
            BitSet found = new BitSet();
            int looked = sizes.forEach(0, at, 0.9 * longest, 1, from, to, found::set);
            BitSet expected = new BitSet();
            IntStream.range(0, pieces.countAt(at.position())).filter(piece -> pieces.end(piece) - pieces.start(piece) >= 0.9 * longest
                    && pieces.end(piece) > from && pieces.start(piece) < to).forEach(expected::set);
            expected.andNot(found);
            assertTrue(expected.isEmpty(), "missed at " + share + ": " + expected);
            assertTrue(looked <= pieces.count() / 2, looked + " of " + pieces.count());
        }
    }

    @Test
    void piecesThatRunWhereTheIndexEndsAreFoundOnceAndSoAreThoseThatHaveEndedSince() {
        TraceIndex index = new TraceIndex(trace, 0);
        for (double share : new double[] {0.1, 0.11, 0.5, 1}) {
            int position = (int) (share * trace.eventCount());
            index.extend(trace, position);
            Moment at = new Moment(trace, position, trace.tickAt(position));
            int[] times = new int[trace.pieces().count()];
            index.sizes().forEach(0, at, 0, 0, -1, Long.MAX_VALUE, piece -> times[piece]++);
            int begun = trace.pieces().countAt(position);
            for (int piece = 0; piece < times.length; piece++) {
                assertEquals(piece < begun ? 1 : 0, times[piece], "piece " + piece + " at " + share);
            }
        }
    }
}
