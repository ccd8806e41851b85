package org.schedscope.engine.collection;

import java.util.Arrays;

/** A binary heap of (tick, number), smallest first. */
public final class TickHeap {
    private long[] ticks;
    private int[] numbers;
    private int size;

    public TickHeap(int capacity) {
        ticks = new long[Math.max(16, capacity)];
        numbers = new int[Math.max(16, capacity)];
    }

    private TickHeap(TickHeap other) {
        ticks = Arrays.copyOf(other.ticks, Math.max(16, other.size + 1));
        numbers = Arrays.copyOf(other.numbers, ticks.length);
        size = other.size;
    }

    public TickHeap copy() {
        return new TickHeap(this);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The smallest tick; {@link Long#MAX_VALUE} if empty. */
    public long nextTick() {
        return size == 0 ? Long.MAX_VALUE : ticks[0];
    }

    public void add(long tick, int number) {
        if (size == ticks.length) {
            ticks = Arrays.copyOf(ticks, size * 2);
            numbers = Arrays.copyOf(numbers, size * 2);
        }
        rise(size++, tick, number);
    }

    private void rise(int from, long tick, int number) {
        int at = from;
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (!before(tick, number, ticks[parent], numbers[parent])) {
                break;
            }
            ticks[at] = ticks[parent];
            numbers[at] = numbers[parent];
            at = parent;
        }
        ticks[at] = tick;
        numbers[at] = number;
    }

    /** The number of the smallest; there must be one. */
    public int peek() {
        return numbers[0];
    }

    /** Receives entries. */
    public interface Visitor {
        void entry(long tick, int number);
    }

    /** Passes all entries to a visitor, in no particular order. */
    public void forEach(Visitor visitor) {
        for (int i = 0; i < size; i++) {
            visitor.entry(ticks[i], numbers[i]);
        }
    }

    /** Removes the smallest. */
    public int poll() {
        int result = numbers[0];
        size--;
        if (size > 0) {
            siftDown(ticks[size], numbers[size]);
        }
        return result;
    }

    /**
     * Moves the hole at the top down along the smaller children to the bottom, then puts the entry there and moves it up: it was the last
     * entry and seldom rises far, and a level takes one comparison instead of two.
     */
    private void siftDown(long tick, int number) {
        int at = 0;
        int half = size >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < size && before(ticks[right], numbers[right], ticks[child], numbers[child])) {
                child = right;
            }
            ticks[at] = ticks[child];
            numbers[at] = numbers[child];
            at = child;
        }
        rise(at, tick, number);
    }

    private static boolean before(long tickA, int numberA, long tickB, int numberB) {
        return tickA < tickB || tickA == tickB && numberA < numberB;
    }
}
