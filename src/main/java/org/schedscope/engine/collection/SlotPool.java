package org.schedscope.engine.collection;

/** Allocator of indices in shared arrays, from 0 on; released ones are used again, the last one first. */
public final class SlotPool {
    private final IntList unused;
    private int used;

    public SlotPool() {
        this(new IntList(), 0);
    }

    private SlotPool(IntList unused, int used) {
        this.unused = unused;
        this.used = used;
    }

    public SlotPool copy() {
        return new SlotPool(unused.copy(), used);
    }

    /** A free slot; at most one more than the largest ever used. */
    public int take() {
        return unused.isEmpty() ? used++ : unused.removeLast();
    }

    public void release(int slot) {
        unused.add(slot);
    }
}
