package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.schedscope.event.Branch;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Routers, and a queue at each cluster, written down as plainly as possible. */
final class NaiveHierarchical extends NaiveRun {
    private final String rearrangement;
    private final NaiveConservative conservative;
    /** After a fork: when data arrives, by writer, reader and cluster. */
    private final Map<List<Integer>, Long> sent = new HashMap<>();
    /** After a fork: when what was routed anew had become ready. */
    private final Map<Integer, Long> wasReady = new HashMap<>();

    NaiveHierarchical(RunSpec spec) {
        super(spec);
        rearrangement = spec.parameters().getOrDefault("rearrangement", "none");
        conservative = rearrangement.equals("conservative") ? new NaiveConservative(this, (t, c) -> c == placed[t] ? now : NEVER) : null;
    }

    @Override
    List<Placement> run() {
        return runFrom(-1);
    }

    /** What comes of a run that goes on differently from some ticks on. */
    static List<Placement> runForked(RunSpec spec) {
        NaiveHierarchical run = new NaiveHierarchical(spec.stage(0));
        long last = -1;
        for (int number = 0; number < spec.forks().size(); number++) {
            Branch fork = spec.forks().get(number);
            run.runUntil(last, fork.at());
            NaiveHierarchical after = new NaiveHierarchical(spec.stage(number + 1));
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

    /** What waits in a queue is routed anew; data that is not where it must be sets out. */
    private void takeOver(NaiveHierarchical before, Branch fork) {
        inherit(before, fork);
        before.sent.forEach((way, tick) -> sent.put(way, tick));
        before.wasReady.forEach((task, tick) -> wasReady.put(task, tick));
        List<Integer> moving = IntStream.range(0, n).filter(t -> arrived[index.jobOf(t)] && start[t] == NEVER && !hasStarved(t))
                .filter(t -> ready[t] <= now || !index.task(t).fits(clusters.get(placed[t]))).boxed().toList();
        moving.forEach(t -> placed[t] = -1);
        for (int j = 0; j < arrived.length; j++) {
            int job = j;
            List<Integer> ofJob = moving.stream().filter(t -> index.jobOf(t) == job).toList();
            if (!ofJob.isEmpty()) {
                route(platform.root(), ofJob);
            }
        }
        for (int t : moving) {
            wasReady.put(t, ready[t]);
            ready[t] = NEVER;
            for (Dependency dependency : index.task(t).parents()) {
                int parent = index.firstTask(index.jobOf(t)) + dependency.parent();
                if (finish[parent] <= now) {
                    sent.putIfAbsent(List.of(parent, t, before.placed[t]), finish[parent] + delay(parent, dependency, before.placed[t]));
                    sent.putIfAbsent(List.of(parent, t, placed[parent]), finish[parent]);
                    sent.putIfAbsent(List.of(parent, t, placed[t]), now + delay(parent, dependency, placed[t]));
                }
            }
        }
        beforePass();
        pass();
    }

    private long delay(int parent, Dependency dependency, int cluster) {
        return placed[parent] == cluster ? 0
                : NaiveNetwork.delay(platform, index.task(parent).meanExec(), dependency, placed[parent], cluster);
    }

    private void beforePass() {
        for (int j = 0; j < arrived.length; j++) {
            if (index.job(j).arrival() == now && !arrived[j]) {
                arrived[j] = true;
                List<Integer> tasks = new ArrayList<>();
                for (int t = index.firstTask(j); t < index.firstTask(j + 1); t++) {
                    tasks.add(t);
                }
                route(platform.root(), tasks);
            }
        }
        starve();
        if (conservative != null) {
            starved.forEach(j -> IntStream.range(index.firstTask(j), index.firstTask(j + 1)).forEach(conservative::leave));
            conservative.catchUp();
        }
        for (int t = 0; t < n; t++) {
            if (ready[t] == NEVER && arrived[index.jobOf(t)] && !hasStarved(t) && dataComplete(t) <= now) {
                ready[t] = Math.min(now, wasReady.getOrDefault(t, now));
            }
        }
    }

    private void pass() {
        for (int c = 0; c < clusters.size(); c++) {
            pass(c);
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
            if (hasStarved(t)) {
                continue;
            }
            if (conservative != null && start[t] == NEVER) {
                next = earlier(next, conservative.due(t), after);
            }
            if (placed[t] >= 0 && ready[t] == NEVER) {
                next = earlier(next, dataComplete(t), after);
            }
        }
        return next;
    }

    /** When the last data is there, as far as it is known now. */
    private long dataComplete(int t) {
        long complete = index.job(index.jobOf(t)).arrival();
        for (Dependency dependency : index.task(t).parents()) {
            int parent = index.firstTask(index.jobOf(t)) + dependency.parent();
            if (finish[parent] > now) {
                return NEVER;
            }
            complete = Math.max(complete, sent.getOrDefault(List.of(parent, t, placed[t]),
                    finish[parent] + delay(parent, dependency, placed[t])));
        }
        return complete;
    }

    private void pass(int cluster) {
        List<Integer> queue = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            if (placed[t] == cluster && waits(t)) {
                queue.add(t);
            }
        }
        queue.sort(order(queue, cluster));
        if (conservative != null) {
            conservative.pass(queue, cluster);
            return;
        }
        for (int i = 0; i < queue.size(); i++) {
            if (!fits(queue.get(i), cluster)) {
                if (rearrangement.equals("easy")) {
                    backfill(queue.subList(i, queue.size()), cluster);
                }
                return;
            }
            start(queue.get(i), cluster);
            reorder(queue.subList(i + 1, queue.size()), cluster);
        }
    }

    private void backfill(List<Integer> queue, int cluster) {
        Task head = index.task(queue.get(0));
        long promised = now + 1;
        while (freeCoresAt(promised, cluster) < head.cores() || freeMemoryAt(promised, cluster) < head.memory()) {
            promised++;
        }
        long spareCores = freeCoresAt(promised, cluster) - head.cores();
        long spareMemory = freeMemoryAt(promised, cluster) - head.memory();
        for (int t : queue.subList(1, queue.size())) {
            if (!fits(t, cluster)) {
                continue;
            }
            Task task = index.task(t);
            if (now + task.estimatedDurationOn(clusters.get(cluster)) <= promised) {
                start(t, cluster);
            } else if (task.cores() <= spareCores && (clusters.get(cluster).memory().isEmpty() || task.memory() <= spareMemory)) {
                spareCores -= task.cores();
                spareMemory -= task.memory();
                start(t, cluster);
            }
        }
    }

    /** Cores free at a later tick, as the estimates of what runs now have it. */
    private long freeCoresAt(long tick, int cluster) {
        long free = clusters.get(cluster).cores() - outAt(tick, cluster);
        for (int t = 0; t < n; t++) {
            free -= runsUntilAfter(tick, t, cluster) ? index.task(t).cores() : 0;
        }
        return free;
    }

    private long freeMemoryAt(long tick, int cluster) {
        long free = clusters.get(cluster).memory().orElse(Long.MAX_VALUE / 2);
        for (int t = 0; t < n; t++) {
            free -= runsUntilAfter(tick, t, cluster) ? index.task(t).memory() : 0;
        }
        return free;
    }

    private boolean runsUntilAfter(long tick, int t, int cluster) {
        return runs(t, cluster) && Math.max(now + 1, start[t] + index.task(t).estimatedDurationOn(clusters.get(cluster))) > tick;
    }

    private void route(PlatformNode node, List<Integer> tasks) {
        if (node instanceof Cluster cluster) {
            tasks.forEach(t -> placed[t] = clusters.indexOf(cluster));
            return;
        }
        List<PlatformNode> able = new ArrayList<>();
        for (PlatformNode child : ((Router) node).children()) {
            if (tasks.stream().allMatch(t -> under(child).stream().anyMatch(c -> index.task(t).fits(c)))) {
                able.add(child);
            }
        }
        if (able.isEmpty()) {
            for (int t : tasks) {
                route(node, List.of(t));
            }
            return;
        }
        PlatformNode best = able.get(0);
        for (PlatformNode child : able) {
            if (compareLoad(shown(child, tasks), shown(best, tasks)) < 0) {
                best = child;
            }
        }
        route(best, tasks);
    }

    private static List<Cluster> under(PlatformNode node) {
        if (node instanceof Cluster cluster) {
            return List.of(cluster);
        }
        List<Cluster> all = new ArrayList<>();
        ((Router) node).children().forEach(child -> all.addAll(under(child)));
        return all;
    }

    private Cluster shown(PlatformNode node, List<Integer> tasks) {
        Cluster best = null;
        for (Cluster cluster : under(node)) {
            if (tasks.stream().anyMatch(t -> index.task(t).fits(cluster)) && (best == null || compareLoad(cluster, best) < 0)) {
                best = cluster;
            }
        }
        return best;
    }

    private int compareLoad(Cluster a, Cluster b) {
        int byQueue = expectedQueue(a).compareTo(expectedQueue(b));
        return byQueue != 0 ? byQueue : freeShare(b).compareTo(freeShare(a));
    }

    private Ratio expectedQueue(Cluster cluster) {
        int c = clusters.indexOf(cluster);
        Ratio work = Ratio.ZERO;
        for (int t = 0; t < n; t++) {
            if (placed[t] == c && start[t] == NEVER && !hasStarved(t)) {
                work = work.plus(index.task(t).meanEstimate().times(index.task(t).cores()));
            }
        }
        return work.dividedBy(Ratio.of(cluster.cores()));
    }

    private Ratio freeShare(Cluster cluster) {
        int c = clusters.indexOf(cluster);
        long used = 0;
        for (int t = 0; t < n; t++) {
            used += runs(t, c) ? index.task(t).cores() : 0;
        }
        return new Ratio(cluster.cores() - outAt(now, c) - used, cluster.cores());
    }
}
