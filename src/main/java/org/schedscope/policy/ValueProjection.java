package org.schedscope.policy;

import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.expression.LinePiece;

/**
 * The estimates of a ready task of a job with a value curve that a value policy may use.
 *
 * @param value value of the job by its response time
 * @param arrival tick of the job's arrival
 * @param rank upward rank R of the task, in ticks
 * @param downstream work of the task and its distinct descendants, in core-ticks, greater than 0
 */
public record ValueProjection(ValueOverTime value, long arrival, long rank, Ratio downstream) {
    /** The job's response time in ticks, {@code R + tick − arrival}, if the task starts at a tick and nothing waits after it. */
    public long response(long tick) {
        return rank + tick - arrival;
    }

    /** Number of the curve's piece in which that response time lies. */
    public int piece(long tick) {
        return value.piece(response(tick));
    }

    /** The last tick whose projected response time lies in a piece; {@link Long#MAX_VALUE} in the last one. */
    public long lastTick(int piece) {
        return value.end(piece) == Long.MAX_VALUE ? Long.MAX_VALUE : value.end(piece) - 1 - rank + arrival;
    }

    /**
     * Makes a piece of the projected value from a tick on: a line up to the end of the curve's piece. Where the curve's piece begins, its
     * value may still be that of the preceding piece.
     */
    void value(long tick, LinePiece line) {
        long last = lastTick(piece(tick));
        BigRatio present = value.exactValue(response(tick));
        boolean begins = tick == 0 || piece(tick - 1) != piece(tick);
        boolean lasts = !begins && tick < last;
        line.set(tick, present, lasts ? value.exactValue(response(tick + 1)) : present,
                !lasts ? tick + 1 : last == Long.MAX_VALUE ? last : last + 1);
    }

    /** The projected value written out: {@code 50 × 3/4}. */
    public String valueTerms(long tick) {
        return value.curve().max() + " × " + value.exactFactor(response(tick));
    }

    public BigRatio exactDownstream() {
        return BigRatio.of(downstream);
    }
}
