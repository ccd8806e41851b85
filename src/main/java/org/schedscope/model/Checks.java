package org.schedscope.model;

import org.schedscope.text.Message;

/** Argument checks whose messages are fit to be shown to a user. */
final class Checks {
    private Checks() {
    }

    /** @param key key of the message, in the bundle of the model */
    static void require(boolean condition, String key, Object... values) {
        if (!condition) {
            throw new ModelException(Message.of("model", key, values));
        }
    }
}
