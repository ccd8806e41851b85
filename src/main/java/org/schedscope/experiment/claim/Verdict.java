package org.schedscope.experiment.claim;

import java.util.List;

/** What is to be said of a claim. */
public enum Verdict {
    AGREES("agrees"), DIFFERS("differs"), CANNOT_TELL("cannot tell");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** Of a claim that is made of several: all must agree, and none may differ. */
    static Verdict of(List<Verdict> parts) {
        if (parts.contains(DIFFERS)) {
            return DIFFERS;
        }
        return !parts.isEmpty() && parts.stream().allMatch(part -> part == AGREES) ? AGREES : CANNOT_TELL;
    }
}
