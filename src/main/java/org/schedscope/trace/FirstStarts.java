package org.schedscope.trace;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The first starts of the jobs of a trace, as far as it is recorded. A value is immutable to its readers: starts of a longer recording are
 * added to shared arrays, but are hidden from values of the shorter one. One thread at a time may extend a recording; any may read.
 */
public final class FirstStarts {
    private final Trace trace;
    private final long[] tick;
    private final int[] seq;

    /** Takes time linear in the number of pieces. */
    public FirstStarts(Trace trace) {
        this.trace = trace;
        tick = new long[trace.index().jobCount()];
        seq = new int[tick.length];
        Arrays.fill(seq, Integer.MAX_VALUE);
        read(0);
    }

    /** @param shorter first starts of an earlier part of the recording */
    private FirstStarts(Trace trace, FirstStarts shorter) {
        this.trace = trace;
        tick = shorter.tick;
        seq = shorter.seq;
        read(shorter.trace.pieces().count());
    }

    /** The first starts of another trace. Of the same recording, only the new part is read. */
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

    /** Tick of a job's first start; empty if it has not happened at a position of the trace. */
    public OptionalLong before(int position, int job) {
        return seq[job] < position ? OptionalLong.of(tick[job]) : OptionalLong.empty();
    }

    /** Tick of a job's first start; empty if none is recorded. */
    public OptionalLong of(int job) {
        return before(trace.eventCount(), job);
    }
}
