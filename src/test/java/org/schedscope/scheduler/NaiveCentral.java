package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.schedscope.event.Branch;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;

/** One queue over all clusters, written down as plainly as possible. */
final class NaiveCentral extends NaiveRun {
    private final boolean easy;
    private final boolean stopsByKind;
    private final NaiveConservative conservative;
    /** After a fork: when data arrives that set out anew, by writer, reader and cluster. */
    private final Map<List<Integer>, Long> sent = new HashMap<>();
    /** After a fork: when what is in the queue anew had become ready. */
    private final Map<Integer, Long> wasReady = new HashMap<>();
    /** Of this pass: task, cluster, start. */
    private final List<long[]> promises = new ArrayList<>();

    NaiveCentral(RunSpec spec) {
        super(spec);
        easy = spec.parameters().getOrDefault("rearrangement", "none").equals("easy");
        stopsByKind = !spec.scheduler().equals("market") || spec.parameters().getOrDefault("auction-stop", "market").equals("kind");
        conservative = spec.parameters().getOrDefault("rearrangement", "none").equals("conservative")
                ? new NaiveConservative(this, (t, c) -> index.task(t).fits(clusters.get(c)) ? there(t, c) : NEVER) : null;
    }

    @Override
    List<Placement> run() {
        return runFrom(-1);
    }

    /** What comes of a run that goes on differently from some ticks on. */
    static List<Placement> runForked(RunSpec spec) {
        NaiveCentral run = new NaiveCentral(spec.stage(0));
        long last = -1;
        for (int number = 0; number < spec.forks().size(); number++) {
            Branch fork = spec.forks().get(number);
            run.runUntil(last, fork.at());
            NaiveCentral after = new NaiveCentral(spec.stage(number + 1));
            after.takeOver(run, fork);
            run = after;
            last = fork.at();
        }
        return run.runFrom(last);
    }

    private void runUntil(long from, long tick) {
        for (now = nextInstant(from); now < tick; now = nextInstant(now)) {
            beforePass();
            pass();
        }
        now = tick;
        beforePass();
    }

    private List<Placement> runFrom(long tick) {
        for (now = nextInstant(tick); now != NEVER; now = nextInstant(now)) {
            beforePass();
            pass();
        }
        return placements();
    }

    /** What waits enters the queue anew, if its data is on a cluster that can run it now; where it could not run before, data sets out now. */
    private void takeOver(NaiveCentral before, Branch fork) {
        inherit(before, fork);
        sent.putAll(before.sent);
        wasReady.putAll(before.wasReady);
        for (int t = 0; t < n; t++) {
            if (start[t] != NEVER || hasStarved(t)) {
                continue;
            }
            if (ready[t] != NEVER) {
                wasReady.put(t, ready[t]);
                ready[t] = NEVER;
            }
            for (Dependency dependency : index.task(t).parents()) {
                int parent = index.firstTask(index.jobOf(t)) + dependency.parent();
                for (int c = 0; c < clusters.size() && finish[parent] <= now; c++) {
                    List<Integer> way = List.of(parent, t, c);
                    if (index.task(t).fits(clusters.get(c)) && !index.task(t).fits(before.clusters.get(c)) && !sent.containsKey(way)) {
                        sent.put(way, now + delay(parent, dependency, c));
                    }
                }
            }
        }
        beforePass();
        pass();
    }

    private void beforePass() {
        for (int j = 0; j < arrived.length; j++) {
            arrived[j] |= index.job(j).arrival() == now;
        }
        starve();
        if (conservative != null) {
            starved.forEach(j -> IntStream.range(index.firstTask(j), index.firstTask(j + 1)).forEach(conservative::leave));
            conservative.catchUp();
        }
        for (int t = 0; t < n; t++) {
            if (ready[t] == NEVER && arrived[index.jobOf(t)] && !hasStarved(t) && firstThere(t) <= now) {
                ready[t] = Math.min(now, wasReady.getOrDefault(t, now));
            }
        }
    }

    private long nextInstant(long after) {
        long next = nextRepair(NEVER, after);
        for (int j = 0; j < arrived.length; j++) {
            next = earlier(next, index.job(j).arrival(), after);
            if (starvation && !finished(j)) {
                next = earlier(next, expiry(j), after);
            }
        }
        for (int t = 0; t < n; t++) {
            next = earlier(next, finish[t], after);
            if (!hasStarved(t)) {
                if (conservative != null && start[t] == NEVER) {
                    next = earlier(next, conservative.due(t), after);
                }
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
            complete = Math.max(complete, sent.getOrDefault(List.of(parent, t, c), finish[parent] + delay(parent, dependency, c)));
        }
        return complete;
    }

    private long delay(int parent, Dependency dependency, int cluster) {
        return NaiveNetwork.delay(platform, index.task(parent).meanExec(), dependency, placed[parent], cluster);
    }

    private void pass() {
        List<Integer> queue = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            if (waits(t)) {
                queue.add(t);
            }
        }
        queue.sort(order(queue, ALL));
        if (conservative != null) {
            conservative.pass(queue, ALL);
            return;
        }
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
                if (!easy || ended.isEmpty()) {
                    reorder(queue, ALL);
                }
            } else if (!stopsByKind) {
                return;
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
            if (cores > clusters.get(cluster).cores() - outAt(tick, cluster) || memory > clusters.get(cluster).memory().orElse(NEVER)) {
                return false;
            }
        }
        return true;
    }

    private long estimate(int t, int cluster) {
        return index.task(t).estimatedDurationOn(clusters.get(cluster));
    }

    private long free(int cluster) {
        long free = clusters.get(cluster).cores() - outAt(now, cluster);
        for (int t = 0; t < n; t++) {
            free -= runs(t, cluster) ? index.task(t).cores() : 0;
        }
        return free;
    }
}
