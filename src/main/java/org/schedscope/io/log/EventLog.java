package org.schedscope.io.log;

/** Constants that the writer and the reader of event logs share. */
public final class EventLog {
    public static final String FORMAT = "schedscope-events";
    public static final int VERSION = 1;

    private EventLog() {
    }
}
