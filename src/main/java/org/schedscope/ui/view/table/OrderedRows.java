package org.schedscope.ui.view.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.ObservableListBase;

/** Rows of a list, in its order or in another one, by their numbers; none of them is copied. */
final class OrderedRows<T> extends ObservableListBase<T> {
    /** Above this number the toolkit gets no permutation: it makes a map of all rows. */
    private static final int FEW = 3_000;

    private final ObservableList<T> items;
    private boolean sorted;
    /** Numbers of rows by their places, if they are in another order. */
    private int[] order = {};

    OrderedRows(ObservableList<T> items) {
        this.items = items;
        items.addListener((ListChangeListener<T>) change -> {
            if (sorted) {
                adapt();
            } else {
                forward(change);
            }
        });
    }

    private void forward(ListChangeListener.Change<? extends T> change) {
        if (change instanceof Replaced<? extends T> all) {
            fireChange(new Replaced<T>(this, all.getFrom(), all.getTo(), Collections.unmodifiableList(all.getRemoved())));
            return;
        }
        beginChange();
        while (change.next()) {
            if (change.wasPermutated()) {
                nextPermutation(change.getFrom(), change.getTo(),
                        IntStream.range(change.getFrom(), change.getTo()).map(change::getPermutation).toArray());
            } else {
                @SuppressWarnings("unchecked")
                List<T> removed = (List<T>) change.getRemoved();
                nextReplace(change.getFrom(), change.getTo(), removed);
            }
        }
        endChange();
    }

    @Override
    public T get(int index) {
        return sorted ? item(order[index]) : items.get(index);
    }

    /** Nothing for a number that the list has no more. */
    private T item(int number) {
        return number < items.size() ? items.get(number) : null;
    }

    @Override
    public int size() {
        return sorted ? order.length : items.size();
    }

    boolean isSorted() {
        return sorted;
    }

    /** The place of a row of the list; −1 if it is not there. */
    int placeOf(int number) {
        int place = sorted ? 0 : number;
        while (sorted && place < order.length && order[place] != number) {
            place++;
        }
        return place < size() ? place : -1;
    }

    @Override
    public int indexOf(Object row) {
        int number = items.indexOf(row);
        return number < 0 ? number : placeOf(number);
    }

    /** Sets the order of rows. */
    void setOrder(int[] now) {
        int[] before = numbers();
        sorted = true;
        change(before, now);
    }

    /** Sets the order of the list. */
    void unsort() {
        if (sorted) {
            int[] before = order;
            order = IntStream.range(0, items.size()).toArray();
            change(before, order);
            sorted = false;
        }
    }

    private int[] numbers() {
        return sorted ? order : IntStream.range(0, items.size()).toArray();
    }

    private void change(int[] before, int[] now) {
        order = now;
        if (Arrays.equals(before, now)) {
            return;
        }
        if (before.length != now.length || now.length > FEW) {
            fireChange(new Replaced<>(this, items(before)));
            return;
        }
        beginChange();
        nextPermutation(0, now.length, moves(before, now));
        endChange();
    }

    private List<T> items(int[] numbers) {
        return new AbstractList<>() {
            @Override
            public T get(int index) {
                return item(numbers[index]);
            }

            @Override
            public int size() {
                return numbers.length;
            }
        };
    }

    /** For each old place the new one of its row; both orders have the same rows. */
    private static int[] moves(int[] before, int[] now) {
        int[] placeNow = new int[now.length];
        for (int place = 0; place < now.length; place++) {
            placeNow[now[place]] = place;
        }
        int[] moves = new int[now.length];
        for (int place = 0; place < now.length; place++) {
            moves[place] = placeNow[before[place]];
        }
        return moves;
    }

    /**
     * Updates rows after a change of the list: known rows stay where they are until they are sorted again. With an equal number of other
     * rows, only the texts of cells change.
     */
    private void adapt() {
        int size = items.size();
        int[] before = order;
        int[] known = IntStream.of(order).filter(number -> number < size).toArray();
        order = IntStream.concat(IntStream.of(known), IntStream.range(before.length, Math.max(before.length, size))).toArray();
        fireChange(new Replaced<>(this, items(before)));
    }
}
