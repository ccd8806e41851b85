package org.schedscope.io.format;

/** Whether a line of a log is a job that ran, and the reason if it is not, for logs of all formats. */
public enum Ran {
    YES(""), WAITS("log.out.pending"), GOES_ON("log.out.open"), NEVER_STARTED("log.out.never"), NO_LENGTH("log.out.ran"),
    BACKWARDS("log.out.back"), CANCELLED("log.out.cancelled"), NO_CORES("log.out.cores"), NO_ARRIVAL("log.out.arrival");

    /** A length that the log does not state. */
    public static final long UNKNOWN = Long.MIN_VALUE;

    private final String why;

    Ran(String why) {
        this.why = why;
    }

    /** Key of the reason by which such lines are counted. */
    public String why() {
        return why;
    }

    /**
     * Judges a line.
     *
     * @param starts whether its start is known, or the log has the start of no job
     * @param ends whether its end is known, or the log has the end of no job
     * @param length length of its run in any unit, or {@link #UNKNOWN}
     * @param arrives whether its arrival is known, if only from its start
     */
    public static Ran of(LogState state, boolean starts, boolean ends, long length, long cores, boolean arrives) {
        if (state == LogState.PENDING || state == LogState.REQUEUED && !starts) {
            return WAITS;
        } else if (!ends && state.isOpen()) {
            return GOES_ON;
        } else if (!starts && (!state.hasRun() || length <= 0)) {
            return NEVER_STARTED;
        } else if (!ends && state == LogState.UNKNOWN) {
            return GOES_ON;
        } else if (length == UNKNOWN) {
            return NO_LENGTH;
        } else if (length < 0) {
            return BACKWARDS;
        } else if (length == 0 && state == LogState.CANCELLED) {
            return CANCELLED;
        } else if (cores <= 0) {
            return NO_CORES;
        }
        return arrives ? YES : NO_ARRIVAL;
    }
}
