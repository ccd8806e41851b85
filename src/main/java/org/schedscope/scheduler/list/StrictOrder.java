package org.schedscope.scheduler.list;

import org.schedscope.engine.Machine;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** Nothing overtakes on a cluster: the head of its queue waits for room, and so does everything behind it. */
public final class StrictOrder implements BackfillingRule {
    private final Machine machine;
    private final int cluster;

    public StrictOrder(SchedulingContext context, int cluster) {
        machine = context.machine();
        this.cluster = cluster;
    }

    @Override
    public BackfillingRule copy(SchedulingContext context) {
        return new StrictOrder(context, cluster);
    }

    @Override
    public boolean mayAct(ReadyQueue queue) {
        return machine.freeCores(cluster) > 0;
    }

    @Override
    public void pass(ReadyQueue queue, Starter starter) {
        while (queue.size() > 0 && machine.hasRoom(queue.head(), cluster)) {
            starter.start(queue, cluster, false);
        }
    }
}
