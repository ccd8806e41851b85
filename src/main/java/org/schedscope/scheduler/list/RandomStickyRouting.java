package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.model.Router;
import org.schedscope.model.graph.Eligibility;

/**
 * Cascades work down to uniformly random children (Burkimsher, Bate, Indrusiak 2014, §2.3). The tasks of a job and kind are one group: it
 * goes to a child that can take all of it, and where none can, each of its tasks to one that can take that task. No job goes whole because
 * some child could take all of it.
 */
public final class RandomStickyRouting extends Routing {
    private final long seed;
    /** Tasks of other kinds, while a group is gathered. */
    private int[] others = new int[16];

    /** @param eligibility clusters that tasks may be sent to */
    public RandomStickyRouting(SchedulingContext context, Eligibility eligibility, long seed) {
        super(context, eligibility);
        this.seed = seed;
    }

    @Override
    public Routing copy(SchedulingContext newContext) {
        return new RandomStickyRouting(newContext, eligibility, seed);
    }

    @Override
    int group(int[] sent, int first, int count) {
        others = others.length < count ? new int[count] : others;
        int end = first;
        int left = 0;
        for (int i = first; i < count; i++) {
            if (kind(sent[i]).equals(kind(sent[first]))) {
                sent[end++] = sent[i];
            } else {
                others[left++] = sent[i];
            }
        }
        System.arraycopy(others, 0, sent, end, left);
        return end - first;
    }

    private String kind(int task) {
        return input.index().task(task).kind();
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
        return able == 0 ? NONE : ableChild(router, firstCluster, drawBelow(able, firstCluster, from, first));
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

    /** Uniform from 0 to {@code bound} − 1, but for a bias below 2⁻³²; a group draws as its first task. */
    private int drawBelow(int bound, int firstCluster, int endCluster, int first) {
        int job = input.index().jobOf(first);
        long draw = SplitMix.draw(seed, (long) firstCluster << 32 | endCluster, job, first - input.index().firstTask(job));
        return (int) ((draw >>> 32) * bound >>> 32);
    }
}
