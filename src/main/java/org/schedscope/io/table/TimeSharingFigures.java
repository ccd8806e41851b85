package org.schedscope.io.table;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.model.SchedulingParameters;

/**
 * The figures of a line for time sharing.
 *
 * @param deadline after the arrival, in millionths of a second; {@link TimeText#UNKNOWN} if absent
 * @param period in millionths of a second; {@link TimeText#UNKNOWN} if absent
 * @param count number of releases of a periodic job
 */
record TimeSharingFigures(long priority, long tickets, long deadline, long period, OptionalLong count) {
    static final TimeSharingFigures NONE = new TimeSharingFigures(0, SchedulingParameters.USUAL_TICKETS, TimeText.UNKNOWN,
            TimeText.UNKNOWN, OptionalLong.empty());

    SchedulingParameters inTicks(LogTicks ticks) {
        return this == NONE ? SchedulingParameters.NONE
                : new SchedulingParameters(priority, (int) tickets, inTicks(deadline, ticks), inTicks(period, ticks),
                        count.isPresent() ? OptionalInt.of((int) count.getAsLong()) : OptionalInt.empty(), OptionalInt.empty());
    }

    private static OptionalLong inTicks(long micros, LogTicks ticks) {
        return LogRow.known(micros) ? OptionalLong.of(ticks.span(micros)) : OptionalLong.empty();
    }
}
