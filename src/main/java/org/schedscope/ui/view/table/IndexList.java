package org.schedscope.ui.view.table;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableListBase;

/** Numbers one after the other as a list that can grow and shrink at once, without holding any of them. */
public final class IndexList extends ObservableListBase<Integer> implements Frozen<Integer> {
    private int first;
    private int size;
    /** Those that are shown, if they do not follow each other. */
    private Optional<int[]> chosen = Optional.empty();

    @Override
    public Integer get(int index) {
        return chosen.isPresent() ? chosen.get()[index] : first + index;
    }

    @Override
    public int size() {
        return size;
    }

    /** Begins at another number, with nothing in it. */
    public void beginAt(int number) {
        if (number != first || chosen.isPresent()) {
            resize(0);
            chosen = Optional.empty();
            first = number;
        }
    }

    /** Shows these, in their order. */
    public void choose(int[] numbers) {
        resize(0);
        chosen = Optional.of(numbers);
        resize(numbers.length);
    }

    public void resize(int newSize) {
        int before = size;
        List<Integer> gone = newSize < before ? numbers(newSize, before) : List.of();
        size = newSize;
        if (newSize != before) {
            fireChange(new Replaced<>(this, Math.min(before, newSize), newSize, gone));
        }
    }

    @Override
    public List<Integer> frozen() {
        return numbers(0, size);
    }

    private List<Integer> numbers(int from, int to) {
        int begin = first + from;
        Optional<int[]> all = chosen;
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return all.isPresent() ? all.get()[from + index] : begin + index;
            }

            @Override
            public int size() {
                return to - from;
            }
        };
    }
}
