package org.schedscope.scheduler;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.model.Cluster;
import org.schedscope.model.Eligibility;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Ratio;
import org.schedscope.model.Router;

/**
 * Sends work down the tree to where the expected queue is shortest (Burkimsher, Bate, Indrusiak 2013, §2.2.2).
 *
 * <p>A cluster's expected queue length is the work (estimated exec × cores) placed on it and not yet started, divided by its cores. A
 * router shows the smallest among its clusters that can run at least one of the tasks in hand; ties go to the larger share of free
 * cores, then to platform order. A job goes whole to the best child that can take all of it; where none can, its tasks go on one
 * by one in file order, each counting for the next.
 */
final class LeastLoadedRouting {
    private static final int NONE = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final PlatformNode root;
    private final int[] cores;
    private final long[] queuedWork;
    private final int[] classes;
    private final int[] seenFor;
    private int classCount;
    private int stamp;

    LeastLoadedRouting(SchedulingContext context) {
        this(context, new long[context.input().clusterCount()]);
    }

    private LeastLoadedRouting(SchedulingContext context, long[] queuedWork) {
        this.context = context;
        this.queuedWork = queuedWork;
        input = context.input();
        eligibility = input.eligibility();
        root = input.platform().root();
        cores = input.clusters().stream().mapToInt(Cluster::cores).toArray();
        classes = new int[eligibility.classCount()];
        seenFor = new int[eligibility.classCount()];
    }

    LeastLoadedRouting copy(SchedulingContext newContext) {
        return new LeastLoadedRouting(newContext, queuedWork.clone());
    }

    /** A task has left the queue of its cluster. */
    void started(int task, int cluster) {
        queuedWork[cluster] -= input.scaledWork(task);
    }

    /** Places every task of a job that has just arrived. */
    void route(int job) {
        int first = input.index().firstTask(job);
        int end = input.index().firstTask(job + 1);
        routeDown(root, 0, first, end);
    }

    private void routeDown(PlatformNode start, int firstCluster, int first, int end) {
        PlatformNode node = start;
        int offset = firstCluster;
        collectClasses(first, end);
        while (node instanceof Router router) {
            int best = bestChild(router, offset);
            if (best == NONE) {
                for (int task = first; task < end; task++) {
                    routeDown(router, offset, task, task + 1);
                }
                return;
            }
            for (int i = 0; i < best; i++) {
                offset += leaves(router.children().get(i));
            }
            node = router.children().get(best);
        }
        for (int task = first; task < end; task++) {
            queuedWork[offset] += input.scaledWork(task);
            context.place(task, offset);
        }
    }

    private void collectClasses(int first, int end) {
        stamp++;
        classCount = 0;
        for (int task = first; task < end; task++) {
            int taskClass = eligibility.classOf(task);
            if (seenFor[taskClass] != stamp) {
                seenFor[taskClass] = stamp;
                classes[classCount++] = taskClass;
            }
        }
    }

    /** Position of the best child that can take everything in hand; none if no child can. */
    private int bestChild(Router router, int firstCluster) {
        int best = NONE;
        int bestCluster = NONE;
        int from = firstCluster;
        for (int i = 0; i < router.children().size(); i++) {
            int to = from + leaves(router.children().get(i));
            if (canTakeAll(from, to)) {
                int cluster = shortestQueue(from, to);
                if (best == NONE || better(cluster, bestCluster)) {
                    best = i;
                    bestCluster = cluster;
                }
            }
            from = to;
        }
        return best;
    }

    private boolean canTakeAll(int from, int to) {
        for (int k = 0; k < classCount; k++) {
            boolean held = false;
            for (int cluster = from; cluster < to && !held; cluster++) {
                held = eligibility.canHold(classes[k], cluster);
            }
            if (!held) {
                return false;
            }
        }
        return true;
    }

    private int shortestQueue(int from, int to) {
        int best = NONE;
        for (int cluster = from; cluster < to; cluster++) {
            if (canRunSome(cluster) && (best == NONE || better(cluster, best))) {
                best = cluster;
            }
        }
        return best;
    }

    private boolean canRunSome(int cluster) {
        for (int k = 0; k < classCount; k++) {
            if (eligibility.canHold(classes[k], cluster)) {
                return true;
            }
        }
        return false;
    }

    /** Whether cluster {@code a}, later in platform order than {@code b}, is to be preferred. */
    private boolean better(int a, int b) {
        int byQueue = Ratio.compareProducts(queuedWork[a], cores[b], queuedWork[b], cores[a]);
        if (byQueue != 0) {
            return byQueue < 0;
        }
        return (long) context.machine().freeCores(a) * cores[b] > (long) context.machine().freeCores(b) * cores[a];
    }

    private static int leaves(PlatformNode node) {
        if (node instanceof Cluster) {
            return 1;
        }
        int leaves = 0;
        for (PlatformNode child : ((Router) node).children()) {
            leaves += leaves(child);
        }
        return leaves;
    }
}
