package org.schedscope.scheduler;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.model.Task;

/** Conservative backfilling written down plainly: what is free at a tick is counted whenever it is asked. */
final class NaiveConservative {
    private static final long NEVER = Long.MAX_VALUE;

    private final NaiveHierarchical run;
    private final long[] promised;
    private final Set<Integer> late = new LinkedHashSet<>();

    NaiveConservative(NaiveHierarchical run) {
        this.run = run;
        promised = new long[run.tasks()];
        Arrays.fill(promised, NEVER);
    }

    /** When the promise of a waiting task makes an instant. */
    long due(int t) {
        return late.contains(t) ? NEVER : promised[t];
    }

    void catchUp() {
        late.forEach(t -> promised[t] = NEVER);
        late.forEach(t -> promised[t] = earliestFit(t));
    }

    void enter(int t) {
        promised[t] = earliestFit(t);
    }

    void pass(List<Integer> queue, int cluster) {
        boolean walk = !run.orderIsFixed() || somethingEndedEarly(cluster);
        boolean stuck = false;
        for (int i = 0; i < queue.size(); i++) {
            int t = queue.get(i);
            if (walk && promised[t] > run.now()) {
                promised[t] = earliestFit(t);
            }
            if (promised[t] > run.now()) {
                stuck = true;
            } else if (!run.fits(t, cluster)) {
                stuck = true;
                promised[t] = earliestFit(t);
                late.add(t);
            } else {
                run.start(t, cluster);
                if (!stuck) {
                    run.reorder(queue.subList(i + 1, queue.size()), cluster);
                }
            }
        }
        forgetLate(cluster);
    }

    /** What is promised the next tick only because something is past its estimate makes no instant of it. */
    private void forgetLate(int cluster) {
        late.removeIf(t -> run.placedOn(t) == cluster && (!run.waits(t, cluster) || promised[t] > run.now() + 1 || run.fits(t, cluster)));
    }

    private boolean somethingEndedEarly(int cluster) {
        for (int t = 0; t < run.tasks(); t++) {
            if (run.placedOn(t) == cluster && run.finishOf(t) == run.now() && run.startOf(t) + estimate(t) > run.now()) {
                return true;
            }
        }
        return false;
    }

    private long estimate(int t) {
        return run.task(t).estimatedDurationOn(run.cluster(run.placedOn(t)));
    }

    /** With all other promises in place. */
    private long earliestFit(int t) {
        long start = run.now();
        for (long tick = start; tick < start + estimate(t); tick++) {
            if (!fitsAt(tick, t)) {
                start = tick + 1;
            }
        }
        return start;
    }

    private boolean fitsAt(long tick, int t) {
        Task task = run.task(t);
        int cluster = run.placedOn(t);
        long cores = task.cores();
        long memory = task.memory();
        for (int other = 0; other < run.tasks(); other++) {
            if (other != t && takesAt(tick, other, cluster)) {
                cores += run.task(other).cores();
                memory += run.task(other).memory();
            }
        }
        return cores <= run.cluster(cluster).cores() && memory <= run.cluster(cluster).memory().orElse(NEVER);
    }

    private boolean takesAt(long tick, int t, int cluster) {
        if (run.waits(t, cluster) && promised[t] != NEVER) {
            return promised[t] <= tick && tick < promised[t] + estimate(t);
        }
        return run.runs(t, cluster) && tick < Math.max(run.now() + 1, run.startOf(t) + estimate(t));
    }
}
