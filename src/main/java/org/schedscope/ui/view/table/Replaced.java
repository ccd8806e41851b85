package org.schedscope.ui.view.table;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** All rows of a list are others now. The toolkit's own way to say so takes them in hand one by one, which holds a window of a million. */
final class Replaced<T> extends ListChangeListener.Change<T> {
    private final List<T> before;
    private boolean begun;

    /** @param before the rows that were there, each made when it is asked for */
    Replaced(ObservableList<T> now, List<T> before) {
        super(now);
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
        return 0;
    }

    @Override
    public int getTo() {
        return getList().size();
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
