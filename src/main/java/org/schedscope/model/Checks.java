package org.schedscope.model;

import java.util.Locale;

/** Argument checks whose messages are fit to be shown to a user. */
final class Checks {
    private Checks() {
    }

    static void require(boolean condition, String message, Object... arguments) {
        if (!condition) {
            throw new ModelException(String.format(Locale.ROOT, message, arguments));
        }
    }
}
