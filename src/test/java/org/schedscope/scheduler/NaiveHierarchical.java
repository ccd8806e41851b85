package org.schedscope.scheduler;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Ratio;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.WorkloadIndex;

/**
 * The rules of simulated time written down as plainly as possible, with lists that are searched and sorted anew at every instant and
 * fractions of any size. Shares nothing with the engine but the model.
 */
final class NaiveHierarchical {
    private static final long NEVER = Long.MAX_VALUE;

    private final WorkloadIndex index;
    private final Platform platform;
    private final List<Cluster> clusters;
    private final String policy;
    private final boolean easy;
    private final int n;
    private final long[] rank;
    private final int[] placed;
    private final long[] ready;
    private final long[] start;
    private final long[] finish;
    private final boolean[] arrived;
    private long now;

    NaiveHierarchical(RunSpec spec) {
        index = new WorkloadIndex(spec.workload());
        platform = spec.platform();
        clusters = platform.clusters();
        policy = spec.policy();
        easy = spec.parameters().getOrDefault("rearrangement", "none").equals("easy");
        n = index.taskCount();
        rank = new long[n];
        placed = new int[n];
        ready = new long[n];
        start = new long[n];
        finish = new long[n];
        arrived = new boolean[index.jobCount()];
        for (int t = 0; t < n; t++) {
            placed[t] = -1;
            ready[t] = NEVER;
            start[t] = NEVER;
            finish[t] = NEVER;
            rank[t] = rankOf(t);
        }
    }

    List<Placement> run() {
        for (now = nextInstant(-1); now != NEVER; now = nextInstant(now)) {
            for (int j = 0; j < arrived.length; j++) {
                if (index.job(j).arrival() == now) {
                    arrived[j] = true;
                    List<Integer> tasks = new ArrayList<>();
                    for (int t = index.firstTask(j); t < index.firstTask(j + 1); t++) {
                        tasks.add(t);
                    }
                    route(platform.root(), tasks);
                }
            }
            for (int t = 0; t < n; t++) {
                if (ready[t] == NEVER && arrived[index.jobOf(t)] && dataComplete(t) <= now) {
                    ready[t] = now;
                }
            }
            for (int c = 0; c < clusters.size(); c++) {
                pass(c);
            }
        }
        List<Placement> result = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            result.add(new Placement(t, placed[t], start[t], finish[t]));
        }
        return result;
    }

    private long nextInstant(long after) {
        long next = NEVER;
        for (int j = 0; j < arrived.length; j++) {
            next = earlier(next, index.job(j).arrival(), after);
        }
        for (int t = 0; t < n; t++) {
            next = earlier(next, finish[t], after);
            if (placed[t] >= 0 && ready[t] == NEVER) {
                next = earlier(next, dataComplete(t), after);
            }
        }
        return next;
    }

    private static long earlier(long best, long candidate, long after) {
        return candidate > after ? Math.min(best, candidate) : best;
    }

    /** When the last data is there, as far as it is known now. */
    private long dataComplete(int t) {
        long complete = index.job(index.jobOf(t)).arrival();
        for (Dependency dependency : index.task(t).parents()) {
            int parent = index.firstTask(index.jobOf(t)) + dependency.parent();
            if (finish[parent] > now) {
                return NEVER;
            }
            long delay = placed[parent] == placed[t] ? 0
                    : NaiveNetwork.delay(platform, index.task(parent).meanExec(), dependency, placed[parent], placed[t]);
            complete = Math.max(complete, finish[parent] + delay);
        }
        return complete;
    }

    private void pass(int cluster) {
        List<Integer> queue = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            if (placed[t] == cluster && ready[t] <= now && start[t] == NEVER) {
                queue.add(t);
            }
        }
        queue.sort(order(queue, cluster));
        for (int i = 0; i < queue.size(); i++) {
            if (!fits(queue.get(i), cluster)) {
                if (easy) {
                    backfill(queue.subList(i, queue.size()), cluster);
                }
                return;
            }
            start(queue.get(i), cluster);
            if (policy.equals("fair-share")) {
                List<Integer> rest = queue.subList(i + 1, queue.size());
                rest.sort(order(rest, cluster));
            }
        }
    }

    private void start(int t, int cluster) {
        start[t] = now;
        finish[t] = now + index.task(t).durationOn(clusters.get(cluster));
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
        long free = clusters.get(cluster).cores();
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

    private boolean fits(int t, int cluster) {
        long cores = index.task(t).cores();
        long memory = index.task(t).memory();
        for (int other = 0; other < n; other++) {
            if (runs(other, cluster)) {
                cores += index.task(other).cores();
                memory += index.task(other).memory();
            }
        }
        Cluster where = clusters.get(cluster);
        return cores <= where.cores() && (where.memory().isEmpty() || memory <= where.memory().getAsLong());
    }

    private boolean runs(int t, int cluster) {
        return placed[t] == cluster && start[t] <= now && finish[t] > now;
    }

    private Comparator<Integer> order(List<Integer> queue, int cluster) {
        Comparator<Integer> ties = Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> t);
        long maxCp = queue.stream().mapToLong(t -> criticalPath(index.jobOf(t))).max().orElse(1);
        Comparator<Integer> first = switch (policy) {
            case "fifo-task" -> Comparator.comparingLong(t -> ready[t]);
            case "fifo-job" -> Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t))
                    .thenComparing(t -> ready[t]);
            case "fair-share" -> byFraction(t -> shareFactor(index.job(index.jobOf(t)).user(), cluster))
                    .thenComparing(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t)).thenComparing(t -> ready[t]);
            case "srtf" -> Comparator.comparingLong(t -> rank[t]);
            case "lrtf" -> Comparator.comparingLong(t -> -rank[t]);
            case "p-slr-2013" -> byFraction(t -> projected(t, 0));
            case "p-slr" -> byFraction(t -> projected(t, (now - index.job(index.jobOf(t)).arrival()) / maxCp));
            default -> throw new IllegalArgumentException(policy);
        };
        return first.thenComparing(ties);
    }

    /** The product along the path, from the text of the paths alone. */
    private BigInteger[] shareFactor(String user, int cluster) {
        Ratio product = Ratio.ONE;
        for (String node = user; node.length() > 1; node = above(node)) {
            String parent = above(node);
            Ratio siblings = Ratio.ZERO;
            for (String other : shareNodes()) {
                if (above(other).equals(parent)) {
                    siblings = siblings.plus(platform.shares().getOrDefault(other, Ratio.ONE));
                }
            }
            Ratio entitled = platform.shares().getOrDefault(node, Ratio.ONE).dividedBy(siblings);
            long all = coresUsedUnder(parent, cluster);
            Ratio used = all == 0 ? Ratio.ZERO : new Ratio(coresUsedUnder(node, cluster), all);
            Ratio least = new Ratio(1, clusters.get(cluster).cores() + 1);
            product = product.times(entitled.dividedBy(used.compareTo(least) > 0 ? used : least));
        }
        return new BigInteger[] {BigInteger.valueOf(product.numerator()), BigInteger.valueOf(product.denominator())};
    }

    private static String above(String node) {
        return node.lastIndexOf('/') == 0 ? "/" : node.substring(0, node.lastIndexOf('/'));
    }

    private java.util.Set<String> shareNodes() {
        java.util.Set<String> nodes = new java.util.TreeSet<>(platform.shares().keySet());
        index.workload().jobs().forEach(job -> nodes.add(job.user()));
        for (String node : List.copyOf(nodes)) {
            for (String at = node; at.length() > 1; at = above(at)) {
                nodes.add(at);
            }
        }
        nodes.remove("/");
        return nodes;
    }

    private long coresUsedUnder(String node, int cluster) {
        long cores = 0;
        for (int t = 0; t < n; t++) {
            String user = index.job(index.jobOf(t)).user();
            boolean under = node.equals("/") || user.equals(node) || user.startsWith(node + "/");
            cores += under && runs(t, cluster) ? index.task(t).cores() : 0;
        }
        return cores;
    }

    private BigInteger[] projected(int t, long leaps) {
        BigInteger below = BigInteger.valueOf(criticalPath(index.jobOf(t)));
        BigInteger above = BigInteger.valueOf(now + rank[t] + 1 - index.job(index.jobOf(t)).arrival());
        return new BigInteger[] {above.add(BigInteger.valueOf(leaps).pow(2).multiply(below)), below};
    }

    private static Comparator<Integer> byFraction(Function<Integer, BigInteger[]> key) {
        return (a, b) -> key.apply(b)[0].multiply(key.apply(a)[1]).compareTo(key.apply(a)[0].multiply(key.apply(b)[1]));
    }

    private long criticalPath(int job) {
        long longest = 0;
        for (int t = index.firstTask(job); t < index.firstTask(job + 1); t++) {
            longest = Math.max(longest, rank[t]);
        }
        return longest;
    }

    private long rankOf(int t) {
        Task task = index.task(t);
        long duration = clusters.stream().filter(task::fits).mapToLong(task::estimatedDurationOn).min().orElseThrow();
        long rest = 0;
        int first = index.firstTask(index.jobOf(t));
        for (int child = first; child < index.firstTask(index.jobOf(t) + 1); child++) {
            for (Dependency dependency : index.task(child).parents()) {
                if (first + dependency.parent() == t) {
                    rest = Math.max(rest, unavoidable(task, index.task(child), dependency) + rankOf(child));
                }
            }
        }
        return duration + rest;
    }

    private long unavoidable(Task parent, Task child, Dependency dependency) {
        long smallest = NEVER;
        for (int a = 0; a < clusters.size(); a++) {
            for (int b = 0; b < clusters.size(); b++) {
                if (parent.fits(clusters.get(a)) && child.fits(clusters.get(b))) {
                    smallest = Math.min(smallest, a == b ? 0 : NaiveNetwork.delay(platform, parent.meanEstimate(), dependency, a, b));
                }
            }
        }
        return smallest;
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
            if (placed[t] == c && start[t] == NEVER) {
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
        return new Ratio(cluster.cores() - used, cluster.cores());
    }
}
