package org.schedscope.event;

/**
 * Version of the rules of simulated time: of all that decides which task starts when. Logs, sessions and results carry it. A run of another
 * version is not made again here, as it might come out differently.
 */
public final class Rules {
    /** Version of this program. */
    public static final int VERSION = 2;
    /** Version of files without one. */
    public static final int UNSAID = 1;

    private Rules() {
    }
}
