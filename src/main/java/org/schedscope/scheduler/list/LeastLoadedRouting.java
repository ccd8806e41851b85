package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.model.Cluster;
import org.schedscope.model.Router;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.number.Ratio;

/**
 * Sends work to where the expected queue is shortest (Burkimsher, Bate, Indrusiak 2013, §2.2.2).
 *
 * <p>A cluster's expected queue length is the work (estimated exec × cores) placed on it and not yet started, divided by its cores. A
 * router shows the smallest among its clusters that can run at least one of the tasks in hand; ties go to the larger share of free
 * cores, then to platform order. Every task placed counts for the next.
 */
public final class LeastLoadedRouting extends Routing {
    private final int[] cores;
    private final long[] queuedWork;
    private final boolean closes;

    /** @param eligibility clusters that tasks may be sent to */
    public LeastLoadedRouting(SchedulingContext context, Eligibility eligibility) {
        this(context, eligibility, new long[context.input().clusterCount()]);
    }

    private LeastLoadedRouting(SchedulingContext context, Eligibility eligibility, long[] queuedWork) {
        super(context, eligibility);
        this.queuedWork = queuedWork;
        closes = !input.platform().closures().isEmpty();
        cores = input.clusters().stream().mapToInt(Cluster::cores).toArray();
    }

    @Override
    public Routing copy(SchedulingContext newContext) {
        return new LeastLoadedRouting(newContext, eligibility, queuedWork.clone());
    }

    @Override
    void placed(int task, int cluster) {
        queuedWork[cluster] += input.work().scaled(task);
    }

    @Override
    public void gone(int task, int cluster) {
        queuedWork[cluster] -= input.work().scaled(task);
    }

    @Override
    int choose(Router router, int firstCluster, int first, int count) {
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

    private int shortestQueue(int from, int to) {
        int best = NONE;
        for (int cluster = from; cluster < to; cluster++) {
            if (canRunSome(cluster) && (best == NONE || better(cluster, best))) {
                best = cluster;
            }
        }
        return best;
    }

    /** Whether cluster {@code a}, later in platform order than {@code b}, is to be preferred. */
    private boolean better(int a, int b) {
        int byQueue = Ratio.compareProducts(queuedWork[a], cores[b], queuedWork[b], cores[a]);
        if (byQueue != 0) {
            return byQueue < 0;
        }
        return (long) free(a) * cores[b] > (long) free(b) * cores[a];
    }

    /** Cores that are still to go for a closure count as gone, not as less than none. */
    private int free(int cluster) {
        int free = context.machine().freeCores(cluster);
        return closes ? Math.max(0, free) : free;
    }
}
