package org.schedscope.metrics.range;

import java.util.BitSet;
import java.util.List;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.trace.Pieces;

/**
 * A part of a run: some of its ticks on some of its cores.
 *
 * @param from first tick
 * @param to tick before which it ends, after {@code from}; {@link #OPEN} if it goes on to the end
 * @param rows cores, none twice; empty: all
 */
public record RunPart(long from, long to, List<Cores> rows) {
    /** The end of a part that goes on to the end of the run. */
    public static final long OPEN = Long.MAX_VALUE;

    /**
     * Neighbouring cores of a cluster.
     *
     * @param first from 0
     * @param last inclusive
     */
    public record Cores(int cluster, int first, int last) {
        public Cores {
            if (first < 0 || last < first) {
                throw new ModelException("no cores: " + first + " to " + last);
            }
        }

        /** All cores of a cluster. */
        public static Cores of(Platform platform, int cluster) {
            return new Cores(cluster, 0, platform.clusters().get(cluster).cores() - 1);
        }

        int count() {
            return last - first + 1;
        }
    }

    /** All of a run. */
    public static final RunPart ALL = new RunPart(0, OPEN, List.of());

    public RunPart {
        if (from < 0 || to <= from) {
            throw new ModelException("the interval from " + from + " to " + to + " has no ticks");
        }
        rows = List.copyOf(rows);
    }

    /** These ticks on all cores. */
    public static RunPart ofTicks(long from, long to) {
        return new RunPart(from, to, List.of());
    }

    /** Whether it is less than all ticks. */
    public boolean hasTicks() {
        return from > 0 || to < OPEN;
    }

    /** Other ticks of the same cores. */
    public RunPart between(long newFrom, long newTo) {
        return new RunPart(newFrom, newTo, rows);
    }

    /** Other cores in the same ticks. */
    public RunPart on(List<Cores> newRows) {
        return new RunPart(from, to, newRows);
    }

    /** Ticks of it that have passed at a tick. */
    public long ticksUntil(long now) {
        return Math.max(0, Math.min(to, now) - from);
    }

    /** Cores that it has. */
    public long cores(Platform platform) {
        return rows.isEmpty() ? platform.totalCores() : rows.stream().mapToLong(Cores::count).sum();
    }

    /** Cores of it that a cluster has. */
    public long coresOf(Platform platform, int cluster) {
        return rows.isEmpty() ? platform.clusters().get(cluster).cores()
                : rows.stream().filter(row -> row.cluster() == cluster).mapToLong(Cores::count).sum();
    }

    /** Tasks that have held cores of it, by number, whatever the tick. */
    public BitSet tasks(Pieces pieces) {
        BitSet tasks = new BitSet();
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (held(pieces, piece) > 0) {
                tasks.set(pieces.task(piece));
            }
        }
        return tasks;
    }

    /** Whether cores of a cluster are in it. */
    public boolean has(int cluster) {
        return rows.isEmpty() || rows.stream().anyMatch(row -> row.cluster() == cluster);
    }

    /** Cores of it that a piece holds. */
    public long held(Pieces pieces, int piece) {
        long sum = 0;
        for (int range = 0; range < pieces.rangeCount(piece); range++) {
            int first = pieces.firstCore(piece, range);
            int last = pieces.lastCore(piece, range);
            if (rows.isEmpty()) {
                sum += last - first + 1;
            }
            for (Cores row : rows) {
                if (row.cluster() == pieces.cluster(piece)) {
                    sum += Math.max(0, Math.min(last, row.last()) - Math.max(first, row.first()) + 1);
                }
            }
        }
        return sum;
    }
}
