package org.schedscope.metrics.range;

import java.util.BitSet;
import java.util.List;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.trace.Pieces;

/**
 * A part of a run: an interval of ticks on some cores.
 *
 * @param from first tick
 * @param to end, exclusive, after {@code from}; {@link #OPEN} for the end of the run
 * @param rows distinct cores; empty: all
 */
public record RunPart(long from, long to, List<Cores> rows) {
    /** The end of a part that extends to the end of the run. */
    public static final long OPEN = Long.MAX_VALUE;

    /**
     * Consecutive cores of a cluster.
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

        public static Cores of(Platform platform, int cluster) {
            return new Cores(cluster, 0, platform.clusters().get(cluster).cores() - 1);
        }

        int count() {
            return last - first + 1;
        }
    }

    /** The whole run. */
    public static final RunPart ALL = new RunPart(0, OPEN, List.of());

    public RunPart {
        if (from < 0 || to <= from) {
            throw new ModelException("the interval from " + from + " to " + to + " has no ticks");
        }
        rows = List.copyOf(rows);
    }

    /** The part of some ticks on all cores. */
    public static RunPart ofTicks(long from, long to) {
        return new RunPart(from, to, List.of());
    }

    /** Whether its ticks are limited. */
    public boolean hasTicks() {
        return from > 0 || to < OPEN;
    }

    /** The part of other ticks on the same cores. */
    public RunPart between(long newFrom, long newTo) {
        return new RunPart(newFrom, newTo, rows);
    }

    /** The part of other cores in the same ticks. */
    public RunPart on(List<Cores> newRows) {
        return new RunPart(from, to, newRows);
    }

    /** The number of its ticks before a tick. */
    public long ticksUntil(long now) {
        return Math.max(0, Math.min(to, now) - from);
    }

    public long cores(Platform platform) {
        return rows.isEmpty() ? platform.totalCores() : rows.stream().mapToLong(Cores::count).sum();
    }

    public long coresOf(Platform platform, int cluster) {
        return rows.isEmpty() ? platform.clusters().get(cluster).cores()
                : rows.stream().filter(row -> row.cluster() == cluster).mapToLong(Cores::count).sum();
    }

    /** Numbers of the tasks that held its cores at any tick. */
    public BitSet tasks(Pieces pieces) {
        BitSet tasks = new BitSet();
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (held(pieces, piece) > 0) {
                tasks.set(pieces.task(piece));
            }
        }
        return tasks;
    }

    /** Whether it has cores of a cluster. */
    public boolean has(int cluster) {
        return rows.isEmpty() || rows.stream().anyMatch(row -> row.cluster() == cluster);
    }

    /** The number of its cores that a piece holds. */
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
