package org.schedscope.lesson;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The display of a step's schedule, besides its moment.
 *
 * @param beside number of another run of the lesson, from 0, that is shown above this one on the same axis
 * @param ghost number of another run of the lesson, from 0, whose tasks are outlined behind this one's; not together with {@code beside}
 * @param zoom visible ticks, if not all
 * @param highlight highlighted ticks
 * @param byHand whether the step offers to build a schedule by hand against this one
 */
public record Staging(OptionalInt beside, OptionalInt ghost, Optional<Ticks> zoom, Optional<Ticks> highlight, boolean byHand) {
    /** The whole schedule of one run. */
    public static final Staging PLAIN = new Staging(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), false);

    /**
     * An interval of ticks.
     *
     * @param from the first
     * @param to end, exclusive, larger than {@code from}
     */
    public record Ticks(long from, long to) {
        public Ticks {
            if (from < 0 || from >= to) {
                throw new IllegalArgumentException("no ticks: " + from + " to " + to);
            }
        }
    }

    /** The run beside this one or as a ghost. */
    public OptionalInt compared() {
        return beside.isPresent() ? beside : ghost;
    }
}
