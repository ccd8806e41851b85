package org.schedscope.ui.view.base;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Something that is made when it is first asked for: the toolkit gives each menu and each tooltip a scene of its own, with styles, as soon
 * as it is made, and most are never seen.
 *
 * @param <T> what it is
 */
public final class Late<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private Optional<T> made = Optional.empty();

    public Late(Supplier<T> maker) {
        this.maker = maker;
    }

    /** The same whenever it is asked for. */
    @Override
    public T get() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }

    /** Whether somebody has asked for it. */
    public boolean isMade() {
        return made.isPresent();
    }

    /** Does something with it, unless nobody has asked for it. */
    public void ifMade(Consumer<T> action) {
        made.ifPresent(action);
    }
}
