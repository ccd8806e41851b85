package org.schedscope.ui.state.lesson;

import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/** The pages that a step needs where it is too long to be seen at once; the window counts them, and shows one. */
public final class StoryPages {
    /** The page that is shown, and the last one; from 0. */
    public record Place(int page, int last) {
        static final Place FIRST = new Place(0, 0);

        /** Whether there is more to be read before the lesson goes on. */
        public boolean hasMore() {
            return page < last;
        }
    }

    private final StateValue<Place> place;

    StoryPages(StateChanges changes) {
        place = changes.value(Place.FIRST);
    }

    public Place get() {
        return place.get();
    }

    /** Whether there is more to be read before the lesson goes on. */
    public boolean hasMore() {
        return get().hasMore();
    }

    public boolean hasBefore() {
        return get().page() > 0;
    }

    /** The window has so many pages of the step. */
    public void count(int pages) {
        place.set(new Place(Math.min(get().page(), pages - 1), pages - 1));
    }

    /** Begins with the first page of one, until the window has counted. */
    void begin() {
        place.set(Place.FIRST);
    }

    /** To the next page, or with -1 to the previous one; whether there was one. */
    boolean turn(int by) {
        if (by > 0 ? hasMore() : hasBefore()) {
            place.set(new Place(get().page() + by, get().last()));
            return true;
        }
        return false;
    }
}
