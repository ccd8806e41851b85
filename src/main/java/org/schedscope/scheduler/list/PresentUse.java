package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;

/** Running tasks until their estimated ends, and outages, on clusters: what {@link EarliestStarts} are sought beside. */
final class PresentUse {
    private final SchedulingContext context;
    private final EarliestStarts earliest;
    private final long[] startedAt;

    PresentUse(SchedulingContext context, EarliestStarts earliest) {
        this(context, earliest, new long[context.input().index().taskCount()]);
    }

    private PresentUse(SchedulingContext context, EarliestStarts earliest, long[] startedAt) {
        this.context = context;
        this.earliest = earliest;
        this.startedAt = startedAt;
    }

    PresentUse copy(SchedulingContext newContext) {
        return new PresentUse(newContext, earliest.copy(newContext), startedAt.clone());
    }

    /** Starts beside this use. */
    EarliestStarts earliest() {
        return earliest;
    }

    /** Whether a task that starts now on a cluster has room there until its estimated end. */
    boolean leavesRoom(int task, int cluster) {
        earliest.catchUp();
        return earliest.hasRoomFromNow(task, cluster);
    }

    void started(int task, int cluster) {
        earliest.catchUp();
        earliest.reserve(task, cluster, context.now());
        startedAt[task] = context.now();
    }

    void finished(int task, int cluster) {
        earliest.catchUp();
        earliest.release(task, cluster, startedAt[task]);
    }

    void takeOver(TakeoverState past) {
        past.forEachRunning((task, cluster, since) -> {
            earliest.runs(task, cluster, since);
            startedAt[task] = since;
        });
        past.outages().forEach(earliest::outOfOrder);
    }
}
