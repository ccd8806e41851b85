package org.schedscope.ui.state.experiment;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How far a sweep has come.
 *
 * @param runs that there are
 * @param before how many of them were there at the beginning
 * @param made how many have been made since
 * @param nanos since the beginning
 */
public record SweepProgress(int runs, int before, int made, long nanos) {
    private static final double SECOND = 1e9;

    /** Share that is done, from 0 to 1. */
    public double share() {
        return runs == 0 ? 1 : (before + made) / (double) runs;
    }

    /** Runs made a second, once there are some. */
    public OptionalDouble perSecond() {
        return made == 0 || nanos <= 0 ? OptionalDouble.empty() : OptionalDouble.of(made * SECOND / nanos);
    }

    /** How long the rest takes at this rate. */
    public OptionalLong secondsLeft() {
        return perSecond().isEmpty() ? OptionalLong.empty()
                : OptionalLong.of(Math.round((runs - before - made) / perSecond().getAsDouble()));
    }
}
