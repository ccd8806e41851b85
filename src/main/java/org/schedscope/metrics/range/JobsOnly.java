package org.schedscope.metrics.range;

import java.util.function.IntPredicate;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.graph.WorkloadIndex;

/** Passes on what happens to some jobs, as if there were no others. */
final class JobsOnly implements EventSink {
    private final EventSink to;
    private final WorkloadIndex index;
    private final IntPredicate jobs;

    JobsOnly(EventSink to, WorkloadIndex index, IntPredicate jobs) {
        this.to = to;
        this.index = index;
        this.jobs = jobs;
    }

    @Override
    public void on(ScheduleEvent event) {
        EventKind kind = event.kind();
        boolean passes = kind.aboutJob() ? jobs.test(event.get(EventField.JOB))
                : !kind.aboutTask() || jobs.test(index.jobOf(event.get(EventField.TASK)));
        if (passes) {
            to.on(event);
        }
    }
}
