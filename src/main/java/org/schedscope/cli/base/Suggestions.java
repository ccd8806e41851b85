package org.schedscope.cli.base;

import java.util.Collection;
import org.schedscope.text.DidYouMean;

/** Messages about names that do not exist. */
public final class Suggestions {
    private Suggestions() {
    }

    /** {@code unknown policy 'pslr'; did you mean p-slr? (7 policies: schedscope policies)}. */
    public static String unknown(String what, String name, Collection<String> known, String plural, String command) {
        String meant = DidYouMean.slip(name, known).map(near -> "; did you mean " + near + "?").orElse("");
        return "unknown " + what + " '" + name + "'" + meant + " (" + (known.size() == 1 ? "1 " + what : known.size() + " " + plural)
                + ": " + command + ")";
    }
}
