package org.schedscope.ui.state.base;

import java.util.ArrayList;
import java.util.List;

/**
 * Changes of a window's state. Values that change together are published together: listeners learn of a change once, when all of it is
 * made, and never see a mixture of before and after. All methods are called on the owner's thread.
 */
public final class StateChanges {
    private final List<StateValue<?>> changed = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private int depth;
    private boolean touched;

    /** A value that is part of the state. */
    public <T> StateValue<T> value(T first) {
        return new StateValue<>(this, first);
    }

    /** Makes several steps one change. */
    public void make(Runnable steps) {
        depth++;
        try {
            steps.run();
        } finally {
            depth--;
        }
        publish();
    }

    /** Publishes a change of something that is not a {@link StateValue}. */
    public void touch() {
        touched = true;
        publish();
    }

    /** Adds a listener that is called once after each change, after the listeners of single values. */
    public void afterEach(Runnable listener) {
        listeners.add(listener);
    }

    void changed(StateValue<?> value) {
        if (!changed.contains(value)) {
            changed.add(value);
        }
        touch();
    }

    private void publish() {
        if (depth > 0 || !touched) {
            return;
        }
        touched = false;
        List<StateValue<?>> values = List.copyOf(changed);
        changed.clear();
        values.forEach(StateValue::publish);
        listeners.forEach(Runnable::run);
    }
}
