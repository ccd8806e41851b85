package org.schedscope.scheduler.list;

import org.schedscope.engine.Machine;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.model.graph.Eligibility;

/**
 * Tasks bid by the policy, clusters by free cores (Burkimsher, Indrusiak, III). Each task, the highest bid first, goes to the cluster with
 * the most free cores among those that have its data and room for it; where there is none, no other task of its kind starts in this pass,
 * or, with one kind for all, no other at all.
 */
final class Auction implements BackfillingRule {
    private static final int NONE = -1;

    private final SchedulingContext context;
    private final Machine machine;
    private final Eligibility eligibility;
    private final OpenKinds kinds;
    /** Null on a platform without closures. */
    private final PresentUse use;

    Auction(SchedulingContext context, TaskKinds kinds) {
        this(context, new OpenKinds(kinds, context.machine()), context.input().platform().closures().isEmpty() ? null
                : new PresentUse(context, new EarliestStarts(context)));
    }

    /**
     * @param kinds perhaps shared with another rule, which counts what is queued
     * @param use perhaps shared with another rule, which keeps it; null on a platform without closures
     */
    Auction(SchedulingContext context, OpenKinds kinds, PresentUse use) {
        this.context = context;
        machine = context.machine();
        eligibility = context.input().eligibility();
        this.kinds = kinds;
        this.use = use;
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        return new Auction(newContext, kinds.copy(newContext.machine()), use == null ? null : use.copy(newContext));
    }

    @Override
    public void enter(int task, ReadyQueue queue) {
        queue.add(task);
        kinds.entered(task);
    }

    @Override
    public void left(int task) {
        kinds.gone(task);
    }

    @Override
    public void started(int task, int cluster) {
        kinds.gone(task);
        if (use != null) {
            use.started(task, cluster);
        }
    }

    @Override
    public void finished(int task, int cluster) {
        if (use != null) {
            use.finished(task, cluster);
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
        kinds.open(true);
        if (kinds.anyOpen()) {
            queue.beginPass(context.now());
            bid(queue, starter);
            queue.endPass();
        }
        return Long.MAX_VALUE;
    }

    private void bid(ReadyQueue queue, Starter starter) {
        boolean limited = machine.limitsUse();
        while (kinds.anyOpen() && (!limited || queue.hasHead())) {
            int task = queue.head();
            if (limited && machine.holdsEverywhere(task)) {
                queue.skipHead();
                continue;
            }
            int cluster = kinds.isOpen(task) ? roomiest(task) : NONE;
            if (cluster != NONE) {
                starter.start(queue, cluster, false);
            } else {
                queue.skipKind();
                kinds.close(task);
            }
        }
    }

    /** The cluster with most free cores among those that have a task's data and room for it; of equal ones the first. */
    private int roomiest(int task) {
        int best = NONE;
        for (int cluster : eligibility.clusters(task)) {
            if (machine.hasRoom(task, cluster) && !machine.holds(task, cluster) && context.dataThere(task, cluster) <= context.now()
                    && (use == null || use.leavesRoom(task, cluster))
                    && (best == NONE || machine.freeCores(cluster) > machine.freeCores(best))) {
                best = cluster;
            }
        }
        return best;
    }
}
