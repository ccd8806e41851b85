package org.schedscope.audit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.schedscope.event.CoreSet;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;

/**
 * The cores that each cluster has at the moment: as many as forks, outages and closures leave. Cores that are to go leave once their tasks
 * free them.
 */
final class PresentCores {
    private final List<Cluster> clusters;
    private final RuleFindings findings;
    /** By cluster, one more than the highest core number seen so far. */
    private final int[] known;
    private final BitSet[] away;
    /** Number of cores of each cluster since the last fork. */
    private List<Integer> cores;
    private final List<ForkSpec.CoresOut> outages = new ArrayList<>();
    private List<Closure> closures;

    PresentCores(List<Cluster> clusters, List<Integer> begun, List<Closure> closures, RuleFindings findings) {
        this.clusters = clusters;
        this.findings = findings;
        cores = begun;
        this.closures = closures;
        known = begun.stream().mapToInt(Integer::intValue).toArray();
        away = new BitSet[known.length];
        java.util.Arrays.setAll(away, cluster -> new BitSet());
    }

    void fork(AuditedFork now) {
        cores = now.cores();
        outages.addAll(now.outages());
        closures = now.closures();
    }

    /** Number of known cores that must be absent, unless tasks hold them. */
    private int due(long at, int cluster) {
        String id = clusters.get(cluster).id();
        outages.removeIf(out -> out.until() <= at);
        int out = outages.stream().filter(each -> each.cluster().equals(id)).mapToInt(ForkSpec.CoresOut::cores).sum();
        long closed = closed(cluster, closure -> closure.from() <= at && at < closure.to());
        return (int) Math.min(known[cluster], known[cluster] - cores.get(cluster) + out + closed);
    }

    private long closed(int cluster, Predicate<Closure> when) {
        return closures.stream().filter(closure -> closure.cluster().equals(clusters.get(cluster).id())).filter(when)
                .mapToLong(closure -> closure.cores().orElse(cores.get(cluster))).sum();
    }

    boolean haveClosures() {
        return !closures.isEmpty();
    }

    /** Ticks at which closures of a cluster begin that are known at a tick and lie between it and another. */
    long[] closuresAhead(long at, long until, int cluster) {
        return closures.stream().filter(closure -> closure.cluster().equals(clusters.get(cluster).id()))
                .filter(closure -> closure.announced() <= at && closure.from() > at && closure.from() < until)
                .mapToLong(Closure::from).toArray();
    }

    /** Cores that a cluster will have at a tick, by what is known at an earlier one. */
    long expectedAt(long tick, long at, int cluster) {
        String id = clusters.get(cluster).id();
        int out = outages.stream().filter(each -> each.cluster().equals(id) && each.until() > tick)
                .mapToInt(ForkSpec.CoresOut::cores).sum();
        return cores.get(cluster) - out
                - closed(cluster, closure -> closure.announced() <= at && closure.from() <= tick && tick < closure.to());
    }

    void gone(long at, int cluster, CoreSet some, BitSet busy) {
        BitSet going = some.toBits();
        findings.check(going.length() <= known[cluster] && !going.intersects(away[cluster]), AuditRule.CORES_GONE,
                "the cores %s of %s go, but are not there", new Labels.CoresLabel(some), clusters.get(cluster).id());
        findings.check(!going.intersects(busy), AuditRule.CORES_GONE, "the cores %s of %s go while tasks hold them",
                new Labels.CoresLabel(some), clusters.get(cluster).id());
        away[cluster].or(going);
        // Cores that tasks free at the end of a closure go once more before all are back.
        int due = due(at, cluster) + (int) closed(cluster, closure -> closure.to() == at);
        findings.check(away[cluster].cardinality() <= due, AuditRule.CORES_GONE, "%d cores of %s are gone; no more than %d are to go",
                away[cluster].cardinality(), clusters.get(cluster).id(), due);
    }

    void back(int cluster, CoreSet some) {
        BitSet coming = some.toBits();
        BitSet unknown = coming.get(known[cluster], Math.max(known[cluster], coming.length()));
        BitSet there = (BitSet) coming.clone();
        there.clear(known[cluster], Math.max(known[cluster], coming.length()));
        there.andNot(away[cluster]);
        findings.check(there.isEmpty() && unknown.cardinality() == unknown.length(), AuditRule.CORES_GONE,
                "the cores %s of %s come back, but some are there or not next", new Labels.CoresLabel(some), clusters.get(cluster).id());
        away[cluster].andNot(coming);
        known[cluster] = Math.max(known[cluster], coming.length());
    }

    /** Checks a task's cores: by its start, all cores due to leave have left and all due to come are present. */
    void taken(long at, int cluster, CoreSet some, Object task) {
        BitSet taken = some.toBits();
        findings.check(!taken.intersects(away[cluster]) && taken.length() <= known[cluster], AuditRule.CORE_OUTSIDE,
                "%s takes the cores %s of %s, of which some are not there", task, new Labels.CoresLabel(some), clusters.get(cluster).id());
        int due = due(at, cluster);
        findings.check(away[cluster].cardinality() == due, AuditRule.CORES_GONE, "%s starts while %d cores of %s are gone instead of %d",
                task, away[cluster].cardinality(), clusters.get(cluster).id(), due);
    }
}
