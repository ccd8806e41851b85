package org.schedscope.ui.state.compare;

import org.schedscope.metrics.compare.Comparison;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.run.OpenRun;

/**
 * The open run beside another one of the same tasks, as far as both are recorded.
 *
 * @param base what is compared with
 * @param run the open run
 * @param comparison of both, the base first
 * @param shift by how much tasks start earlier or later in the open run
 */
public record RunComparison(OpenRun base, OpenRun run, Comparison comparison, ScheduleShift shift) {
    /** Whether this is about these recordings. */
    boolean isOf(OpenRun otherBase, OpenRun otherRun) {
        return base.isSameRunAs(otherBase) && run.isSameRunAs(otherRun) && base.trace().eventCount() == otherBase.trace().eventCount()
                && run.trace().eventCount() == otherRun.trace().eventCount();
    }

}
