package org.schedscope.audit;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** Rules about cores and counted resources: which cores, and how much of the others, running tasks hold. */
final class CoreRules {
    private final WorkloadIndex index;
    private final RuleFindings findings;
    private final List<Cluster> clusters;
    private final BitSet[] busy;
    private final CountedResources resources;
    private final CountedResources.Free free;
    /** Cores held by each task; null: none. */
    private final CoreSet[] held;
    private final PresentCores present;
    /** Estimated ends of running tasks; of one that was suspended before, none. */
    private final Map<Integer, Long> ends = new TreeMap<>();
    private final BitSet suspended = new BitSet();
    private final int[] where;

    /** @param begun number of cores of each cluster at the start of the run */
    CoreRules(WorkloadIndex index, Platform platform, List<Integer> begun, RuleFindings findings) {
        this.index = index;
        this.findings = findings;
        clusters = platform.clusters();
        busy = new BitSet[clusters.size()];
        java.util.Arrays.setAll(busy, c -> new BitSet());
        resources = CountedResources.of(index.columns(), clusters);
        free = resources.allFree();
        held = new CoreSet[index.taskCount()];
        present = new PresentCores(clusters, begun, platform.closures(), findings);
        where = new int[index.taskCount()];
    }

    /** Applies a fork, which may change the number of cores of clusters and take cores offline. */
    void fork(AuditedFork now) {
        present.fork(now);
    }

    void gone(long at, int cluster, CoreRanges cores) {
        present.gone(at, cluster, CoreSet.copyOf(cores), busy[cluster]);
    }

    void back(int cluster, CoreRanges cores) {
        present.back(cluster, CoreSet.copyOf(cores));
    }

    void take(long at, int number, int cluster, CoreRanges cores) {
        Task task = index.task(number);
        CoreSet taken = CoreSet.copyOf(cores);
        checkRanges(number, task, taken);
        for (CoreSet.Range range : taken.ranges()) {
            findings.check(range.last() < clusters.get(cluster).cores(), AuditRule.CORE_OUTSIDE,
                    "%s takes core %d of %s, which has the cores 0 to %d",
                    label(number), range.last(), clusters.get(cluster).id(), clusters.get(cluster).cores() - 1);
            int used = busy[cluster].nextSetBit(range.first());
            findings.check(used < 0 || used > range.last(), AuditRule.CORE_BUSY, "%s takes core %d of %s, which is in use", label(number),
                    used, clusters.get(cluster).id());
            busy[cluster].set(range.first(), range.last() + 1);
        }
        present.taken(at, cluster, taken, label(number));
        held[number] = taken;
        if (present.haveClosures()) {
            checkAhead(at, number, cluster);
        }
        free.take(number, cluster);
        for (int resource = 0; resource < resources.names().size(); resource++) {
            long all = resources.capacities()[resource][cluster];
            findings.check(free.of(resource, cluster) >= 0, AuditRule.RESOURCES, "with %s, tasks on %s hold %d of %d %s", label(number),
                    clusters.get(cluster).id(), all - free.of(resource, cluster), all, resources.names().get(resource));
        }
    }

    /** Checks that a task does not take cores that a closure will need before its estimated end. */
    private void checkAhead(long at, int number, int cluster) {
        Task task = index.task(number);
        long end = at + task.estimatedDurationOn(clusters.get(cluster));
        where[number] = cluster;
        for (long tick : suspended.get(number) ? new long[0] : present.closuresAhead(at, end, cluster)) {
            long used = ends.keySet().stream().filter(other -> where[other] == cluster && Math.max(ends.get(other), at + 1) > tick)
                    .mapToLong(other -> index.task(other).cores()).sum();
            long there = present.expectedAt(tick, at, cluster);
            findings.check(used + task.cores() <= there, AuditRule.CLOSURE, "%s starts although %s will have %d cores at %d, not %d",
                    label(number), clusters.get(cluster).id(), there, tick, used + task.cores());
        }
        if (!suspended.get(number)) {
            ends.put(number, end);
        }
    }

    /** A task gives its cores back before its end. */
    void suspend(int task, int cluster) {
        suspended.set(task);
        giveBack(task, cluster);
    }

    private void checkRanges(int number, Task task, CoreSet taken) {
        long count = 0;
        int last = -1;
        for (CoreSet.Range range : taken.ranges()) {
            findings.check(range.first() > last, AuditRule.CORE_COUNT, "the core ranges %s of %s do not ascend",
                    new Labels.CoresLabel(taken), label(number));
            count += (long) range.last() - range.first() + 1;
            last = range.last();
        }
        findings.check(count == task.cores(), AuditRule.CORE_COUNT, "%s takes %d cores (%s) instead of %d", label(number), count,
                new Labels.CoresLabel(taken), task.cores());
    }

    private Object label(int task) {
        return new Labels.TaskLabel(index, task);
    }

    void giveBack(int task, int cluster) {
        if (held[task] != null) {
            for (CoreSet.Range range : held[task].ranges()) {
                busy[cluster].clear(range.first(), range.last() + 1);
            }
            held[task] = null;
            ends.remove(task);
            free.giveBack(task, cluster);
        }
    }
}
