package org.schedscope.metrics;

import java.util.function.Supplier;

/** Something that is worked out when first asked for, by whichever thread, and kept. */
final class Kept<T> {
    private Supplier<T> source;
    private T value;

    /** @param source gives something that is not null; it may ask what is kept elsewhere, but not this */
    Kept(Supplier<T> source) {
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
