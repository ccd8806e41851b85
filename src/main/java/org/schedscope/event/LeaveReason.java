package org.schedscope.event;

import java.util.Locale;

/** Why a job leaves unfinished with a {@link EventKind#JOB_KILLED}. */
public enum LeaveReason {
    /** A task of it has run as long as it may. */
    LIMIT,
    /** A job on whose success it depends has left. */
    DEPENDENCY;

    /** The word in event logs. */
    public String logName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
