package org.schedscope.ui.state.compare;

import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.run.OpenRun;

/**
 * A finished run of the same tasks that a lesson shows together with the open one. It is not kept: it has no tab and cannot be opened.
 *
 * @param base the other run
 * @param inRows whether it is drawn in rows above the open run's, rather than as outlines behind them
 * @param shift by how much tasks start earlier or later in the open run
 */
public record StagedRun(OpenRun base, boolean inRows, ScheduleShift shift) {
}
