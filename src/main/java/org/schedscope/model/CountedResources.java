package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.model.number.Ratio;

/**
 * What tasks hold besides cores while they run: memory, and resources with names of their own, such as gpus. There is a row for each that
 * some cluster limits and some task needs: memory first, then the others by name.
 */
public final class CountedResources {
    /** Name of the row of memory; no other resource has it. */
    public static final String MEMORY = "memory";

    /** What is free of them on each cluster. */
    public static final class Free {
        private final CountedResources resources;
        private final long[][] needs;
        private final long[][] free;

        private Free(CountedResources resources, long[][] free) {
            this.resources = resources;
            needs = resources.needs;
            this.free = free;
        }

        public Free copy() {
            return new Free(resources, copyOf(free));
        }

        /** What is free of a resource on a cluster. */
        public long of(int resource, int cluster) {
            return free[resource][cluster];
        }

        /** A task takes what it needs. */
        public void take(int task, int cluster) {
            for (int resource = 0; resource < free.length; resource++) {
                free[resource][cluster] -= needs[resource][task];
            }
        }

        /** A task gives back what it needed. */
        public void giveBack(int task, int cluster) {
            for (int resource = 0; resource < free.length; resource++) {
                free[resource][cluster] += needs[resource][task];
            }
        }

        /** Whether a cluster has what a task needs. */
        public boolean suffices(int task, int cluster) {
            return free.length == 0 || suffices(needs, task, cluster);
        }

        /**
         * Whether a cluster has some amounts.
         *
         * @param amounts by resource; of each the one at {@code row} counts
         */
        public boolean suffices(long[][] amounts, int row, int cluster) {
            for (int resource = 0; resource < free.length; resource++) {
                if (amounts[resource][row] > free[resource][cluster]) {
                    return false;
                }
            }
            return true;
        }

        /** Names of the resources that a cluster has too little of for a task. */
        public List<String> lacking(int task, int cluster) {
            return IntStream.range(0, free.length).filter(resource -> needs[resource][task] > free[resource][cluster])
                    .mapToObj(resources.names::get).toList();
        }

        /** What is free of the resources of another part of the run: nothing that runs holds any that were not among these. */
        public Free goOnWith(CountedResources others) {
            Free next = others.allFree();
            for (int resource = 0; resource < next.free.length; resource++) {
                int same = resources.names.indexOf(others.names.get(resource));
                for (int cluster = 0; same >= 0 && cluster < free[same].length; cluster++) {
                    next.free[resource][cluster] -= resources.capacities[same][cluster] - free[same][cluster];
                }
            }
            return next;
        }
    }

    private final List<String> names;
    private final long[][] needs;
    private final long[][] capacities;

    private CountedResources(List<String> names, List<long[]> needs, List<long[]> capacities) {
        this.names = List.copyOf(names);
        this.needs = needs.toArray(long[][]::new);
        this.capacities = capacities.toArray(long[][]::new);
    }

    /** The resources of some jobs on some clusters. */
    public static CountedResources of(Jobs jobs, List<Cluster> clusters) {
        List<String> names = new ArrayList<>();
        List<long[]> needs = new ArrayList<>();
        List<long[]> capacities = new ArrayList<>();
        if (jobs.memory().length > 0 && clusters.stream().anyMatch(cluster -> cluster.memory().isPresent())) {
            names.add(MEMORY);
            needs.add(jobs.memory());
            capacities.add(clusters.stream().mapToLong(cluster -> cluster.memory().orElse(Long.MAX_VALUE)).toArray());
        }
        SortedSet<String> stated = new TreeSet<>();
        if (jobs.anyResources()) {
            clusters.forEach(cluster -> stated.addAll(cluster.resources().keySet()));
        }
        for (String name : stated) {
            long[] column = new long[jobs.taskCount()];
            boolean needed = false;
            for (int task = 0; task < column.length; task++) {
                column[task] = jobs.resources(task).getOrDefault(name, 0L);
                needed |= column[task] > 0;
            }
            if (needed) {
                names.add(name);
                needs.add(column);
                capacities.add(clusters.stream().mapToLong(cluster -> cluster.licences().containsKey(name) ? Long.MAX_VALUE
                        : cluster.mostOf(name)).toArray());
            }
        }
        return new CountedResources(names, needs, capacities);
    }

    /** The resources of a whole platform for some jobs; each is in one place, so that of its capacities there is one. */
    public static CountedResources of(SiteRules rules, Jobs jobs) {
        return of(jobs, List.of(new Cluster("platform", 1, Task.ANY_KIND, Ratio.ONE, OptionalLong.empty(), rules.resources())));
    }

    /** Names of the resources that clusters have and tasks need, each in one place at least. */
    public static SortedSet<String> names(Workload workload, Platform platform) {
        SortedSet<String> names = new TreeSet<>();
        names.addAll(platform.rules().resources().keySet());
        platform.clusters().forEach(cluster -> names.addAll(cluster.resources().keySet()));
        for (int task = 0; workload.jobs().anyResources() && task < workload.jobs().taskCount(); task++) {
            names.addAll(workload.jobs().resources(task).keySet());
        }
        return names;
    }

    /** Names of the rows. */
    public List<String> names() {
        return names;
    }

    /** What tasks need, by resource, then task; not to be changed. */
    public long[][] needs() {
        return needs;
    }

    /** What clusters have, by resource, then cluster; {@link Long#MAX_VALUE} where it is not limited; not to be changed. */
    public long[][] capacities() {
        return capacities;
    }

    /** All of them free. */
    public Free allFree() {
        return new Free(this, copyOf(capacities));
    }

    private static long[][] copyOf(long[][] rows) {
        return Arrays.stream(rows).map(long[]::clone).toArray(long[][]::new);
    }

    static Map<String, Long> checked(Map<String, Long> counts, long least) {
        for (Map.Entry<String, Long> entry : counts.entrySet()) {
            require(!entry.getKey().isEmpty() && !entry.getKey().equals(MEMORY), "resource.name", entry.getKey());
            require(entry.getValue() >= least, "resource.count", entry.getKey(), least, entry.getValue());
        }
        return Map.copyOf(counts);
    }

    /** Whether there is as much of each as is needed. */
    static boolean suffice(Cluster cluster, Map<String, Long> needed) {
        return needed.entrySet().stream().allMatch(need -> need.getValue() <= cluster.mostOf(need.getKey()));
    }
}
