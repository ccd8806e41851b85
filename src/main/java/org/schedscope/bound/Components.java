package org.schedscope.bound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.Eligibility;

/** The partition of a workload into {@link Component}s: two jobs are in the same one if some cluster can run tasks of both. */
final class Components {
    private final int[] parent;

    private Components(int clusters) {
        parent = new int[clusters];
        Arrays.setAll(parent, cluster -> cluster);
    }

    static List<Component> of(JobFacts facts, BitSet wanted) {
        Eligibility eligibility = facts.truePaths().eligibility();
        Components parts = new Components(facts.platform().clusters().size());
        wanted.stream().forEach(job -> parts.join(facts, eligibility, job));
        Map<Integer, List<Integer>> jobs = new TreeMap<>();
        wanted.stream().forEach(job -> jobs.computeIfAbsent(
                parts.find(eligibility.cluster(eligibility.classOf(facts.index().firstTask(job)), 0)), root -> new ArrayList<>()).add(job));
        return jobs.values().stream().map(some -> new Component(facts, some.stream().mapToInt(Integer::intValue).toArray())).toList();
    }

    private void join(JobFacts facts, Eligibility eligibility, int job) {
        int first = facts.index().firstTask(job);
        int root = find(eligibility.cluster(eligibility.classOf(first), 0));
        for (int task = first; task < first + facts.index().taskCountOf(job); task++) {
            int taskClass = eligibility.classOf(task);
            for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
                parent[find(eligibility.cluster(taskClass, i))] = root;
            }
        }
    }

    private int find(int cluster) {
        int root = cluster;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }
}
