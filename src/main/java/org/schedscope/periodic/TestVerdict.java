package org.schedscope.periodic;

import org.schedscope.text.Message;

/** Answer of a test to the question whether every job meets its deadline. */
public enum TestVerdict {
    SCHEDULABLE("schedulable"), NOT("not"), NOT_DECIDED("not decided");

    private final String text;

    TestVerdict(String text) {
        this.text = text;
    }

    /** The verdict as files have it. */
    public String text() {
        return text;
    }

    /** The verdict in a table. */
    public Message message() {
        return Message.of("periodic", "verdict." + name());
    }
}
