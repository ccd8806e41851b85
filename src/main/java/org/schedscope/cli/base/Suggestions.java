package org.schedscope.cli.base;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.schedscope.text.DidYouMean;

/** Messages about names that do not exist. */
public final class Suggestions {
    private Suggestions() {
    }

    /** Options that users look for by the names of other programs. */
    private static final Map<String, String> ELSEWHERE = Map.of("--cluster", "--cores", "--clusters", "--platform", "--machine",
            "--platform", "--processors", "--cores", "--cpus", "--cores", "--algorithm", "--policy", "--output", "--schedule");

    /** {@code ; did you mean --policy?}, or empty if no known option has a similar name. */
    public static String meant(String option, Collection<String> known) {
        return Optional.ofNullable(ELSEWHERE.get(option)).filter(known::contains).or(() -> DidYouMean.slip(option, known))
                .map(near -> "; did you mean " + near + "?").orElse("");
    }

    /** {@code unknown policy 'pslr'; did you mean p-slr? (7 policies: schedscope policies)}. */
    public static String unknown(String what, String name, Collection<String> known, String plural, String command) {
        return "unknown " + what + " '" + name + "'" + meant(name, known) + " ("
                + (known.size() == 1 ? "1 " + what : known.size() + " " + plural) + ": " + command + ")";
    }
}
