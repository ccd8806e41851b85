package org.schedscope.ui.state.base;

import java.util.Objects;
import javafx.beans.property.ReadOnlyObjectPropertyBase;

/** Part of a window's state; its listeners are called when the change that it belongs to is complete. */
public final class StateValue<T> extends ReadOnlyObjectPropertyBase<T> {
    private final StateChanges changes;
    private T value;

    StateValue(StateChanges changes, T first) {
        this.changes = changes;
        value = first;
    }

    @Override
    public T get() {
        return value;
    }

    public void set(T next) {
        boolean other = !Objects.equals(value, next);
        value = next;
        if (other) {
            changes.changed(this);
        }
    }

    void publish() {
        fireValueChangedEvent();
    }

    @Override
    public Object getBean() {
        return changes;
    }

    @Override
    public String getName() {
        return "";
    }
}
