package org.schedscope.ui.state.base;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * How the window looks, as texts by name: zoom, theme, tab, dividers and whatever else a part of it wants to find again. Sessions keep
 * them without knowing what they mean.
 */
public final class WindowLayout {
    /** How a part tells how it looks, and is told. */
    private record Part(Supplier<String> now, Consumer<String> restore) {
    }

    private final Map<String, Part> parts = new LinkedHashMap<>();

    /**
     * Has a part remembered.
     *
     * @param restore takes what {@code now} once told; throws {@link IllegalArgumentException} if it can make nothing of a text
     */
    public void remember(String name, Supplier<String> now, Consumer<String> restore) {
        parts.put(name, new Part(now, restore));
    }

    /** How all parts look. */
    public SortedMap<String, String> now() {
        SortedMap<String, String> texts = new TreeMap<>();
        parts.forEach((name, part) -> texts.put(name, part.now().get()));
        return texts;
    }

    /**
     * Makes the parts look as they did, in the order in which they were named. A part of which nothing is said, or what it can make nothing
     * of, stays as it is: another window may have had other parts.
     */
    public void restore(SortedMap<String, String> texts) {
        parts.forEach((name, part) -> {
            if (texts.containsKey(name)) {
                try {
                    part.restore().accept(texts.get(name));
                } catch (IllegalArgumentException ofAnotherWindow) {
                    // Said above: the part stays as it is.
                }
            }
        });
    }
}
