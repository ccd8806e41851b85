package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.model.Router;
import org.schedscope.model.Task;

/**
 * Cascades work down to uniformly random children (Burkimsher, Bate, Indrusiak: Scheduling HPC workflows with networking delays and
 * inaccurate estimates, §2.3). One draw decides for all tasks of a job and kind at a router, so that they stay together where the same
 * children can take them.
 */
public final class RandomStickyRouting extends Routing {
    private static final int WHOLE_JOB = 0;

    private final long seed;

    public RandomStickyRouting(SchedulingContext context, long seed) {
        super(context);
        this.seed = seed;
    }

    @Override
    Routing copy(SchedulingContext newContext) {
        return new RandomStickyRouting(newContext, seed);
    }

    @Override
    int choose(Router router, int firstCluster, int first, int count) {
        int able = 0;
        int from = firstCluster;
        for (int i = 0; i < router.children().size(); i++) {
            int to = from + leaves(router.children().get(i));
            able += canTakeAll(from, to) ? 1 : 0;
            from = to;
        }
        return able == 0 ? NONE : ableChild(router, firstCluster, drawBelow(able, firstCluster, from, first, count));
    }

    private int ableChild(Router router, int firstCluster, int which) {
        int left = which;
        int from = firstCluster;
        for (int i = 0; i < router.children().size(); i++) {
            int to = from + leaves(router.children().get(i));
            if (canTakeAll(from, to) && left-- == 0) {
                return i;
            }
            from = to;
        }
        throw new IllegalStateException("fewer able children than counted");
    }

    /** Uniform from 0 to {@code bound} − 1, but for a bias below 2⁻³². */
    private int drawBelow(int bound, int firstCluster, int endCluster, int first, int count) {
        Task task = input.index().task(first);
        int job = input.index().jobOf(first);
        int kind = count > 1 ? WHOLE_JOB : task.kind().hashCode();
        long draw = SplitMix.draw(seed, (long) firstCluster << 32 | endCluster, job, kind);
        return (int) ((draw >>> 32) * bound >>> 32);
    }
}
