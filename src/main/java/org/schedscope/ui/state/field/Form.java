package org.schedscope.ui.state.field;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** List of fields that are filled in and applied together, and what follows from them. */
public abstract class Form {
    private final List<Field<?>> typed = new ArrayList<>();
    private final List<ObservableValue<?>> values = new ArrayList<>();

    /** Field that is read whenever a letter is typed. */
    protected final <T> Field<T> typed(String name, Notation<T> notation, String first) {
        return add(Field.checked(name, notation, first));
    }

    protected final <T> Field<T> add(Field<T> field) {
        typed.add(field);
        values.add(field.textProperty());
        return field;
    }

    protected final <T> Choice<T> choice(String name, T first, List<T> choices) {
        Choice<T> choice = new Choice<>(name, first, choices);
        values.add(choice);
        return choice;
    }

    protected final Choice<Boolean> flag(String name, boolean first) {
        return choice(name, first, List.of(false, true));
    }

    /** Value that is worked out again after each change of a field that has been added before. */
    protected final <R> ReadOnlyObjectProperty<R> derived(Supplier<R> value) {
        ReadOnlyObjectWrapper<R> derived = new ReadOnlyObjectWrapper<>(value.get());
        whenChanged(() -> derived.set(value.get()));
        return derived.getReadOnlyProperty();
    }

    /** Counts changes of other values as changes of this form. */
    protected final void follow(ObservableValue<?>... others) {
        values.addAll(List.of(others));
    }

    public final void whenChanged(Runnable action) {
        values.forEach(value -> value.addListener((property, before, now) -> action.run()));
    }

    /** Texts and choices, for bindings. */
    public final ObservableValue<?>[] values() {
        return values.toArray(new ObservableValue<?>[0]);
    }

    /** The fields that are typed, in the order of the form. */
    public final List<Field<?>> typed() {
        return List.copyOf(typed);
    }

    /** The typed fields of some names. */
    public final List<Field<?>> fields(String... names) {
        return Stream.of(names).<Field<?>>map(name -> typed.stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow())
                .toList();
    }

    public final boolean isWrong() {
        return typed.stream().anyMatch(Field::isWrong);
    }
}
