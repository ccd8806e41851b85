package org.schedscope.ui.state.base;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * Work in the background.
 *
 * @param kind of work
 * @param subject name of its file or workload
 * @param startedNanos when it began, by the session's clock
 * @param share of the work that is done, from 0 to 1, where it is known
 * @param perSecond events a second, where it makes events
 * @param newsNanos time of the last output, by the session's clock, where another program does the work
 */
public record Work(Kind kind, String subject, long startedNanos, OptionalDouble share, OptionalDouble perSecond, OptionalLong newsNanos) {
    /** Work shorter than this is not worth a progress bar, in nanoseconds. */
    public static final long WORTH_SHOWING_NANOS = 500_000_000L;

    /** Silence of another program shorter than this is nothing unusual, in nanoseconds. */
    public static final long QUIET_NANOS = 3_000_000_000L;

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

    /** Work that no other program does. */
    public Work(Kind kind, String subject, long startedNanos, OptionalDouble share, OptionalDouble perSecond) {
        this(kind, subject, startedNanos, share, perSecond, OptionalLong.empty());
    }

    /** Whole seconds for which nothing has come from the program that does the work; empty if that is nothing unusual. */
    public OptionalLong quietSeconds(long nowNanos) {
        boolean quiet = newsNanos.isPresent() && nowNanos - newsNanos.getAsLong() >= QUIET_NANOS;
        return quiet ? OptionalLong.of((nowNanos - newsNanos.getAsLong()) / 1_000_000_000L) : OptionalLong.empty();
    }

    public boolean canBeCancelled() {
        return kind != Kind.MEASURING;
    }

    public boolean isWorthShowing(long nowNanos) {
        return nowNanos - startedNanos >= WORTH_SHOWING_NANOS;
    }
}
