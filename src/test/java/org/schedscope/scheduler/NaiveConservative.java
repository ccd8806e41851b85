package org.schedscope.scheduler;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.model.Task;

/** Conservative backfilling written down plainly: what is free at a tick is counted whenever it is asked. */
final class NaiveConservative {
    private static final long NEVER = Long.MAX_VALUE;

    /** Which clusters a task may be promised, and from when on. */
    interface Reach {
        /** {@link Long#MAX_VALUE} for a cluster that is out of the question. */
        long from(int task, int cluster);
    }

    private final NaiveRun run;
    private final Reach reach;
    private final long[] promised;
    private final int[] where;
    private final Set<Integer> late = new LinkedHashSet<>();
    private final long[] lastPass;
    private final boolean[] someLeft;

    NaiveConservative(NaiveRun run, Reach reach) {
        this.run = run;
        this.reach = reach;
        promised = new long[run.n];
        where = new int[run.n];
        lastPass = new long[run.clusters.size()];
        someLeft = new boolean[run.clusters.size()];
        Arrays.fill(promised, NEVER);
        Arrays.fill(lastPass, -1);
    }

    /** When the promise of a waiting task makes an instant. */
    long due(int t) {
        return late.contains(t) ? NEVER : promised[t];
    }

    void catchUp() {
        List<Integer> again = List.copyOf(late);
        late.clear();
        again.forEach(t -> promised[t] = NEVER);
        again.forEach(this::promise);
    }

    /** The job of a task that may wait has starved. */
    void leave(int t) {
        if (promised[t] != NEVER && run.start[t] == NEVER) {
            someLeft[where[t]] = true;
            promised[t] = NEVER;
            late.remove(t);
        }
    }

    void pass(List<Integer> queue, int cluster) {
        List<Integer> newcomers = queue.stream().filter(t -> promised[t] == NEVER).sorted().toList();
        queue.removeAll(newcomers);
        boolean walk = !run.orderIsFixed() || somethingEndedEarly(cluster);
        boolean stuck = false;
        for (int i = 0; i < queue.size(); i++) {
            int t = queue.get(i);
            if (walk && promised[t] > run.now) {
                moveForward(t);
            }
            if (promised[t] <= run.now && !run.fits(t, where[t])) {
                promised[t] = NEVER;
                promise(t);
            }
            if (promised[t] > run.now) {
                stuck = true;
            } else {
                run.start(t, where[t]);
                if (!stuck) {
                    run.reorder(queue.subList(i + 1, queue.size()), cluster);
                }
            }
        }
        for (int t : newcomers) {
            promise(t);
            if (promised[t] == run.now) {
                run.start(t, where[t]);
            }
        }
        forgetLate(cluster);
        for (int c = 0; c < lastPass.length; c++) {
            if (serves(cluster, c)) {
                lastPass[c] = run.now;
                someLeft[c] = false;
            }
        }
    }

    private static boolean serves(int queue, int cluster) {
        return queue == NaiveRun.ALL || queue == cluster;
    }

    /** What is promised the next tick only because something is past its estimate makes no instant of it. */
    private void forgetLate(int cluster) {
        late.removeIf(t -> serves(cluster, where[t]) && (!run.waits(t) || promised[t] > run.now + 1 || run.fits(t, where[t])));
    }

    private boolean somethingEndedEarly(int queue) {
        for (int t = 0; t < run.n; t++) {
            if (run.start[t] != NEVER && serves(queue, run.placed[t]) && run.finish[t] <= run.now && run.finish[t] > lastPass[run.placed[t]]
                    && run.start[t] + estimate(t, run.placed[t]) > run.finish[t]) {
                return true;
            }
        }
        for (int c = 0; c < someLeft.length; c++) {
            if (serves(queue, c) && someLeft[c]) {
                return true;
            }
        }
        return false;
    }

    private long estimate(int t, int cluster) {
        return run.index.task(t).estimatedDurationOn(run.clusters.get(cluster));
    }

    private void promise(int t) {
        int cluster = best(t);
        long start = earliestFit(t, cluster);
        promised[t] = start;
        where[t] = cluster;
        if (start == run.now + 1 && !fitsAt(start, t, cluster, true)) {
            late.add(t);
        }
    }

    private void moveForward(int t) {
        int cluster = best(t);
        if (earliestFit(t, cluster) < promised[t]) {
            promise(t);
        }
    }

    private int best(int t) {
        int best = -1;
        for (int c = 0; c < lastPass.length; c++) {
            if (reach.from(t, c) == NEVER) {
                continue;
            }
            if (best < 0 || earliestFit(t, c) < earliestFit(t, best)) {
                best = c;
            } else if (earliestFit(t, c) == run.now && earliestFit(t, best) == run.now && unclaimed(t, c) > unclaimed(t, best)) {
                best = c;
            }
        }
        return best;
    }

    /** Cores that are neither taken nor promised to others now. */
    private long unclaimed(int t, int cluster) {
        long cores = run.clusters.get(cluster).cores() - run.outAt(run.now, cluster);
        for (int other = 0; other < run.n; other++) {
            cores -= other != t && takesAt(run.now, other, cluster) ? run.index.task(other).cores() : 0;
        }
        return cores;
    }

    /** With all other promises in place. */
    private long earliestFit(int t, int cluster) {
        long start = Math.max(run.now, reach.from(t, cluster));
        for (long tick = start; tick < start + estimate(t, cluster); tick++) {
            if (!fitsAt(tick, t, cluster, false)) {
                start = tick + 1;
            }
        }
        return start;
    }

    /** @param overrunsGoOn whether what is past its estimate is taken to run for ever, not to end at the next tick */
    private boolean fitsAt(long tick, int t, int cluster, boolean overrunsGoOn) {
        Task task = run.index.task(t);
        long cores = task.cores();
        long memory = task.memory();
        for (int other = 0; other < run.n; other++) {
            if (other != t && (takesAt(tick, other, cluster) || overrunsGoOn && isPastItsEstimate(other, cluster))) {
                cores += run.index.task(other).cores();
                memory += run.index.task(other).memory();
            }
        }
        return cores <= run.clusters.get(cluster).cores() - run.outAt(tick, cluster) && memory <= run.clusters.get(cluster).memory().orElse(NEVER);
    }

    private boolean isPastItsEstimate(int t, int cluster) {
        return run.runs(t, cluster) && run.start[t] + estimate(t, cluster) <= run.now;
    }

    private boolean takesAt(long tick, int t, int cluster) {
        if (run.waits(t)) {
            return promised[t] != NEVER && where[t] == cluster && promised[t] <= tick && tick < promised[t] + estimate(t, cluster);
        }
        return run.runs(t, cluster) && tick < Math.max(run.now + 1, run.start[t] + estimate(t, cluster));
    }
}
