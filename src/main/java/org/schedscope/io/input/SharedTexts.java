package org.schedscope.io.input;

import java.util.HashMap;
import java.util.Map;

/** Shared instances of texts that occur many times in a file, such as users and kinds. */
public final class SharedTexts {
    private final Map<String, String> known = new HashMap<>();
    private final int most;

    /** @param most maximum of different texts; further ones are not shared */
    public SharedTexts(int most) {
        this.most = most;
    }

    /** Creates shared texts without a maximum. */
    public SharedTexts() {
        this(Integer.MAX_VALUE);
    }

    /** The shared instance of a text. */
    public String share(String text) {
        String first = known.get(text);
        if (first == null && known.size() < most) {
            known.put(text, text);
        }
        return first == null ? text : first;
    }
}
