package org.schedscope.chart.lane;

import java.util.OptionalLong;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.ScheduleShift;

/**
 * Fills by whether a task starts earlier or later than in another run, the stronger the further, in steps that grow; neutral where
 * it starts as there.
 */
public final class ShiftFills implements Fills {
    /** Of the run that is compared with: all of it neutral. */
    public static final Fills UNMOVED = (palette, job, task) -> palette.shift(0);

    private static final double PALE = 0.25;
    private static final int STEPS = 4;
    /** How much of its hue the smallest shift has. */
    private static final double LEAST = 0.4;

    private final ScheduleShift shift;
    private final boolean onlyMoved;
    private final double largest;

    public ShiftFills(ScheduleShift shift) {
        this(shift, false);
    }

    /** @param onlyMoved whether what starts as in the other run is hardly seen */
    public ShiftFills(ScheduleShift shift, boolean onlyMoved) {
        this.shift = shift;
        largest = Math.log1p(shift.largest());
        this.onlyMoved = onlyMoved;
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        OptionalLong ticks = shift.of(task);
        int sign = ticks.isPresent() ? Long.signum(ticks.getAsLong()) : 1;
        int colour = palette.shift(sign);
        if (sign == 0) {
            return onlyMoved ? Colours.mix(palette.of(Tone.SURFACE), colour, PALE) : colour;
        }
        int step = ticks.isPresent() ? step(Math.abs(ticks.getAsLong())) : STEPS;
        return Colours.mix(palette.shift(0), colour, LEAST + (1 - LEAST) * step / STEPS);
    }

    /** 1 for some ticks to {@link #STEPS} for nearly as many as the largest shift has. */
    private int step(long ticks) {
        return (int) Math.max(1, Math.min(STEPS, Math.ceil(STEPS * Math.log1p(ticks) / largest)));
    }
}
