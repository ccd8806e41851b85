package org.schedscope.io;

/** What writer and reader of event logs share. */
final class EventLog {
    static final String FORMAT = "schedscope-events";
    static final int VERSION = 1;

    private EventLog() {
    }
}
