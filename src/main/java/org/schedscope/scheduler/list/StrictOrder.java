package org.schedscope.scheduler.list;

import org.schedscope.engine.Machine;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.queue.ReadyQueue;

/** Nothing overtakes on a cluster: the head of its queue waits for room, and so does everything behind it. */
public final class StrictOrder implements BackfillingRule {
    private final SchedulingContext context;
    private final Machine machine;
    private final int cluster;
    /** Null on a cluster without closures. */
    private final PresentUse use;

    public StrictOrder(SchedulingContext context, int cluster) {
        this(context, cluster, isClosed(context, cluster) ? new PresentUse(context, new EarliestStarts(context, cluster)) : null);
    }

    /** @param use perhaps shared with another rule, which keeps it; null on a cluster without closures */
    StrictOrder(SchedulingContext context, int cluster, PresentUse use) {
        this.context = context;
        machine = context.machine();
        this.cluster = cluster;
        this.use = use;
    }

    /** Whether a cluster has closures. */
    static boolean isClosed(SchedulingContext context, int cluster) {
        String id = context.input().clusters().get(cluster).id();
        return context.input().platform().closures().stream().anyMatch(closure -> closure.cluster().equals(id));
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        return new StrictOrder(newContext, cluster, use == null ? null : use.copy(newContext));
    }

    @Override
    public void started(int task, int where) {
        if (use != null) {
            use.started(task, where);
        }
    }

    @Override
    public void finished(int task, int where) {
        if (use != null) {
            use.finished(task, where);
        }
    }

    @Override
    public void takeOver(TakeoverState past) {
        if (use != null) {
            use.takeOver(past);
        }
    }

    @Override
    public void announced(Outage outage) {
        use.earliest().outOfOrder(outage);
    }

    @Override
    public void repaired(Outage outage) {
        if (use != null) {
            use.earliest().repaired(outage);
        }
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
            } else if (mayStart(queue.head())) {
                starter.start(queue, cluster, false);
            } else {
                return;
            }
        }
    }

    private boolean mayStart(int task) {
        return machine.hasRoom(task, cluster) && (use == null || use.leavesRoom(task, cluster));
    }
}
