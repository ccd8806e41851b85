package org.schedscope.experiment.claim;

import java.util.List;

/** What is to be said of a claim. */
public enum Verdict {
    /** What it says comes out, and nothing that it is made of contradicts it. */
    AGREES("agrees"),
    /** The whole comes out; some of what it is made of contradicts it. */
    IN_PART("agrees in part"),
    /** The opposite comes out. */
    DIFFERS("differs"),
    /** It says that one is better, and they are as good as equal: the interval lies within a margin that is stated beforehand. */
    ALIKE("alike"),
    /** Too few runs, or too varied ones. */
    CANNOT_TELL("cannot be told");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /**
     * Of a claim that is made of several statements: it agrees if all do, and in part if some do and others are refuted. With an open one
     * and
     * none that is refuted it cannot be told.
     */
    public static Verdict of(List<Verdict> parts) {
        boolean some = parts.contains(AGREES) || parts.contains(IN_PART);
        boolean refuted = parts.contains(DIFFERS) || parts.contains(ALIKE);
        if (refuted) {
            return some ? IN_PART : parts.contains(DIFFERS) ? DIFFERS : ALIKE;
        }
        if (parts.isEmpty() || parts.contains(CANNOT_TELL)) {
            return CANNOT_TELL;
        }
        return parts.contains(IN_PART) ? IN_PART : AGREES;
    }
}
