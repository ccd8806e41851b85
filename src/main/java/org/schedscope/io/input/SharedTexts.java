package org.schedscope.io.input;

import java.util.HashMap;
import java.util.Map;

/** Texts of a file that occur many times, such as users and kinds, each kept as one object. */
public final class SharedTexts {
    private final Map<String, String> known = new HashMap<>();
    private final int most;

    /** @param most different texts; those found later are kept as they come */
    public SharedTexts(int most) {
        this.most = most;
    }

    /** As many different texts as there are. */
    public SharedTexts() {
        this(Integer.MAX_VALUE);
    }

    /** The one object that is kept for all texts that equal this one. */
    public String share(String text) {
        String first = known.get(text);
        if (first == null && known.size() < most) {
            known.put(text, text);
        }
        return first == null ? text : first;
    }
}
