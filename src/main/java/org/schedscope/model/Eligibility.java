package org.schedscope.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which clusters can hold which tasks. Tasks that the same clusters can hold are one class, so that the answer is worked out once for
 * a million of them.
 */
public final class Eligibility {
    private record Demand(String kind, int cores, long memory, Set<String> onlyOn) {
    }

    private final int[] classOf;
    private final List<int[]> clustersOf = new ArrayList<>();
    private final List<boolean[]> holds = new ArrayList<>();
    private final int clusterCount;

    /**
     * @throws UnplaceableTaskException for the first task, in file order, that fits no cluster
     */
    public Eligibility(WorkloadIndex index, Platform platform) {
        List<Cluster> clusters = platform.clusters();
        clusterCount = clusters.size();
        classOf = new int[index.taskCount()];
        Map<Demand, Integer> known = new HashMap<>();
        Map<List<Integer>, Integer> classes = new HashMap<>();
        int number = 0;
        for (int j = 0; j < index.jobCount(); j++) {
            List<Task> tasks = index.job(j).tasks();
            for (int position = 0; position < tasks.size(); position++) {
                Task task = tasks.get(position);
                Demand demand = new Demand(task.kind(), task.cores(), task.memory(), task.execOn().keySet());
                Integer taskClass = known.get(demand);
                if (taskClass == null) {
                    List<Integer> fitting = fitting(clusters, task);
                    if (fitting.isEmpty()) {
                        throw new UnplaceableTaskException(message(index.job(j), task, platform), j, position);
                    }
                    taskClass = classes.computeIfAbsent(fitting, this::newClass);
                    known.put(demand, taskClass);
                }
                classOf[number++] = taskClass;
            }
        }
    }

    /**
     * Looks whether every task of a job fits some cluster.
     *
     * @throws UnplaceableTaskException for the first one that does not, as the task of a workload's only job
     */
    public static void check(Job job, Platform platform) {
        List<Cluster> clusters = platform.clusters();
        for (int position = 0; position < job.tasks().size(); position++) {
            if (clusters.stream().noneMatch(job.tasks().get(position)::fits)) {
                throw new UnplaceableTaskException(message(job, job.tasks().get(position), platform), 0, position);
            }
        }
    }

    private static List<Integer> fitting(List<Cluster> clusters, Task task) {
        List<Integer> fitting = new ArrayList<>();
        for (int c = 0; c < clusters.size(); c++) {
            if (task.fits(clusters.get(c))) {
                fitting.add(c);
            }
        }
        return fitting;
    }

    private int newClass(List<Integer> fitting) {
        clustersOf.add(fitting.stream().mapToInt(Integer::intValue).toArray());
        boolean[] held = new boolean[clusterCount];
        fitting.forEach(cluster -> held[cluster] = true);
        holds.add(held);
        return clustersOf.size() - 1;
    }

    private static String message(Job job, Task task, Platform platform) {
        StringBuilder needs = new StringBuilder();
        needs.append(task.cores()).append(task.cores() == 1 ? " core" : " cores").append(", kind ").append(task.kind());
        if (task.memory() > 0) {
            needs.append(", memory ").append(task.memory());
        }
        if (!task.execOn().isEmpty()) {
            needs.append(", one of ").append(String.join(", ", task.execOn().keySet()));
        }
        return "no cluster of platform \"" + platform.name() + "\" can hold task " + task.id() + " of job " + job.id() + ", which needs " + needs;
    }

    public int classCount() {
        return clustersOf.size();
    }

    /** The class of a task, from 0. */
    public int classOf(int task) {
        return classOf[task];
    }

    /** How many clusters can hold tasks of a class; at least 1. */
    public int clusterCount(int taskClass) {
        return clustersOf.get(taskClass).length;
    }

    /** The {@code i}-th cluster, in platform order, that can hold tasks of a class. */
    public int cluster(int taskClass, int i) {
        return clustersOf.get(taskClass)[i];
    }

    /** Whether a cluster can hold tasks of a class. */
    public boolean canHold(int taskClass, int cluster) {
        return holds.get(taskClass)[cluster];
    }

    /** Whether some one cluster can hold tasks of both classes. */
    public boolean shareACluster(int classA, int classB) {
        if (classA == classB) {
            return true;
        }
        for (int cluster : clustersOf.get(classA)) {
            if (canHold(classB, cluster)) {
                return true;
            }
        }
        return false;
    }
}
