package org.schedscope.engine.collection;

import java.util.Arrays;

/**
 * A binary heap of small numbers, each in it at most once. It keeps the position of each, so that any of them can be moved or removed in
 * O(log n).
 */
public final class IndexedHeap {
    private static final int NOWHERE = -1;

    /** The order of the numbers. */
    public interface Order {
        boolean before(int a, int b);
    }

    private final Order order;
    private int[] heap;
    private int[] place;
    private int size;

    public IndexedHeap(Order order) {
        this(order, new int[16], new int[0]);
    }

    private IndexedHeap(Order order, int[] heap, int[] place) {
        this.order = order;
        this.heap = heap;
        this.place = place;
    }

    /** @param itsOrder order of the copy; it must order the numbers in the same way */
    public IndexedHeap copy(Order itsOrder) {
        IndexedHeap copy = new IndexedHeap(itsOrder, heap.clone(), place.clone());
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    /**
     * The number at a position. The one at 0 is the smallest, and the one at {@code i} precedes those at {@code 2i + 1} and {@code 2i + 2}.
     */
    public int at(int position) {
        return heap[position];
    }

    /** The first number; there must be one. */
    public int first() {
        return heap[0];
    }

    public boolean contains(int number) {
        return number < place.length && place[number] != NOWHERE;
    }

    /** Adds a number that is absent. */
    public void add(int number) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        if (number >= place.length) {
            int known = place.length;
            place = Arrays.copyOf(place, Math.max(16, 2 * number));
            Arrays.fill(place, known, place.length, NOWHERE);
        }
        rise(size++, number);
    }

    /** Removes all numbers. */
    public void clear() {
        for (int i = 0; i < size; i++) {
            place[heap[i]] = NOWHERE;
        }
        size = 0;
    }

    /** Removes a number that is present. */
    public void remove(int number) {
        int hole = place[number];
        place[number] = NOWHERE;
        size--;
        if (hole < size) {
            int last = heap[size];
            rise(hole, last);
            sink(place[last], last);
        }
    }

    /** Restores the position of a number that is present, after its order has changed. */
    public void update(int number) {
        rise(place[number], number);
        sink(place[number], number);
    }

    private void rise(int from, int number) {
        int at = from;
        while (at > 0 && order.before(number, heap[(at - 1) >>> 1])) {
            put(at, heap[(at - 1) >>> 1]);
            at = (at - 1) >>> 1;
        }
        put(at, number);
    }

    private void sink(int from, int number) {
        int at = from;
        for (int child = 2 * at + 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && order.before(heap[child + 1], heap[child])) {
                child++;
            }
            if (!order.before(heap[child], number)) {
                break;
            }
            put(at, heap[child]);
            at = child;
        }
        put(at, number);
    }

    private void put(int at, int number) {
        heap[at] = number;
        place[number] = at;
    }
}
