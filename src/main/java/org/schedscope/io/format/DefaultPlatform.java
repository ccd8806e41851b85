package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.Jobs;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** The platform of workloads that name none: just large enough for all tasks. */
public final class DefaultPlatform {
    /** Minimum of cores of a cluster. */
    public static final int FEWEST_CORES = 16;

    private DefaultPlatform() {
    }

    /**
     * One cluster of each kind that occurs, in order of first occurrence, with as many cores as the widest task needs, at least {@value
     * #FEWEST_CORES}; if tasks have times per cluster, one cluster of each id that occurs instead.
     */
    public static Platform of(Workload workload) {
        List<Cluster> clusters = clusters(workload, OptionalInt.empty());
        return of("default: " + (clusters.size() == 1 ? "one cluster" : clusters.size() + " clusters"), clusters);
    }

    /** The same clusters, each with as many cores as the user requests, whatever tasks need. */
    public static Platform of(Workload workload, GivenPlatform.Cores cores) {
        List<Cluster> clusters = clusters(workload, OptionalInt.of(cores.all()));
        return of(cores.name() + (clusters.size() == 1 ? "" : " each"), clusters);
    }

    private static List<Cluster> clusters(Workload workload, OptionalInt asked) {
        Jobs jobs = workload.jobs();
        int cores = FEWEST_CORES;
        Map<String, Set<String>> kindsById = new LinkedHashMap<>();
        Set<String> kinds = new LinkedHashSet<>();
        for (int task = 0; task < jobs.taskCount(); task++) {
            cores = Math.max(cores, jobs.cores()[task]);
            String kind = jobs.kind(task);
            for (String id : jobs.execOn(task).keySet()) {
                Set<String> kindsHere = kindsById.computeIfAbsent(id, key -> new TreeSet<>());
                if (!kind.equals(Task.ANY_KIND)) {
                    kindsHere.add(kind);
                }
            }
            if (jobs.execOn(task).isEmpty() && !kind.equals(Task.ANY_KIND)) {
                kinds.add(kind);
            }
        }
        return clusters(asked.orElse(cores), kindsById, kinds);
    }

    private static Platform of(String name, List<Cluster> clusters) {
        return Platform.of(name, clusters.toArray(new Cluster[0]));
    }

    private static List<Cluster> clusters(int cores, Map<String, Set<String>> kindsById, Set<String> kinds) {
        List<Cluster> clusters = new ArrayList<>();
        Set<String> covered = new TreeSet<>();
        kindsById.forEach((id, kindsHere) -> {
            String kind = kindsHere.isEmpty() ? Task.ANY_KIND : kindsHere.iterator().next();
            covered.add(kind);
            clusters.add(Cluster.of(id, cores, kind));
        });
        int number = 0;
        for (String kind : kinds) {
            if (!covered.contains(kind)) {
                String id = kindsById.containsKey(kind) || kind.equals("root") ? kind + "-" + ++number : kind;
                clusters.add(Cluster.of(id, cores, kind));
            }
        }
        if (clusters.isEmpty()) {
            clusters.add(Cluster.of("cluster", cores));
        }
        return clusters;
    }
}
