package org.schedscope.trace;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The first starts of the jobs of a trace, as far as it is recorded. What it tells never changes. Those of a longer recording are noted
 * beside its own, which still tell nothing of them; so of one recording one thread at a time asks for longer ones, and any may read.
 */
public final class FirstStarts {
    private final Trace trace;
    private final long[] tick;
    private final int[] seq;

    /** Takes as long as the trace has pieces. */
    public FirstStarts(Trace trace) {
        this.trace = trace;
        tick = new long[trace.index().jobCount()];
        seq = new int[tick.length];
        Arrays.fill(seq, Integer.MAX_VALUE);
        read(0);
    }

    /** @param shorter the same recording earlier */
    private FirstStarts(Trace trace, FirstStarts shorter) {
        this.trace = trace;
        tick = shorter.tick;
        seq = shorter.seq;
        read(shorter.trace.pieces().count());
    }

    /** Those of another trace; of the same recording only what is new of it is read. */
    public FirstStarts of(Trace other) {
        return other == trace ? this
                : other.isOfSameRecording(trace) && other.pieces().count() >= trace.pieces().count() ? new FirstStarts(other, this)
                        : new FirstStarts(other);
    }

    private void read(int from) {
        Pieces pieces = trace.pieces();
        for (int piece = from; piece < pieces.count(); piece++) {
            int job = trace.index().jobOf(pieces.task(piece));
            if (pieces.startSeq(piece) < seq[job]) {
                tick[job] = pieces.start(piece);
                seq[job] = pieces.startSeq(piece);
            }
        }
    }

    public Trace trace() {
        return trace;
    }

    /** Tick of a job's first start; none if that is not known at a position, which the trace reaches. */
    public OptionalLong before(int position, int job) {
        return seq[job] < position ? OptionalLong.of(tick[job]) : OptionalLong.empty();
    }

    /** Tick of a job's first start; none if none is recorded. */
    public OptionalLong of(int job) {
        return before(trace.eventCount(), job);
    }
}
