package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.session.Session;

class BookmarksTest {
    private final HandCranked threads = new HandCranked();
    private Session session;

    @BeforeEach
    void open() {
        session = TestRuns.session(threads, 6);
        session.playhead().toEnd();
        threads.settle();
    }

    @Test
    void oneIsGoneBackToWithItsTask() {
        session.selection().selectTask(5);
        session.playhead().seekTick(7);
        session.bookmarks().put(session.bookmarks().now().withNote("here it waits"));
        session.selection().clear();
        session.playhead().toEnd();
        Bookmark kept = session.bookmarks().here().get(0);
        session.bookmarks().goTo(kept);
        assertEquals(7, session.playhead().tick());
        assertEquals(OptionalInt.of(5), session.selection().get().task());
        session.bookmarks().remove(kept);
        assertEquals(List.of(), session.bookmarks().here());
    }

    @Test
    void theyAreInOrderAndOneOfTheSamePlaceReplacesTheOther() {
        session.playhead().seekTick(9);
        session.bookmarks().put(session.bookmarks().now().withNote("late"));
        session.playhead().seekTick(3);
        session.bookmarks().put(session.bookmarks().now().withNote("early"));
        session.bookmarks().put(session.bookmarks().now().withNote("earlier"));
        assertEquals(List.of("earlier", "late"), session.bookmarks().here().stream().map(Bookmark::note).toList());
    }

    @Test
    void sessionsKeepThem() {
        session.bookmarks().put(session.bookmarks().now().withNote("tab\there,\nand a line"));
        session.bookmarks().put(new Bookmark("another workload", 5, Optional.empty(), Optional.empty(), ""));
        var kept = session.layout().now();
        assertEquals(1, session.bookmarks().here().size(), "of the open workload");
        Session other = TestRuns.session(new HandCranked(), 6);
        other.layout().restore(kept);
        assertEquals(List.of("tab here, and a line"), other.bookmarks().here().stream().map(Bookmark::note).toList());
        assertEquals(2, other.bookmarks().allProperty().get().size());
        assertThrows(IllegalArgumentException.class, () -> other.bookmarks().restore("no bookmark"));
    }
}
