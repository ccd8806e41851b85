package org.schedscope.trace.column;

import java.util.Arrays;

/**
 * An append-only table of longs in chunks of {@value #CHUNK} rows. A full chunk is packed column by column, with as many bits a number as
 * the range of its numbers needs, and never changes again; only the list of chunks is copied as the table grows. All longs are stored
 * exactly.
 *
 * <p>Rows of several sorts may have a wide range in a column although those of each sort have a narrow one. For such tables the first
 * column is the sort of a row, and some columns are packed relative to the minimum of the sort.
 *
 * <p>One thread adds rows. Others may read a {@link #view()} meanwhile: the shared arrays are only written to behind its end.
 */
public final class NumberTable {
    private static final int SHIFT = 10;
    /** Rows of a chunk. */
    public static final int CHUNK = 1 << SHIFT;
    private static final int LEAST = 16;
    private static final long[] ALL_ALIKE = new long[2];

    private final int columns;
    /** Number of leading columns that are packed without regard to sorts. */
    private final int plain;
    private final int sorts;
    /** Number of minimums of a chunk. */
    private final int leasts;
    /** By chunk and column: differences from the minimum, with padding so that two words can be read at once. */
    private long[][] packed = {};
    /** By chunk and column: bits a number. */
    private byte[] width = {};
    /** Minimums by chunk and column and, of the columns packed by sorts, by sort. */
    private long[] least = {};
    private int packedCount;
    /** The last chunk, not packed yet, row by row. */
    private long[] last;
    private boolean lastIsShared;
    private int size;

    /** Creates a table with one sort of rows. */
    public NumberTable(int columns) {
        this(columns, columns, 1);
    }

    /**
     * Creates a table with several sorts of rows.
     *
     * @param plain number of leading columns that are packed without regard to sorts, at least 1
     * @param sorts number of sorts; the first column is below it
     */
    public NumberTable(int columns, int plain, int sorts) {
        this.columns = columns;
        this.plain = plain;
        this.sorts = sorts;
        leasts = plain + (columns - plain) * sorts;
        last = new long[LEAST * columns];
    }

    private NumberTable(NumberTable seen) {
        columns = seen.columns;
        plain = seen.plain;
        sorts = seen.sorts;
        leasts = seen.leasts;
        packed = seen.packed;
        width = seen.width;
        least = seen.least;
        packedCount = seen.packedCount;
        last = seen.last;
        size = seen.size;
    }

    /** A read-only view of the rows so far, for any thread. */
    public NumberTable view() {
        lastIsShared = true;
        return new NumberTable(this);
    }

    public int size() {
        return size;
    }

    /** @param row one number a column; callers reuse one array for all rows */
    public void add(long... row) {
        int at = place();
        for (int column = 0; column < columns; column++) {
            last[at + column] = row[column];
        }
        added();
    }

    /** Adds a row to a table of one column. */
    public void add(long number) {
        // Before the array is read, since this may replace it.
        int at = place();
        last[at] = number;
        added();
    }

    /** Adds a row to a table of two columns. */
    public void add(long first, long second) {
        int at = place();
        last[at] = first;
        last[at + 1] = second;
        added();
    }

    private int place() {
        int at = (size & CHUNK - 1) * columns;
        if (at == last.length) {
            last = Arrays.copyOf(last, 2 * at);
        }
        return at;
    }

    private void added() {
        size = Math.incrementExact(size);
        if ((size & CHUNK - 1) == 0) {
            close();
        }
    }

    private void close() {
        int first = packedCount * columns;
        if (first == packed.length) {
            int chunks = Math.max(4, packedCount + (packedCount >> 1));
            packed = Arrays.copyOf(packed, Math.multiplyExact(chunks, columns));
            width = Arrays.copyOf(width, packed.length);
            least = Arrays.copyOf(least, Math.multiplyExact(chunks, leasts));
        }
        for (int column = 0; column < columns; column++) {
            int base = base(packedCount, column);
            long spread = column < plain ? spread(column, base) : spreadOfSorts(column, base);
            int bits = Long.SIZE - Long.numberOfLeadingZeros(spread);
            width[first + column] = (byte) bits;
            packed[first + column] = bits == 0 ? ALL_ALIKE : column < plain ? pack(column, base, bits) : packSorts(column, base, bits);
        }
        packedCount++;
        if (lastIsShared) {
            last = new long[CHUNK * columns];
            lastIsShared = false;
        }
    }

    /** Index of the minimums of a column. */
    private int base(int chunk, int column) {
        return chunk * leasts + (column <= plain ? column : plain + (column - plain) * sorts);
    }

    /** Stores the minimum of a column; returns the largest difference from it, unsigned. */
    private long spread(int column, int base) {
        long low = last[column];
        long high = low;
        for (int i = column; i < CHUNK * columns; i += columns) {
            low = Math.min(low, last[i]);
            high = Math.max(high, last[i]);
        }
        least[base] = low;
        return high - low;
    }

    /** Stores the minimum of every sort; returns the union of the bits of all differences, unsigned. */
    private long spreadOfSorts(int column, int base) {
        Arrays.fill(least, base, base + sorts, Long.MAX_VALUE);
        for (int i = 0; i < CHUNK * columns; i += columns) {
            int of = base + (int) last[i];
            least[of] = Math.min(least[of], last[i + column]);
        }
        long spread = 0;
        for (int i = 0; i < CHUNK * columns; i += columns) {
            spread |= last[i + column] - least[base + (int) last[i]];
        }
        return spread;
    }

    private long[] pack(int column, int base, int bits) {
        Packing into = new Packing(bits);
        long ofAll = least[base];
        for (int i = column; i < CHUNK * columns; i += columns) {
            into.add(last[i] - ofAll);
        }
        return into.words;
    }

    private long[] packSorts(int column, int base, int bits) {
        Packing into = new Packing(bits);
        for (int i = 0; i < CHUNK * columns; i += columns) {
            into.add(last[i + column] - least[base + (int) last[i]]);
        }
        return into.words;
    }

    /** Packs a column of a chunk into words. */
    private static final class Packing {
        private final int bits;
        private final long[] words;
        private int bit;
        private long word;

        Packing(int bits) {
            this.bits = bits;
            words = new long[CHUNK / Long.SIZE * bits + 1];
        }

        void add(long more) {
            // Java shifts by the lowest six bits of the right operand.
            word |= more << bit;
            int next = bit + bits;
            if (bit >>> 6 != next >>> 6) {
                words[bit >>> 6] = word;
                word = more >>> 1 >>> ~bit;
            }
            bit = next;
        }
    }

    /** The number in a row of a table of one column. */
    public long get(int row) {
        return get(row, 0);
    }

    /**
     * A number in a column that is packed without regard to sorts, as all columns of most tables are. Short, because the compiler inlines
     * it into many callers.
     */
    public long get(int row, int column) {
        int chunk = row >>> SHIFT;
        return chunk < packedCount ? unpacked(chunk, row, column) + least[chunk * leasts + column]
                : last[(row & CHUNK - 1) * columns + column];
    }

    /** A number in any column. */
    public long getOfSort(int row, int column) {
        int chunk = row >>> SHIFT;
        if (column < plain || chunk >= packedCount) {
            return get(row, column);
        }
        return unpacked(chunk, row, column) + least[base(chunk, column) + (int) get(row, 0)];
    }

    private long unpacked(int chunk, int row, int column) {
        int at = chunk * columns + column;
        int bits = width[at];
        int bit = (row & CHUNK - 1) * bits;
        long[] words = packed[at];
        return (words[bit >>> 6] >>> bit | words[(bit >>> 6) + 1] << 1 << ~bit) & -1L >>> -bits;
    }

    /**
     * Copies neighbouring rows, faster than by reading single numbers.
     *
     * @param first first row
     * @param count number of rows, all in the chunk of the first
     * @param to one array a column, of at least as many elements
     */
    public void copy(int first, int count, long[][] to) {
        int chunk = first >>> SHIFT;
        for (int column = 0; column < columns; column++) {
            if (chunk < packedCount) {
                unpack(chunk, column, first & CHUNK - 1, count, to);
                continue;
            }
            for (int i = 0; i < count; i++) {
                to[column][i] = last[((first & CHUNK - 1) + i) * columns + column];
            }
        }
    }

    /** @param to has the sorts of the rows already, unless this is their column */
    private void unpack(int chunk, int column, int first, int count, long[][] to) {
        int at = chunk * columns + column;
        int base = base(chunk, column);
        unpack(packed[at], first * width[at], width[at], column < plain ? least[base] : 0, to[column], count);
        for (int i = 0; column >= plain && i < count; i++) {
            to[column][i] += least[base + (int) to[0][i]];
        }
    }

    private static void unpack(long[] words, int first, int bits, long least, long[] to, int count) {
        if (bits == 0) {
            Arrays.fill(to, 0, count, least);
            return;
        }
        long mask = -1L >>> -bits;
        for (int i = 0, bit = first; i < count; i++, bit += bits) {
            int word = bit >>> 6;
            to[i] = least + ((words[word] >>> bit | words[word + 1] << 1 << ~bit) & mask);
        }
    }

    /**
     * The first of the rows {@code from} to {@code limit} − 1 whose number in a column is at least the given one; {@code limit} if there is
     * none. The numbers of the column must ascend.
     */
    public int firstAtLeast(int column, long number, int from, int limit) {
        int low = from;
        int high = limit;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (get(middle, column) < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
