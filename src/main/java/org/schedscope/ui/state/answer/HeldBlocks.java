package org.schedscope.ui.state.answer;

import java.util.Arrays;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Core-ticks that users held, between any two ticks. What is known of some neighbouring pieces once all of them have ended is kept
 * together: so an answer looks at those alone that a moment or an end of the ticks lies among. Belongs to one thread.
 */
public final class HeldBlocks {
    private static final int SHIFT = 10;
    private static final int SIZE = 1 << SHIFT;

    private Trace trace;
    /** Null where some piece has not ended yet, as far as the run is recorded. */
    private Block[] blocks = {};
    private double[] sums = {};

    /**
     * Neighbouring pieces that have ended.
     *
     * @param lastEnd tick of the last end
     * @param lastSeq its sequence number, or that of a later end
     * @param users of the pieces
     * @param held core-ticks of each
     */
    private record Block(long lastEnd, int lastSeq, int[] users, double[] held) {
        void addTo(double[] all) {
            for (int i = 0; i < users.length; i++) {
                all[users[i]] += held[i];
            }
        }
    }

    /**
     * Core-ticks held between two ticks, by number of a user, of what has started at a position.
     *
     * @param now tick until which those count that run at the position
     */
    public double[] between(OpenRun run, int position, long now, double from, double to) {
        read(run);
        Pieces pieces = trace.pieces();
        double[] held = new double[run.jobs().users().size()];
        int count = pieces.countAt(position);
        for (int first = 0; first < count; first += SIZE) {
            Block block = first + SIZE <= count ? blocks[first >> SHIFT] : null;
            if (block != null && block.lastEnd() <= from) {
                continue;
            }
            long start = pieces.start(first);
            if (start >= to) {
                break;
            }
            if (block != null && start >= from && block.lastEnd() <= to && block.lastSeq() < position) {
                block.addTo(held);
                continue;
            }
            for (int piece = first; piece < Math.min(count, first + SIZE); piece++) {
                long begun = pieces.start(piece);
                double end = pieces.endSeq(piece) < position ? begun + pieces.ran(piece) : now;
                double ticks = Math.min(end, to) - Math.max(begun, from);
                if (ticks > 0) {
                    held[user(run, piece)] += ticks * cores(piece);
                }
            }
        }
        return held;
    }

    private int user(OpenRun run, int piece) {
        return run.jobs().userOf(trace.index().jobOf(trace.pieces().task(piece)));
    }

    private int cores(int piece) {
        return trace.index().columns().cores()[trace.pieces().task(piece)];
    }

    private void read(OpenRun run) {
        if (trace == run.trace()) {
            return;
        }
        boolean same = trace != null && trace.isOfSameRecording(run.trace());
        trace = run.trace();
        blocks = Arrays.copyOf(same ? blocks : new Block[0], trace.pieces().count() >> SHIFT);
        sums = new double[run.jobs().users().size()];
        for (int block = 0; block < blocks.length; block++) {
            if (blocks[block] == null) {
                blocks[block] = block(run, block << SHIFT);
            }
        }
    }

    private Block block(OpenRun run, int first) {
        Pieces pieces = trace.pieces();
        long lastEnd = 0;
        int lastSeq = 0;
        for (int piece = first; piece < first + SIZE; piece++) {
            if (pieces.end(piece) == Trace.OPEN) {
                return null;
            }
            lastEnd = Math.max(lastEnd, pieces.end(piece));
            lastSeq = Math.max(lastSeq, pieces.endSeq(piece));
        }
        int[] users = new int[SIZE];
        int found = 0;
        for (int piece = first; piece < first + SIZE; piece++) {
            int user = user(run, piece);
            double coreTicks = (double) pieces.ran(piece) * cores(piece);
            if (coreTicks > 0 && sums[user] == 0) {
                users[found++] = user;
            }
            sums[user] += coreTicks;
        }
        double[] held = new double[found];
        for (int i = 0; i < found; i++) {
            held[i] = sums[users[i]];
            sums[users[i]] = 0;
        }
        return new Block(lastEnd, lastSeq, Arrays.copyOf(users, found), held);
    }
}
