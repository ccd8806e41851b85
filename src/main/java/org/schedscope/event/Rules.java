package org.schedscope.event;

/**
 * The version of the rules of simulated time: of all that decides which task starts when. It stands in logs, sessions and results. What was
 * made under another version is not made again here: another run might come out.
 */
public final class Rules {
    /** That of this program. */
    public static final int VERSION = 2;
    /** That of what does not say it. */
    public static final int UNSAID = 1;

    private Rules() {
    }
}
