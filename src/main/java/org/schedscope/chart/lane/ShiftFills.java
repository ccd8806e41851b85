package org.schedscope.chart.lane;

import java.util.OptionalLong;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.ScheduleShift;

/** Fills that tell whether a task starts earlier or later than in another run; neutral where it starts as there. */
public final class ShiftFills implements Fills {
    /** Of the run that is compared with: all of it neutral. */
    public static final Fills UNMOVED = (palette, job, task) -> palette.shift(0);

    private static final double PALE = 0.25;

    private final ScheduleShift shift;
    private final boolean onlyMoved;

    public ShiftFills(ScheduleShift shift) {
        this(shift, false);
    }

    /** @param onlyMoved whether what starts as in the other run is hardly seen */
    public ShiftFills(ScheduleShift shift, boolean onlyMoved) {
        this.shift = shift;
        this.onlyMoved = onlyMoved;
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        OptionalLong ticks = shift.of(task);
        int sign = ticks.isPresent() ? Long.signum(ticks.getAsLong()) : 1;
        int colour = palette.shift(sign);
        return onlyMoved && sign == 0 ? Colours.mix(palette.of(Tone.SURFACE), colour, PALE) : colour;
    }
}
