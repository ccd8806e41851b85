package org.schedscope.metrics;

import java.util.function.Supplier;

/** A value computed at its first use, by any thread, and cached. */
final class Lazy<T> {
    private Supplier<T> source;
    private T value;

    /** @param source computes a value that is not null; it may use other lazy values, but not this one */
    Lazy(Supplier<T> source) {
        this.source = source;
    }

    synchronized T get() {
        if (source != null) {
            value = source.get();
            source = null;
        }
        return value;
    }
}
