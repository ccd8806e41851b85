package org.schedscope.trace;

import org.schedscope.event.CoreRanges;
import org.schedscope.trace.column.NumberTable;

/** The cores of every piece, as ranges in columns. */
final class CoreColumns {
    /** Number of ranges of all pieces before a piece. */
    private static final int BEGIN = 0;
    private static final int RANGES = 1;
    /** Number of cores. */
    private static final int CORES = 2;
    private static final int COLUMNS = 3;

    private static final int FIRST = 0;
    /** Last core minus first core. */
    private static final int MORE = 1;

    private final NumberTable pieces;
    private final NumberTable ranges;
    /** Row of the piece being added; reused. */
    private final long[] row = new long[COLUMNS];

    CoreColumns() {
        this(new NumberTable(COLUMNS), new NumberTable(2));
    }

    private CoreColumns(NumberTable pieces, NumberTable ranges) {
        this.pieces = pieces;
        this.ranges = ranges;
    }

    CoreColumns view() {
        return new CoreColumns(pieces.view(), ranges.view());
    }

    /** Adds the cores of the next piece. */
    void add(CoreRanges cores) {
        int begin = ranges.size();
        int count = cores.rangeCount();
        int all = 0;
        for (int i = 0; i < count; i++) {
            int first = cores.first(i);
            int more = cores.last(i) - first;
            ranges.add(first, more);
            all += more + 1;
        }
        row[BEGIN] = begin;
        row[RANGES] = count;
        row[CORES] = all;
        pieces.add(row);
    }

    int rangeCount(int piece) {
        return (int) pieces.get(piece, RANGES);
    }

    /** Number of cores of a piece. */
    int count(int piece) {
        return (int) pieces.get(piece, CORES);
    }

    int first(int piece, int range) {
        return (int) ranges.get((int) pieces.get(piece, BEGIN) + range, FIRST);
    }

    int last(int piece, int range) {
        int row = (int) pieces.get(piece, BEGIN) + range;
        return (int) (ranges.get(row, FIRST) + ranges.get(row, MORE));
    }

    /** First and last core of each range of a piece, written into the given array, or into a new one if that is too small. */
    int[] ends(int piece, int[] room) {
        int begin = (int) pieces.get(piece, BEGIN);
        int count = rangeCount(piece);
        int[] ends = 2 * count <= room.length ? room : new int[2 * count];
        for (int i = 0; i < count; i++) {
            ends[2 * i] = (int) ranges.get(begin + i, FIRST);
            ends[2 * i + 1] = ends[2 * i] + (int) ranges.get(begin + i, MORE);
        }
        return ends;
    }

    /** The cores of a piece as a list of ranges that reads the columns. */
    CoreRanges of(int piece) {
        return new OfPiece(piece);
    }

    private final class OfPiece implements CoreRanges {
        private final int piece;
        /** First and last core of each range; null before the first use. */
        private int[] ends;

        OfPiece(int piece) {
            this.piece = piece;
        }

        private int[] ends() {
            if (ends == null) {
                ends = CoreColumns.this.ends(piece, new int[2 * CoreColumns.this.rangeCount(piece)]);
            }
            return ends;
        }

        @Override
        public int rangeCount() {
            return ends().length / 2;
        }

        @Override
        public int first(int i) {
            return ends()[2 * i];
        }

        @Override
        public int last(int i) {
            return ends()[2 * i + 1];
        }
    }
}
