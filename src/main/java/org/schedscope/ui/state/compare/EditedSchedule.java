package org.schedscope.ui.state.compare;

import java.util.Optional;
import org.schedscope.trace.ScheduleShift;

/** The open run's schedule while its workload is edited. */
public interface EditedSchedule {
    /** Where tasks stood before anything was edited; nothing as long as that is not known, or there was nothing before. */
    Optional<ScheduleShift> shift();

    /** Whether the end of a task's bar can be drawn: if its ticks are the same on every cluster, and it runs in one piece. */
    boolean canEnd(int task);

    /** Has a task of the open run end at another tick, as its bar was drawn. */
    void end(int task, long tick);
}
