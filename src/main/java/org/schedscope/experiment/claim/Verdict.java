package org.schedscope.experiment.claim;

import java.util.List;

/** Verdicts on a claim. */
public enum Verdict {
    /** The claim is confirmed, and none of its statements is contradicted. */
    AGREES("agrees"),
    /** The claim is confirmed as a whole; some of its statements are contradicted. */
    IN_PART("agrees in part"),
    /** The opposite is confirmed. */
    DIFFERS("differs"),
    /** The claim is a difference, and there is none: the interval lies within an equivalence margin that was fixed beforehand. */
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
     * The verdict on several statements: agreement if all agree, in part if some agree and others are contradicted; undecided if some are
     * undecided and none is contradicted.
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
