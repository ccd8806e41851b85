package org.schedscope.ui.state.field;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Field of a form whose value is picked and never wrong.
 *
 * @param <T> the value's type
 */
public final class Choice<T> extends SimpleObjectProperty<T> {
    private final List<T> choices;

    /** @param choices what is offered, in order */
    public Choice(String name, T first, List<T> choices) {
        super(null, name, first);
        this.choices = List.copyOf(choices);
    }

    public List<T> choices() {
        return choices;
    }
}
