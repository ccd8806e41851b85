package org.schedscope.ui.state.edit;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.ui.state.field.Field;

/**
 * An input that shows what holds.
 *
 * @param now what holds; nothing if what is edited has no such thing
 */
record BoundInput<T>(Field<T> input, Supplier<Optional<T>> now) {
    /** @param editable whether it may be typed, if there is something */
    void show(boolean editable) {
        now.get().ifPresentOrElse(value -> input.show(value, editable), input::showNothing);
    }
}
