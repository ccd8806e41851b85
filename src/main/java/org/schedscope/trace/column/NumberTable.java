package org.schedscope.trace.column;

import java.util.Arrays;

/**
 * Rows of whole numbers, to which more are added at the end. They stand in chunks of {@value #CHUNK}. A chunk that is full is packed,
 * column by column, into as many bits a number as its numbers lie apart, and not touched again; so however long a table is, it is never
 * copied, but for the list of its chunks. Any longs are kept exactly.
 *
 * <p>Where rows of several sorts come in turn, the numbers of a column may lie far apart though those of each sort do not. Then the first
 * column says which sort a row is of, and in some columns each sort has a least number of its own.
 *
 * <p>One thread adds. What a {@link #view()} has may be read by others while that goes on, as nobody writes there any more: the lists and
 * the chunk that it took are only written to behind its end.
 */
public final class NumberTable {
    private static final int SHIFT = 10;
    /** Rows of a chunk. */
    public static final int CHUNK = 1 << SHIFT;
    private static final int LEAST = 16;
    private static final long[] ALL_ALIKE = new long[2];

    private final int columns;
    /** So many columns at the beginning make no difference between sorts. */
    private final int plain;
    private final int sorts;
    /** Least numbers of a chunk. */
    private final int leasts;
    /** By chunk and column: how much more each number is than the least, and room to read two words at once. */
    private long[][] packed = {};
    /** By chunk and column: bits a number. */
    private byte[] width = {};
    /** By chunk and column, and of those that are not plain by sort. */
    private long[] least = {};
    private int packedCount;
    /** The chunk that is not packed yet, row by row. */
    private long[] last;
    private boolean lastIsShared;
    private int size;

    /** Of rows of one sort. */
    public NumberTable(int columns) {
        this(columns, columns, 1);
    }

    /**
     * @param plain so many columns at the beginning make no difference between sorts, at least the first
     * @param sorts how many there are; what the first column says is less
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

    /** These rows, to be read by anybody; not to be added to. */
    public NumberTable view() {
        lastIsShared = true;
        return new NumberTable(this);
    }

    /** How many rows there are. */
    public int size() {
        return size;
    }

    /** @param row as many numbers as there are columns; whoever adds rows all the time has one array for all of them */
    public void add(long... row) {
        int at = place();
        for (int column = 0; column < columns; column++) {
            last[at + column] = row[column];
        }
        added();
    }

    /** A row of a table of one column. */
    public void add(long number) {
        // Before the array is named: it may be another then.
        int at = place();
        last[at] = number;
        added();
    }

    /** A row of a table of two columns. */
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

    /** Where the least numbers of a column are. */
    private int base(int chunk, int column) {
        return chunk * leasts + (column <= plain ? column : plain + (column - plain) * sorts);
    }

    /** Finds the least number; how much more the largest is, unsigned. */
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

    /** Finds the least number of every sort; all bits of how much more others are, unsigned. */
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

    /** A column of a chunk on its way into words. */
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
            // Shifts go by the lowest six bits of what is on their right.
            word |= more << bit;
            int next = bit + bits;
            if (bit >>> 6 != next >>> 6) {
                words[bit >>> 6] = word;
                word = more >>> 1 >>> ~bit;
            }
            bit = next;
        }
    }

    /** Of a table of one column. */
    public long get(int row) {
        return get(row, 0);
    }

    /** A number of a column that makes no difference between sorts, as all of most tables: short, since it is copied to all who ask. */
    public long get(int row, int column) {
        int chunk = row >>> SHIFT;
        return chunk < packedCount ? unpacked(chunk, row, column) + least[chunk * leasts + column]
                : last[(row & CHUNK - 1) * columns + column];
    }

    /** A number of any column. */
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
     * Copies neighbouring rows, which is faster than to get their numbers one by one.
     *
     * @param first row
     * @param count no more than those in the chunk of the first
     * @param to by column, each as many as are copied at least
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
     * The first of the rows {@code from} to {@code limit} − 1 whose number in a column is at least as large as one; {@code limit} if
     * there is none. The numbers there must ascend.
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
