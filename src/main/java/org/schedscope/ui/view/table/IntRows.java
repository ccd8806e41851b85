package org.schedscope.ui.view.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import javafx.collections.ObservableListBase;

/** Numbers as rows of a table, held without a box for each. */
public final class IntRows extends ObservableListBase<Integer> implements Frozen<Integer> {
    private int[] numbers = {};

    @Override
    public Integer get(int index) {
        return numbers[index];
    }

    @Override
    public int size() {
        return numbers.length;
    }

    /** Replaces them all, unless they are the same. */
    public void set(int[] now) {
        if (Arrays.equals(now, numbers)) {
            return;
        }
        List<Integer> before = frozen();
        numbers = now.clone();
        fireChange(new Replaced<>(this, before));
    }

    /** The place of a number; −1 if it is not there. */
    public int placeOf(int number) {
        for (int place = 0; place < numbers.length; place++) {
            if (numbers[place] == number) {
                return place;
            }
        }
        return -1;
    }

    @Override
    public int indexOf(Object row) {
        return row instanceof Integer number ? placeOf(number) : -1;
    }

    @Override
    public List<Integer> frozen() {
        int[] now = numbers;
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return now[index];
            }

            @Override
            public int size() {
                return now.length;
            }
        };
    }
}
