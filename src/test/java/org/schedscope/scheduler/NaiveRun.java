package org.schedscope.scheduler;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.event.Branch;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/**
 * The rules of simulated time written down as plainly as possible, with lists that are searched and sorted anew at every instant and
 * fractions of any size. Shares nothing with the engine but the model. Here: ranks, orders, and what runs.
 */
abstract class NaiveRun {
    /** Where a queue serves all clusters. */
    static final int ALL = -1;
    static final long NEVER = Long.MAX_VALUE;

    final WorkloadIndex index;
    final Platform platform;
    final List<Cluster> clusters;
    final String policy;
    final boolean starvation;
    final Set<Integer> starved = new TreeSet<>();
    private final String halfLife;
    private final CriticalPaths truth;
    final int n;
    final long[] rank;
    final int[] placed;
    final long[] ready;
    final long[] start;
    final long[] finish;
    final boolean[] arrived;
    /** Cores out of order: on which cluster, how many, until when. */
    private final List<long[]> out = new ArrayList<>();
    long now;

    NaiveRun(RunSpec spec) {
        index = new WorkloadIndex(spec.workload());
        platform = spec.platform();
        clusters = platform.clusters();
        policy = spec.policy();
        halfLife = spec.parameters().getOrDefault("half-life", "none");
        starvation = spec.parameters().getOrDefault("starvation", spec.scheduler().equals("market") ? "on" : "off").equals("on");
        truth = new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE);
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

    /** What a run that goes on differently finds: all that has happened, cores out of order, and who has waited too long already. */
    final void inherit(NaiveRun before, Branch fork) {
        now = before.now;
        starved.addAll(before.starved);
        out.addAll(before.out);
        for (Branch.CoresOut outage : fork.outages()) {
            int cluster = IntStream.range(0, clusters.size()).filter(c -> clusters.get(c).id().equals(outage.cluster())).findFirst().orElseThrow();
            out.add(new long[] {cluster, outage.cores(), outage.until()});
        }
        System.arraycopy(before.arrived, 0, arrived, 0, arrived.length);
        for (int t = 0; t < n; t++) {
            start[t] = before.start[t];
            finish[t] = before.finish[t];
            placed[t] = before.placed[t];
            ready[t] = before.ready[t];
        }
        for (int j = 0; j < arrived.length; j++) {
            if (starvation && arrived[j] && expiry(j) <= now && !finished(j)) {
                starved.add(j);
            }
        }
    }

    /** Cores of a cluster that are out of order at a tick, present or later. */
    final long outAt(long tick, int cluster) {
        return out.stream().filter(outage -> outage[0] == cluster && tick < outage[2]).mapToLong(outage -> outage[1]).sum();
    }

    /** When cores are back after a tick, if that is before {@code next}. */
    final long nextRepair(long next, long after) {
        long first = next;
        for (long[] outage : out) {
            first = earlier(first, outage[2], after);
        }
        return first;
    }

    /** Jobs that have starved. */
    final Set<Integer> starved() {
        return starved;
    }

    /** The jobs that starve now do. */
    final void starve() {
        for (int j = 0; j < arrived.length; j++) {
            if (starvation && expiry(j) == now && !finished(j)) {
                starved.add(j);
            }
        }
    }

    final boolean hasStarved(int t) {
        return starved.contains(index.jobOf(t));
    }

    final boolean finished(int job) {
        for (int t = index.firstTask(job); t < index.firstTask(job + 1); t++) {
            if (finish[t] > now) {
                return false;
            }
        }
        return true;
    }

    final long expiry(int j) {
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

    /** Whether keys never change. */
    final boolean orderIsFixed() {
        return List.of("fifo-task", "fifo-job", "srtf", "lrtf", "edf", "edf-final").contains(policy);
    }

    final boolean waits(int t) {
        return ready[t] <= now && start[t] == NEVER && !hasStarved(t);
    }

    /** Fair share alone looks again after every start. */
    final void reorder(List<Integer> rest, int cluster) {
        if (policy.equals("fair-share")) {
            rest.sort(order(rest, cluster));
        }
    }

    /** Runs to the end; placements in order of the tasks, of those that have started. */
    abstract List<Placement> run();

    final List<Placement> placements() {
        List<Placement> result = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            if (start[t] != NEVER) {
                result.add(new Placement(t, placed[t], start[t], finish[t]));
            }
        }
        return result;
    }

    static long earlier(long best, long candidate, long after) {
        return candidate > after ? Math.min(best, candidate) : best;
    }

    final void start(int t, int cluster) {
        placed[t] = cluster;
        start[t] = now;
        finish[t] = now + index.task(t).durationOn(clusters.get(cluster));
    }

    final boolean fits(int t, int cluster) {
        long cores = index.task(t).cores();
        long memory = index.task(t).memory();
        for (int other = 0; other < n; other++) {
            if (runs(other, cluster)) {
                cores += index.task(other).cores();
                memory += index.task(other).memory();
            }
        }
        Cluster where = clusters.get(cluster);
        return cores <= where.cores() - outAt(now, cluster) && (where.memory().isEmpty() || memory <= where.memory().getAsLong());
    }

    final boolean runs(int t, int cluster) {
        return placed[t] == cluster && start[t] <= now && finish[t] > now;
    }

    final Comparator<Integer> order(List<Integer> queue, int cluster) {
        Comparator<Integer> ties = Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> t);
        long maxCp = queue.stream().mapToLong(t -> criticalPath(index.jobOf(t))).max().orElse(1);
        NaiveValue value = new NaiveValue(index, rank, now);
        Comparator<Integer> first = switch (policy) {
            case "fifo-task" -> Comparator.comparingLong(t -> ready[t]);
            case "fifo-job" -> Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t))
                    .thenComparing(t -> ready[t]);
            case "fair-share" -> byFraction(t -> shareFactor(index.job(index.jobOf(t)).user(), cluster))
                    .thenComparing(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t)).thenComparing(t -> ready[t]);
            case "fair-usage" -> Comparator.<Integer, BigInteger>comparing(t -> usage(index.job(index.jobOf(t)).user(), cluster))
                    .thenComparing(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t)).thenComparing(t -> ready[t]);
            case "srtf" -> Comparator.comparingLong(t -> rank[t]);
            case "lrtf" -> Comparator.comparingLong(t -> -rank[t]);
            case "p-slr-2013" -> byFraction(t -> projected(t, 0));
            case "p-slr" -> byFraction(t -> projected(t, (now - index.job(index.jobOf(t)).arrival()) / maxCp));
            case "edf" -> byValue(queue, value::initialDeadline);
            case "edf-final" -> byValue(queue, value::finalDeadline);
            case "pv" -> byValue(queue, t -> value.projectedValue(t).times(-1));
            case "pvd", "pvdsq" -> byValue(queue, t -> value.projectedValue(t).times(-1).dividedBy(value.downstream(t)));
            case "pvd-resource-squared" -> byValue(queue,
                    t -> value.projectedValue(t).times(-1).dividedBy(value.downstream(t).times(value.downstream(t))));
            case "pvr" -> byValue(queue, value::valueRemaining);
            case "pvr-live" -> byValue(queue, t -> value.valueRemaining(t).signum() > 0 ? value.valueRemaining(t) : Ratio.of(Long.MAX_VALUE));
            default -> throw new IllegalArgumentException(policy);
        };
        return first.thenComparing(ties);
    }

    /** Smallest first; tasks without a curve after all others. */
    private Comparator<Integer> byValue(List<Integer> queue, Function<Integer, Ratio> key) {
        Map<Integer, Ratio> keys = new TreeMap<>();
        queue.stream().filter(t -> index.job(index.jobOf(t)).value().isPresent()).forEach(t -> keys.put(t, key.apply(t)));
        Comparator<Integer> withCurve = Comparator.comparing(keys::get);
        Comparator<Integer> without = Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t))
                .thenComparing(t -> ready[t]);
        return (a, b) -> {
            boolean curveA = keys.containsKey(a);
            boolean curveB = keys.containsKey(b);
            return curveA != curveB ? Boolean.compare(curveB, curveA) : curveA ? withCurve.compare(a, b) : without.compare(a, b);
        };
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
            Ratio least = new Ratio(1, coresOf(cluster) + 1);
            product = product.times(entitled.dividedBy(used.compareTo(least) > 0 ? used : least));
        }
        return new BigInteger[] {BigInteger.valueOf(product.numerator()), BigInteger.valueOf(product.denominator())};
    }

    private long coresOf(int cluster) {
        return cluster == ALL ? clusters.stream().mapToLong(Cluster::cores).sum() : clusters.get(cluster).cores();
    }

    private static String above(String node) {
        return node.lastIndexOf('/') == 0 ? "/" : node.substring(0, node.lastIndexOf('/'));
    }

    private Set<String> shareNodes() {
        Set<String> nodes = new TreeSet<>(platform.shares().keySet());
        index.workload().jobs().forEach(job -> nodes.add(job.user()));
        for (String node : List.copyOf(nodes)) {
            for (String at = node; at.length() > 1; at = above(at)) {
                nodes.add(at);
            }
        }
        nodes.remove("/");
        return nodes;
    }

    /** Over everything that a user has ever run on a cluster, or on all, up to now. */
    private BigInteger usage(String user, int cluster) {
        BigInteger sum = BigInteger.ZERO;
        for (int t = 0; t < n; t++) {
            if (start[t] <= now && (cluster == ALL || placed[t] == cluster) && index.job(index.jobOf(t)).user().equals(user)) {
                BigInteger counted = weight(Math.min(now, finish[t])).subtract(weight(start[t]));
                sum = sum.add(counted.multiply(BigInteger.valueOf(index.task(t).cores())));
            }
        }
        return halfLife.equals("none") ? sum : sum.shiftRight((int) (now / Long.parseLong(halfLife)));
    }

    private BigInteger weight(long tick) {
        return halfLife.equals("none") ? BigInteger.valueOf(tick) : NaiveDecay.weight(tick, Integer.parseInt(halfLife));
    }

    private long coresUsedUnder(String node, int cluster) {
        long cores = 0;
        for (int t = 0; t < n; t++) {
            String user = index.job(index.jobOf(t)).user();
            boolean under = node.equals("/") || user.equals(node) || user.startsWith(node + "/");
            cores += under && (cluster == ALL ? placed[t] >= 0 && runs(t, placed[t]) : runs(t, cluster)) ? index.task(t).cores() : 0;
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

    final long criticalPath(int job) {
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
}
