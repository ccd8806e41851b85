package org.schedscope.engine.queue.line;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.SlotPool;

/** Lines that are level and have no end, in a heap. */
public final class LineHeap implements LineOrder {
    private final Lines lines;
    private final SlotPool slots;
    private final IndexedHeap heap;
    private int[] place;
    /** Whether no line has had another divisor than 1. */
    private boolean whole = true;

    public LineHeap() {
        lines = new Lines();
        slots = new SlotPool();
        heap = new IndexedHeap(this::before);
        place = new int[16];
    }

    private LineHeap(LineHeap of) {
        lines = of.lines.copy();
        slots = of.slots.copy();
        heap = of.heap.copy(this::before);
        place = of.place.clone();
        whole = of.whole;
    }

    @Override
    public LineOrder copy() {
        return new LineHeap(this);
    }

    private boolean before(int a, int b) {
        int order = whole ? Long.compare(lines.offset(a), lines.offset(b)) : lines.compare(a, b, 0);
        return order > 0 || order == 0 && place[a] < place[b];
    }

    @Override
    public int newNode(int itsPlace) {
        int node = slots.take();
        if (node == place.length) {
            place = Arrays.copyOf(place, 2 * node);
            lines.grow(2 * node);
        }
        place[node] = itsPlace;
        return node;
    }

    @Override
    public void setLine(int node, long offset, long slope, long divisor, long end) {
        lines.set(node, offset, slope, divisor);
        whole &= divisor == 1;
    }

    @Override
    public void putIn(int node) {
        heap.add(node);
    }

    @Override
    public void takeOut(int node) {
        heap.remove(node);
    }

    @Override
    public void release(int node) {
        slots.release(node);
    }

    @Override
    public void advance(long tick, IntConsumer renew, boolean all) {
        // Nothing moves.
    }

    @Override
    public int best() {
        return heap.first();
    }

    @Override
    public void forEach(IntConsumer what) {
        for (int i = 0; i < heap.size(); i++) {
            what.accept(heap.at(i));
        }
    }
}
