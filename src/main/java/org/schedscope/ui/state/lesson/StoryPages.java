package org.schedscope.ui.state.lesson;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** The pages that a step needs where it is too long to be seen at once; the window says how many, and shows one. */
public final class StoryPages {
    private final ReadOnlyIntegerWrapper page = new ReadOnlyIntegerWrapper(this, "page", 0);
    private final ReadOnlyIntegerWrapper last = new ReadOnlyIntegerWrapper(this, "last", 0);

    /** The page that is shown, from 0. */
    public ReadOnlyIntegerProperty pageProperty() {
        return page.getReadOnlyProperty();
    }

    /** The number of the last page, from 0. */
    public ReadOnlyIntegerProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Whether there is more to be read before the lesson goes on. */
    public boolean hasMore() {
        return page.get() < last.get();
    }

    public boolean hasBefore() {
        return page.get() > 0;
    }

    /** The window has so many pages of the step. */
    public void count(int pages) {
        page.set(Math.min(page.get(), pages - 1));
        last.set(pages - 1);
    }

    /** Begins with the first page of one, until the window says otherwise. */
    void begin() {
        page.set(0);
        last.set(0);
    }

    /** To the next page, or with -1 to the previous one; whether there was one. */
    boolean turn(int by) {
        if (by > 0 ? hasMore() : hasBefore()) {
            page.set(page.get() + by);
            return true;
        }
        return false;
    }
}
