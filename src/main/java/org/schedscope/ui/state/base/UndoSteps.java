package org.schedscope.ui.state.base;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What was done, step by step, to be undone and done again. Doing the same thing several times in a row is one step. */
public final class UndoSteps {
    private static final int MOST = 1000;

    /**
     * @param what equal for all changes of one step
     * @param mark identifies the current state, and no other
     */
    private record Step(Object what, Runnable act, Runnable undo, Object mark) {
    }

    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<Object> mark = new ReadOnlyObjectWrapper<>(this, "mark", new Object());
    private Object oldest = mark.get();
    private boolean paused;

    /** Does something. The same again, as long as nothing else happens, replaces it: undoing goes back to before the first. */
    public void perform(Object what, Runnable act, Runnable undo) {
        act.run();
        Step last = done.peek();
        boolean same = !paused && last != null && last.what().equals(what);
        if (same) {
            done.pop();
        }
        done.push(new Step(what, act, same ? last.undo() : undo, new Object()));
        undone.clear();
        paused = false;
        if (done.size() > MOST) {
            oldest = done.removeLast().mark();
        }
        moved();
    }

    /** The next thing is a step of its own. */
    public void pause() {
        paused = true;
    }

    public boolean canUndo() {
        return !done.isEmpty();
    }

    public int count() {
        return done.size();
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    public void undo() {
        if (canUndo()) {
            undone.push(done.pop());
            undone.peek().undo().run();
            paused = true;
            moved();
        }
    }

    public void redo() {
        if (canRedo()) {
            done.push(undone.pop());
            done.peek().act().run();
            paused = true;
            moved();
        }
    }

    private void moved() {
        mark.set(done.isEmpty() ? oldest : done.peek().mark());
    }

    /** Identifies the current state: the same object means the same state. */
    public ReadOnlyObjectProperty<Object> markProperty() {
        return mark.getReadOnlyProperty();
    }
}
