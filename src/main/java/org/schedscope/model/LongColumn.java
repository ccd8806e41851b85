package org.schedscope.model;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * A column of integers to which rows are added. It takes no room while its rows are as usual: all 0, or each the number of its row.
 */
final class LongColumn {
    private static final int LEAST = 64;

    private final int step;
    private final int expected;
    private long[] rows = {};
    private int size;

    /**
     * @param step from a row to the next as long as they are as usual, 0 or 1
     * @param expected rows to begin with room for, once they are not as usual
     */
    LongColumn(int step, int expected) {
        this.step = step;
        this.expected = Math.max(LEAST, expected);
    }

    void add(long value) {
        if (rows.length == 0 && value != (long) step * size) {
            rows = all(Math.max(expected, 2 * size));
        }
        if (rows.length > 0) {
            rows = size < rows.length ? rows : Arrays.copyOf(rows, size + (size >> 1));
            rows[size] = value;
        }
        size++;
    }

    long at(int row) {
        return rows.length == 0 ? (long) step * row : rows[row];
    }

    /** Whether all rows are as usual. */
    boolean isUsual() {
        return rows.length == 0;
    }

    /** The rows; empty while they are as usual. They may be followed by room for more until the column is trimmed. */
    long[] rows() {
        return rows;
    }

    /** Drops the room for more rows. */
    void trim() {
        rows = rows.length == 0 ? rows : all(size);
    }

    /** Keeps the results of a function of all rows, even if they are as usual. */
    void keep(LongUnaryOperator function) {
        rows = all(size);
        Arrays.setAll(rows, row -> function.applyAsLong(rows[row]));
    }

    /** All rows, which must be in the range of an {@code int}. */
    int[] ints() {
        int[] ints = new int[size];
        Arrays.setAll(ints, row -> (int) at(row));
        return ints;
    }

    private long[] all(int capacity) {
        if (rows.length > 0) {
            return rows.length == capacity ? rows : Arrays.copyOf(rows, capacity);
        }
        long[] all = new long[capacity];
        Arrays.setAll(all, row -> (long) step * row);
        return all;
    }
}
