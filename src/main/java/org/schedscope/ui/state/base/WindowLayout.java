package org.schedscope.ui.state.base;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Layout of the window, as texts by name: zoom, theme, tab, dividers and other parts. Sessions keep the texts without their meaning. */
public final class WindowLayout {
    /** Reads and restores a part. */
    private record Part(Supplier<String> now, Consumer<String> restore) {
    }

    private final Map<String, Part> parts = new LinkedHashMap<>();

    /**
     * Adds a part.
     *
     * @param restore takes an earlier value of {@code now}; throws {@link IllegalArgumentException} for any other text
     */
    public void remember(String name, Supplier<String> now, Consumer<String> restore) {
        parts.put(name, new Part(now, restore));
    }

    /** Current texts of all parts. */
    public SortedMap<String, String> now() {
        SortedMap<String, String> texts = new TreeMap<>();
        parts.forEach((name, part) -> texts.put(name, part.now().get()));
        return texts;
    }

    /**
     * Restores parts, in the order in which they were added. A part without a text, or with an unknown one, stays unchanged: another window
     * may have had other parts.
     */
    public void restore(SortedMap<String, String> texts) {
        parts.forEach((name, part) -> {
            if (texts.containsKey(name)) {
                try {
                    part.restore().accept(texts.get(name));
                } catch (IllegalArgumentException ofAnotherWindow) {
                    // As above: the part stays unchanged.
                }
            }
        });
    }
}
