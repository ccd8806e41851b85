package org.schedscope.ui.state.base;

import java.util.Objects;
import javafx.beans.property.ObjectPropertyBase;

/** Part of a window's state; its listeners are called when the change that it belongs to is complete. */
public final class StateValue<T> extends ObjectPropertyBase<T> {
    private final StateChanges changes;
    private boolean equal;

    StateValue(StateChanges changes, T first) {
        super(first);
        this.changes = changes;
    }

    @Override
    public void set(T next) {
        equal = Objects.equals(get(), next);
        super.set(next);
    }

    @Override
    protected void fireValueChangedEvent() {
        if (!equal) {
            changes.changed(this);
        }
    }

    void publish() {
        super.fireValueChangedEvent();
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
