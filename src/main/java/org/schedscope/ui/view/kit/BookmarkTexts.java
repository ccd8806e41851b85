package org.schedscope.ui.view.kit;

import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Bookmark;

/** How bookmarks are called. */
public final class BookmarkTexts {
    private BookmarkTexts() {
    }

    /** {@code 29 Feb 11:15 · J5 T2}. */
    public static String place(Session session, Bookmark bookmark) {
        String time = session.times().at(bookmark.tick());
        return bookmark.about().map(task -> time + " \u00b7 " + task).orElse(time);
    }

    /** With the note. */
    public static String line(Session session, Bookmark bookmark) {
        return bookmark.note().isEmpty() ? place(session, bookmark) : place(session, bookmark) + "   " + bookmark.note();
    }
}
