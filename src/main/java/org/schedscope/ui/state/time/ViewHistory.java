package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * Where the window has been, as in a browser: run, instant, zoom, selection and range. What one deed changes is one place; so are
 * looks around and jumps that follow each other within a second. Steps and playing make none, and coming back to a place finds the
 * instant at which it was left.
 */
public final class ViewHistory {
    /** Places remembered. */
    static final int MOST = 200;
    private static final long TOGETHER_NANOS = 1_000_000_000L;

    private final Viewpoints window;
    private final Executor owner;
    private final LongSupplier clock;
    private final List<Viewpoint> places = new ArrayList<>();
    private int at;
    /** Something was done that has not become a place yet; whether it is more than to look elsewhere. */
    private boolean open;
    private boolean chosen;
    /** Whether the place that is shown was come to by looking around, and when. */
    private boolean looking;
    private long lookedAt;
    private boolean going;

    /** The place at the last change, and how often the user had gone elsewhere by then. */
    private Viewpoint seen;
    private int visits;

    /**
     * @param owner runs tasks later on the thread that calls this
     * @param clock in nanoseconds
     */
    public ViewHistory(Viewpoints window, Executor owner, LongSupplier clock) {
        this.window = window;
        this.owner = owner;
        this.clock = clock;
        seen = window.now();
        visits = visits();
        places.add(seen);
        window.changes().afterEach(this::follow);
    }

    /** Whether there is a place to go back to. */
    public boolean hasEarlier() {
        return at > 0;
    }

    /** Whether there is a place to go forward to. */
    public boolean hasLater() {
        return at < places.size() - 1;
    }

    private int visits() {
        return window.timeline().looks() + window.playhead().jumps();
    }

    private void follow() {
        Viewpoint before = seen;
        boolean visited = visits != visits();
        seen = window.now();
        visits = visits();
        boolean choice = seen.run() != before.run() || !seen.selected().equals(before.selected()) || !seen.range().equals(before.range());
        if (choice || visited) {
            changed(choice);
        } else if (!seen.moment().equals(before.moment()) && !open && !going) {
            // A step, or time that plays: the place is left where that leads.
            places.set(at, seen);
        }
    }

    private void changed(boolean choice) {
        if (going) {
            return;
        }
        chosen |= choice;
        if (!open) {
            open = true;
            owner.execute(this::settle);
        }
    }

    private void settle() {
        if (!open) {
            return;
        }
        boolean choice = chosen;
        open = false;
        chosen = false;
        Viewpoint here = window.now();
        if (here.equals(places.get(at))) {
            return;
        }
        long time = clock.getAsLong();
        if (!choice && looking && time - lookedAt < TOGETHER_NANOS) {
            places.set(at, here);
        } else {
            places.subList(at + 1, places.size()).clear();
            places.add(here);
            if (places.size() > MOST) {
                places.remove(0);
            }
            at = places.size() - 1;
        }
        looking = !choice;
        lookedAt = time;
        window.changes().touch();
    }

    /** To the place before, if there is one. */
    public void back() {
        go(-1);
    }

    /** To the place that was gone back from, if there is one. */
    public void forward() {
        go(1);
    }

    private void go(int direction) {
        settle();
        int to = at + direction;
        while (to >= 0 && to < places.size() && window.run(places.get(to)).isEmpty()) {
            // Its run has been closed.
            to += direction;
        }
        if (to < 0 || to >= places.size()) {
            return;
        }
        at = to;
        looking = false;
        going = true;
        window.show(places.get(at));
        going = false;
        window.changes().touch();
    }
}
