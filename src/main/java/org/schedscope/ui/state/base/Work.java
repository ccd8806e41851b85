package org.schedscope.ui.state.base;

import java.util.OptionalDouble;

/**
 * Work that goes on in the background.
 *
 * @param kind what is done
 * @param subject of what: a file's or a workload's name
 * @param startedNanos when it began, by the session's clock
 * @param share of the work that is done, from 0 to 1, where that can be said
 * @param perSecond events a second, where that is what is made
 */
public record Work(Kind kind, String subject, long startedNanos, OptionalDouble share, OptionalDouble perSecond) {
    /** Work shorter than this is not worth a progress bar, in nanoseconds. */
    public static final long WORTH_SHOWING_NANOS = 500_000_000L;

    /** What is done. */
    public enum Kind {
        READING, WRITING, SIMULATING,
        /** Reading what another program is still writing. */
        FOLLOWING,
        /** Looking for the next breakpoint. */
        SEARCHING,
        /** Working out what is true at the playhead. Short enough not to be cancelled: the next move of the playhead replaces it. */
        MEASURING
    }

    public boolean canBeCancelled() {
        return kind != Kind.MEASURING;
    }

    public boolean isWorthShowing(long nowNanos) {
        return nowNanos - startedNanos >= WORTH_SHOWING_NANOS;
    }
}
