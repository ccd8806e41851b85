package org.schedscope.chart.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * Pieces by size: those that have ended by how long they ran and how many cores they took, both to a power of two, in order of end; and
 * those that run. A search for large ones passes by the others, however many they are.
 */
public final class PieceSizes {
    /** Of one cluster. */
    private final class Bucket {
        private final int durations;
        private final int cores;
        private final int list = ended.addList();

        Bucket(int durations, int cores) {
            this.durations = durations;
            this.cores = cores;
        }

        int firstEndingAfter(Trace trace, double tick) {
            int low = 0;
            int high = ended.size(list);
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (trace.pieces().end(ended.get(list, middle)) <= tick) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    private final NumberLists ended = new NumberLists(0);
    private final List<List<Bucket>> buckets = new ArrayList<>();
    /** Those that run, and some that have ended. */
    private int[] begun = new int[16];
    private int begunCount;
    private int lastEnd = -1;

    PieceSizes(int clusters) {
        for (int c = 0; c < clusters; c++) {
            buckets.add(new ArrayList<>());
        }
    }

    void started(Trace trace, int piece) {
        if (begunCount == begun.length) {
            forgetEnded(trace);
        }
        begun[begunCount++] = piece;
    }

    private void forgetEnded(Trace trace) {
        int kept = 0;
        for (int i = 0; i < begunCount; i++) {
            if (runs(trace, begun[i])) {
                begun[kept++] = begun[i];
            }
        }
        begunCount = kept;
        if (2 * kept > begun.length) {
            begun = Arrays.copyOf(begun, 2 * begun.length);
        }
    }

    private boolean runs(Trace trace, int piece) {
        return trace.pieces().endSeq(piece) > lastEnd;
    }

    /** @param seq sequence number of its end */
    void ended(Trace trace, int piece, int seq) {
        lastEnd = seq;
        Pieces pieces = trace.pieces();
        int durations = power(pieces.end(piece) - pieces.start(piece));
        int cores = power(pieces.coreCount(piece));
        List<Bucket> of = buckets.get(pieces.cluster(piece));
        for (Bucket bucket : of) {
            if (bucket.durations == durations && bucket.cores == cores) {
                ended.add(bucket.list, piece);
                return;
            }
        }
        Bucket made = new Bucket(durations, cores);
        ended.add(made.list, piece);
        of.add(made);
    }

    private static int power(double size) {
        return size < 1 ? 0 : Math.getExponent(size);
    }

    /**
     * Finds pieces that overlap some ticks, among them all that run as long and take as many cores as given; in no order.
     *
     * @return how many pieces were visited
     */
    public int forEach(int cluster, Moment at, double leastTicks, double leastCores, double from, double to, IntConsumer sink) {
        Trace trace = at.trace();
        int looked = begunCount;
        for (int i = 0; i < begunCount; i++) {
            if (trace.pieces().cluster(begun[i]) == cluster && runs(trace, begun[i])) {
                tell(begun[i], at, from, to, sink);
            }
        }
        for (Bucket bucket : buckets.get(cluster)) {
            if (bucket.durations >= power(leastTicks) && bucket.cores >= power(leastCores)) {
                double longest = Math.scalb(1.0, bucket.durations + 1);
                for (int i = bucket.firstEndingAfter(trace, from); i < ended.size(bucket.list); i++) {
                    looked++;
                    int piece = ended.get(bucket.list, i);
                    if (trace.pieces().end(piece) >= to + longest) {
                        break;
                    }
                    tell(piece, at, from, to, sink);
                }
            }
        }
        return looked;
    }

    private static void tell(int piece, Moment at, double from, double to, IntConsumer sink) {
        Pieces pieces = at.trace().pieces();
        if (pieces.startSeq(piece) < at.position() && pieces.start(piece) < to && pieces.end(piece) > from) {
            sink.accept(piece);
        }
    }
}
