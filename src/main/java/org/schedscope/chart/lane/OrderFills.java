package org.schedscope.chart.lane;

import java.util.BitSet;
import org.schedscope.chart.paint.Palette;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/** Fills of tasks that overtook the head of their queue, as far as the run is recorded: those have a hue, all others none. */
public final class OrderFills implements Fills {
    private static final int OVERTOOK = 1;

    private final Trace trace;
    private final BitSet overtook;

    /** Takes as long as the run has pieces. */
    public OrderFills(Trace trace) {
        this(trace, new BitSet(), 0);
    }

    private OrderFills(Trace trace, BitSet known, int from) {
        this.trace = trace;
        overtook = known;
        Pieces pieces = trace.pieces();
        for (int piece = from; piece < pieces.count(); piece++) {
            if (pieces.backfilled(piece)) {
                overtook.set(pieces.task(piece));
            }
        }
    }

    /** Those of another trace; of the same recording only what is new of it is read. */
    public OrderFills of(Trace other) {
        boolean longer = other.isOfSameRecording(trace) && other.pieces().count() >= trace.pieces().count();
        return other == trace ? this
                : longer ? new OrderFills(other, (BitSet) overtook.clone(), trace.pieces().count()) : new OrderFills(other);
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        return overtook.get(task) ? palette.fill(OVERTOOK) : palette.valueOpen();
    }
}
