package org.schedscope.ui.view.base;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Object that is made on first use: the toolkit makes a scene with styles for each menu and each tooltip at once, and most are never seen.
 *
 * @param <T> its type
 */
public final class Late<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private Optional<T> made = Optional.empty();

    public Late(Supplier<T> maker) {
        this.maker = maker;
    }

    /** Always the same object. */
    @Override
    public T get() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }

    /** Whether it was made. */
    public boolean isMade() {
        return made.isPresent();
    }

    /** Runs an action with it, if it was made. */
    public void ifMade(Consumer<T> action) {
        made.ifPresent(action);
    }
}
