package org.schedscope.engine.queue;

import org.schedscope.engine.collection.IntList;
import org.schedscope.event.PriorityKey;

/** A ready queue whose tasks stand in a heap. Those that are set aside are kept beside it until the pass ends. */
abstract class ReadyHeap implements MergeableReadyQueue, PriorityKey {
    private final IntList aside = new IntList();

    /** How many tasks stand in the heap. */
    abstract int heapSize();

    /** Takes the head out of the heap for a while; returns the number by which it is put back. */
    abstract int takeHeadOut();

    abstract void putBack(int number);

    @Override
    public final int size() {
        return heapSize() + aside.size();
    }

    @Override
    public final boolean hasHead() {
        return heapSize() > 0;
    }

    @Override
    public final boolean hasSkipped() {
        return !aside.isEmpty();
    }

    @Override
    public final void skipHead() {
        aside.add(takeHeadOut());
    }

    @Override
    public final PriorityKey headKey() {
        return this;
    }

    @Override
    public void endPass() {
        while (!aside.isEmpty()) {
            putBack(aside.removeLast());
        }
    }
}
