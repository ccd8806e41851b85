package org.schedscope.ui.view.table;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** Change of a list whose rows were replaced or removed. The toolkit's own change copies each of them, which takes long for a million. */
final class Replaced<T> extends ListChangeListener.Change<T> {
    private final int from;
    private final int to;
    private final List<T> before;
    private boolean begun;

    /** All of them are others. */
    Replaced(ObservableList<T> now, List<T> before) {
        this(now, 0, now.size(), before);
    }

    /** @param before the earlier rows, each made on first use */
    Replaced(ObservableList<T> now, int from, int to, List<T> before) {
        super(now);
        this.from = from;
        this.to = to;
        this.before = before;
    }

    @Override
    public boolean next() {
        boolean first = !begun;
        begun = true;
        return first;
    }

    @Override
    public void reset() {
        begun = false;
    }

    @Override
    public int getFrom() {
        return from;
    }

    @Override
    public int getTo() {
        return to;
    }

    @Override
    public List<T> getRemoved() {
        return before;
    }

    @Override
    protected int[] getPermutation() {
        return new int[0];
    }
}
