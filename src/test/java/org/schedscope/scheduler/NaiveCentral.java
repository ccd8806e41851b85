package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.schedscope.model.CriticalPaths;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Ratio;
import org.schedscope.model.Task;

/** One queue over all clusters, and starvation, written down as plainly as possible. */
final class NaiveCentral extends NaiveRun {
    private final boolean starvation;
    private final CriticalPaths truth;
    private final boolean easy;
    /** Of this pass: task, cluster, start. */
    private final List<long[]> promises = new ArrayList<>();
    private final Set<Integer> starved = new TreeSet<>();

    NaiveCentral(RunSpec spec) {
        super(spec);
        starvation = spec.parameters().getOrDefault("starvation", spec.scheduler().equals("market") ? "on" : "off").equals("on");
        easy = spec.parameters().getOrDefault("rearrangement", "none").equals("easy");
        truth = new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE);
    }

    Set<Integer> starved() {
        return starved;
    }

    @Override
    List<Placement> run() {
        for (now = nextInstant(-1); now != NEVER; now = nextInstant(now)) {
            for (int j = 0; j < arrived.length; j++) {
                arrived[j] |= index.job(j).arrival() == now;
                if (starvation && expiry(j) == now && !finished(j)) {
                    starved.add(j);
                }
            }
            for (int t = 0; t < n; t++) {
                if (ready[t] == NEVER && arrived[index.jobOf(t)] && !starved.contains(index.jobOf(t)) && firstThere(t) <= now) {
                    ready[t] = now;
                }
            }
            pass();
        }
        return placements();
    }

    private boolean finished(int job) {
        for (int t = index.firstTask(job); t < index.firstTask(job + 1); t++) {
            if (finish[t] > now) {
                return false;
            }
        }
        return true;
    }

    private long expiry(int j) {
        Job job = index.job(j);
        return job.value().map(curve -> {
            Ratio limit = curve.finalDeadline().times(truth.criticalPath(j));
            long tick = job.arrival();
            while (Ratio.of(tick - job.arrival()).compareTo(limit) < 0) {
                tick++;
            }
            return tick;
        }).orElse(NEVER);
    }

    private long nextInstant(long after) {
        long next = NEVER;
        for (int j = 0; j < arrived.length; j++) {
            next = earlier(next, index.job(j).arrival(), after);
            if (starvation && !finished(j)) {
                next = earlier(next, expiry(j), after);
            }
        }
        for (int t = 0; t < n; t++) {
            if (!starved.contains(index.jobOf(t))) {
                next = earlier(next, finish[t], after);
                for (int c = 0; c < clusters.size(); c++) {
                    next = index.task(t).fits(clusters.get(c)) ? earlier(next, there(t, c), after) : next;
                }
            }
        }
        return next;
    }

    private long firstThere(int t) {
        long first = NEVER;
        for (int c = 0; c < clusters.size(); c++) {
            first = index.task(t).fits(clusters.get(c)) ? Math.min(first, there(t, c)) : first;
        }
        return first;
    }

    /** When all data of a task is on a cluster, once its parents have finished. */
    private long there(int t, int c) {
        long complete = index.job(index.jobOf(t)).arrival();
        for (Dependency dependency : index.task(t).parents()) {
            int parent = index.firstTask(index.jobOf(t)) + dependency.parent();
            if (finish[parent] > now) {
                return NEVER;
            }
            complete = Math.max(complete, finish[parent]
                    + NaiveNetwork.delay(platform, index.task(parent).meanExec(), dependency, placed[parent], c));
        }
        return complete;
    }

    private void pass() {
        List<Integer> queue = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            if (ready[t] <= now && start[t] == NEVER && !starved.contains(index.jobOf(t))) {
                queue.add(t);
            }
        }
        queue.sort(order(queue, ALL));
        promises.clear();
        Set<String> ended = new HashSet<>();
        while (!queue.isEmpty()) {
            int t = queue.remove(0);
            Task task = index.task(t);
            if (ended.contains(task.kind()) && !easy) {
                continue;
            }
            int best = -1;
            for (int c = 0; c < clusters.size(); c++) {
                if (task.fits(clusters.get(c)) && there(t, c) <= now && fits(t, c) && keepsPromises(t, c, now)
                        && (best < 0 || free(c) > free(best))) {
                    best = c;
                }
            }
            if (best >= 0) {
                start(t, best);
                if (policy.equals("fair-share") && (!easy || ended.isEmpty())) {
                    queue.sort(order(queue, ALL));
                }
            } else if (ended.add(task.kind()) && easy) {
                promise(t);
            }
        }
    }

    /** The earliest start, tick by tick; of equal clusters the first. */
    private void promise(int t) {
        for (long tick = now;; tick++) {
            for (int c = 0; c < clusters.size(); c++) {
                if (index.task(t).fits(clusters.get(c)) && there(t, c) <= tick && keepsPromises(t, c, tick)) {
                    promises.add(new long[] {t, c, tick});
                    return;
                }
            }
        }
    }

    /** Whether at no tick of its estimated run there would be too little for what runs, what is promised, and this. */
    private boolean keepsPromises(int t, int cluster, long from) {
        for (long tick = from; tick < from + estimate(t, cluster); tick++) {
            long cores = index.task(t).cores();
            long memory = index.task(t).memory();
            for (int other = 0; other < n; other++) {
                if (runs(other, cluster) && Math.max(now + 1, start[other] + estimate(other, cluster)) > tick) {
                    cores += index.task(other).cores();
                    memory += index.task(other).memory();
                }
            }
            for (long[] promise : promises) {
                if (promise[1] == cluster && promise[2] <= tick && tick < promise[2] + estimate((int) promise[0], cluster)) {
                    cores += index.task((int) promise[0]).cores();
                    memory += index.task((int) promise[0]).memory();
                }
            }
            if (cores > clusters.get(cluster).cores() || memory > clusters.get(cluster).memory().orElse(NEVER)) {
                return false;
            }
        }
        return true;
    }

    private long estimate(int t, int cluster) {
        return index.task(t).estimatedDurationOn(clusters.get(cluster));
    }

    private long free(int cluster) {
        long free = clusters.get(cluster).cores();
        for (int t = 0; t < n; t++) {
            free -= runs(t, cluster) ? index.task(t).cores() : 0;
        }
        return free;
    }
}
