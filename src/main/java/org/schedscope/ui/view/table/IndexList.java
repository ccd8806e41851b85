package org.schedscope.ui.view.table;

import java.util.AbstractList;
import java.util.List;
import javafx.collections.ObservableListBase;

/** Numbers one after the other as a list that can grow and shrink at once, without holding any of them. */
public final class IndexList extends ObservableListBase<Integer> implements Frozen<Integer> {
    private int first;
    private int size;

    @Override
    public Integer get(int index) {
        return first + index;
    }

    @Override
    public int size() {
        return size;
    }

    /** Begins at another number, with nothing in it. */
    public void beginAt(int number) {
        if (number != first) {
            resize(0);
            first = number;
        }
    }

    public void resize(int newSize) {
        int before = size;
        beginChange();
        if (newSize > before) {
            size = newSize;
            nextAdd(before, newSize);
        } else if (newSize < before) {
            size = newSize;
            nextRemove(newSize, new Range(first + newSize, first + before));
        }
        endChange();
    }

    @Override
    public List<Integer> frozen() {
        return new Range(first, first + size);
    }

    /** What was removed. */
    private static final class Range extends AbstractList<Integer> {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int index) {
            return from + index;
        }

        @Override
        public int size() {
            return to - from;
        }
    }
}
