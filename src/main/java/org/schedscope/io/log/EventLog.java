package org.schedscope.io.log;

/** Constants that the writer and the reader of event logs share. */
public final class EventLog {
    public static final String FORMAT = "schedscope-events";
    /** The newest version, with refused and killed jobs. Logs of runs that can have none are of version 1. */
    public static final int VERSION = 2;

    private EventLog() {
    }
}
