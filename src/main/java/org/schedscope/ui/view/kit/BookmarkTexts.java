package org.schedscope.ui.view.kit;

import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.ui.state.time.Bookmark;

/** How bookmarks are called. */
public final class BookmarkTexts {
    private BookmarkTexts() {
    }

    /** {@code 29 Feb 11:15 · J5 T2}. */
    public static String place(TimeFigures times, Bookmark bookmark) {
        String time = times.at(bookmark.tick());
        return bookmark.about().map(task -> time + " \u00b7 " + task).orElse(time);
    }

    /** With the note. */
    public static String line(TimeFigures times, Bookmark bookmark) {
        return bookmark.note().isEmpty() ? place(times, bookmark) : place(times, bookmark) + "   " + bookmark.note();
    }
}
