package org.schedscope.chart.lane;

import java.util.stream.LongStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Palette;
import org.schedscope.metrics.ViolationGrid;

/**
 * Which heat a count has: each of 1 to 5 its own; if there are more, five ranges of counts, each by the same factor larger than the last.
 * Most cells have few jobs and some have hundreds: equal ranges would leave one colour.
 *
 * @param largest largest count, at least 1
 */
public record HeatScale(long largest) {
    public HeatScale {
        if (largest < 1) {
            throw new IllegalArgumentException("heat begins at a count of 1, not " + largest);
        }
    }

    public static HeatScale of(ViolationGrid grid) {
        return new HeatScale(Math.max(1, grid.largest()));
    }

    /** Number of steps in use. */
    public int steps() {
        return (int) Math.min(largest, Palette.HEAT_STEPS);
    }

    /** The largest count of a step. Every step has a count of its own, also where the range before it would reach as far. */
    long last(int step) {
        if (step == 0 || largest <= Palette.HEAT_STEPS) {
            return step;
        }
        return Math.max(last(step - 1) + 1, Math.round(StrictMath.pow(largest, (double) step / Palette.HEAT_STEPS)));
    }

    /** The largest count of each step in use. */
    long[] bounds() {
        long[] last = LongStream.rangeClosed(1, steps()).map(step -> last((int) step)).toArray();
        // Rounding must not leave the largest count without a step.
        last[last.length - 1] = largest;
        return last;
    }

    /** Step, from 1, of a count of at least 1. */
    public int step(long count) {
        int step = 1;
        while (step < steps() && count > last(step)) {
            step++;
        }
        return step;
    }

    /** The counts of a step: {@code 3} or {@code 11–20}. */
    public String label(int step) {
        long first = step == 1 ? 1 : last(step - 1) + 1;
        return first == last(step) ? Figures.whole(first) : Figures.whole(first) + "\u2013" + Figures.whole(last(step));
    }
}
