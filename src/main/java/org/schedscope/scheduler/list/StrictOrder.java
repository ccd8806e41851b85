package org.schedscope.scheduler.list;

import org.schedscope.engine.Machine;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** Nothing overtakes on a cluster: the head of its queue waits for room, and so does everything behind it. */
public final class StrictOrder implements BackfillingRule {
    private final SchedulingContext context;
    private final Machine machine;
    private final int cluster;

    public StrictOrder(SchedulingContext context, int cluster) {
        this.context = context;
        machine = context.machine();
        this.cluster = cluster;
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        return new StrictOrder(newContext, cluster);
    }

    @Override
    public long pass(ReadyQueue queue, Starter starter) {
        if (machine.freeCores(cluster) > 0) {
            queue.beginPass(context.now());
            startHeads(queue, starter);
            queue.endPass();
        }
        return Long.MAX_VALUE;
    }

    /** Starts the head, as long as there is room for it; passes over tasks that are held. */
    void startHeads(ReadyQueue queue, Starter starter) {
        boolean limited = machine.limitsUse();
        while (queue.size() > 0 && (!limited || queue.hasHead())) {
            if (limited && machine.holds(queue.head(), cluster)) {
                queue.skipHead();
            } else if (machine.hasRoom(queue.head(), cluster)) {
                starter.start(queue, cluster, false);
            } else {
                return;
            }
        }
    }
}
