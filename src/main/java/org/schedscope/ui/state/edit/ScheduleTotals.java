package org.schedscope.ui.state.edit;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * A finished schedule in three figures.
 *
 * @param makespan in ticks
 * @param meanEnd mean tick at which tasks end; 0 without tasks
 * @param idle core-ticks up to the makespan in which no task ran
 */
public record ScheduleTotals(long makespan, double meanEnd, long idle) {
    static ScheduleTotals of(Trace trace) {
        Pieces pieces = trace.pieces();
        long[] end = new long[trace.index().taskCount()];
        Arrays.fill(end, -1);
        long used = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            end[pieces.task(piece)] = Math.max(end[pieces.task(piece)], pieces.end(piece));
            for (int range = 0; range < pieces.rangeCount(piece); range++) {
                used += (pieces.end(piece) - pieces.start(piece)) * (pieces.lastCore(piece, range) + 1L - pieces.firstCore(piece, range));
            }
        }
        double mean = LongStream.of(end).filter(tick -> tick >= 0).average().orElse(0);
        return new ScheduleTotals(trace.lastTick(), mean, trace.platform().totalCores() * trace.lastTick() - used);
    }
}
