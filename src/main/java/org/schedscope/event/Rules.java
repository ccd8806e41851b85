package org.schedscope.event;

/**
 * Version of the rules of simulated time, which determine which task starts when. Logs, sessions and results carry it. A run of another
 * version is not simulated again, as its result might differ.
 */
public final class Rules {
    public static final int VERSION = 3;
    /** Version of files without one. */
    public static final int UNSAID = 1;

    private Rules() {
    }
}
