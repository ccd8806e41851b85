package org.schedscope.chart;

import java.util.OptionalLong;
import org.schedscope.trace.ScheduleShift;

/** Fills that tell whether a task starts earlier or later than in another run; neutral where it starts as there. */
public final class ShiftFills implements Fills {
    private final ScheduleShift shift;

    public ShiftFills(ScheduleShift shift) {
        this.shift = shift;
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        OptionalLong ticks = shift.of(task);
        return palette.shift(ticks.isPresent() ? Long.signum(ticks.getAsLong()) : 1);
    }
}
