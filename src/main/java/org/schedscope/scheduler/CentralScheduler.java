package org.schedscope.scheduler;

import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Machine;
import org.schedscope.engine.QueueView;
import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.model.Eligibility;
import org.schedscope.policy.Policy;

/**
 * One queue of ready tasks for all clusters, and the auction of a market (Burkimsher, Indrusiak, III): tasks bid by the policy, clusters
 * by free cores. Each task, the highest bid first, goes to the cluster with the most free cores among those that have its data and room
 * for it; where there is none, no other task of its kind starts in this pass. One kind that waits does not hold back another.
 */
final class CentralScheduler implements Scheduler {
    private static final int NONE = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Machine machine;
    private final Eligibility eligibility;
    private final ReadyQueue queue;
    private final Kinds kinds;
    private final int[] queuedOfKind;
    private final boolean[] closed;
    private int openKinds;

    CentralScheduler(SchedulingContext context, Policy policy, long seed) {
        this(context, ReadyQueue.of(policy, new QueueView(context.input(), context::readyTick, seed, context.input().centralQueue())),
                new Kinds(context.input()));
    }

    private CentralScheduler(SchedulingContext context, ReadyQueue queue, Kinds kinds) {
        this.context = context;
        input = context.input();
        machine = context.machine();
        eligibility = input.eligibility();
        this.queue = queue;
        this.kinds = kinds;
        queuedOfKind = new int[kinds.count()];
        closed = new boolean[kinds.count()];
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        CentralScheduler copy = new CentralScheduler(newContext, queue.copy(newContext::readyTick), kinds);
        System.arraycopy(queuedOfKind, 0, copy.queuedOfKind, 0, queuedOfKind.length);
        return copy;
    }

    @Override
    public DataFlow dataFlow() {
        return DataFlow.TO_EVERY_CLUSTER;
    }

    @Override
    public int queueOf(int task) {
        return input.centralQueue();
    }

    @Override
    public void jobArrived(int job) {
        // Tasks have no cluster until they start.
    }

    @Override
    public void taskReady(int task) {
        queue.add(task);
        queuedOfKind[kinds.of(task)]++;
    }

    @Override
    public void taskFinished(int task, int cluster) {
        queue.finished(task);
    }

    @Override
    public void jobStarved(int job) {
        queue.removeJob(job, task -> queuedOfKind[kinds.of(task)]--);
    }

    @Override
    public void pass() {
        if (queue.size() > 0) {
            context.announcePass(input.centralQueue(), queue.size());
            openKinds();
            if (openKinds > 0) {
                auction();
            }
        }
    }

    /** Kinds with a bid and with a free core; of the others nothing can start. */
    private void openKinds() {
        openKinds = 0;
        for (int kind = 0; kind < closed.length; kind++) {
            closed[kind] = queuedOfKind[kind] == 0 || !hasFreeCore(kind);
            openKinds += closed[kind] ? 0 : 1;
        }
    }

    private boolean hasFreeCore(int kind) {
        for (int cluster : kinds.clusters(kind)) {
            if (machine.freeCores(cluster) > 0) {
                return true;
            }
        }
        return false;
    }

    private void auction() {
        queue.beginPass(context.now());
        while (openKinds > 0) {
            int task = queue.head();
            int kind = kinds.of(task);
            int cluster = closed[kind] ? NONE : roomiest(task);
            if (cluster != NONE) {
                start(task, cluster);
            } else {
                queue.setHeadAside();
                close(kind);
            }
        }
        queue.endPass();
    }

    private void close(int kind) {
        if (!closed[kind]) {
            closed[kind] = true;
            openKinds--;
        }
    }

    /** The cluster with most free cores among those that have a task's data and room for it; of equal ones the first. */
    private int roomiest(int task) {
        int taskClass = eligibility.classOf(task);
        int best = NONE;
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int cluster = eligibility.cluster(taskClass, i);
            if (machine.hasRoom(task, cluster) && context.dataThere(task, cluster) <= context.now()
                    && (best == NONE || machine.freeCores(cluster) > machine.freeCores(best))) {
                best = cluster;
            }
        }
        return best;
    }

    private void start(int task, int cluster) {
        machine.start(context.now(), task, cluster, queue.headKey(), queue.size(), false);
        queue.removeHead();
        queue.started(task);
        int kind = kinds.of(task);
        if (--queuedOfKind[kind] == 0) {
            close(kind);
        }
    }
}
