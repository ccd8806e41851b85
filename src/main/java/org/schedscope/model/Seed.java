package org.schedscope.model;

import java.util.OptionalLong;

/** Seeds of draws: whole numbers from {@value #LEAST} to {@value #MOST}. */
public final class Seed {
    /** The negative of the most: formats and command lines turn signs round. */
    public static final long LEAST = -Long.MAX_VALUE;
    public static final long MOST = Long.MAX_VALUE;

    private Seed() {
    }

    /** The seed in a text; empty if malformed. */
    public static OptionalLong parse(String text) {
        String digits = text.strip();
        if (!digits.matches("-?[0-9]{1,19}")) {
            return OptionalLong.empty();
        }
        try {
            long seed = Long.parseLong(digits);
            return seed < LEAST ? OptionalLong.empty() : OptionalLong.of(seed);
        } catch (NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }
}
