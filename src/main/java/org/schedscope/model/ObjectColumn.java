package org.schedscope.model;

import java.util.ArrayList;
import java.util.Collections;

/** A column of immutable objects to which rows are added. It takes no room while all rows are equal to the usual value. */
final class ObjectColumn<T> {
    private final ArrayList<T> rows = new ArrayList<>(0);
    private T usual;
    private int size;

    /** @param usual value; null if the first row has it */
    ObjectColumn(T usual) {
        this.usual = usual;
    }

    void add(T value) {
        usual = usual == null ? value : usual;
        if (rows.isEmpty() && value != usual && !value.equals(usual)) {
            rows.addAll(Collections.nCopies(size, usual));
            rows.add(value);
        } else if (!rows.isEmpty()) {
            rows.add(value);
        }
        size++;
    }

    T at(int row) {
        return rows.isEmpty() ? usual : rows.get(row);
    }

    boolean isUsual() {
        return rows.isEmpty();
    }

    /** Drops the room for more rows. */
    void trim() {
        rows.trimToSize();
    }
}
