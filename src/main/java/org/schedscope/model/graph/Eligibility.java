package org.schedscope.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.Platform;
import org.schedscope.model.SiteRules;
import org.schedscope.model.Task;
import org.schedscope.text.Message;
import org.schedscope.text.NameColumn;

/**
 * Clusters that can hold each task. Tasks that the same clusters can hold are one class.
 */
public final class Eligibility {
    private record Demand(String kind, int cores, long memory, Set<String> onlyOn, Map<String, Long> resources, List<String> inQueue) {
        /** Written out: the generated methods of a record load some thirty classes at the first call, which delays each start. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Demand demand && cores == demand.cores && memory == demand.memory && kind.equals(demand.kind)
                    && onlyOn.equals(demand.onlyOn) && resources.equals(demand.resources) && inQueue.equals(demand.inQueue);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * kind.hashCode() + cores) + Long.hashCode(memory)) + onlyOn.hashCode() + resources.hashCode()
                    + inQueue.hashCode();
        }
    }

    private static final int NOWHERE = -1;
    /** Tasks remembered while classes are found, a power of 2. */
    private static final int LIKE = 1024;

    /** Empty if there is only one class. */
    private final int[] classOf;
    /** By class, in platform order. */
    private final int[][] clustersOf;
    private final boolean[][] holds;

    /**
     * @throws UnplaceableTaskException for the first task, in file order, that fits no cluster
     */
    public Eligibility(WorkloadIndex index, Platform platform) {
        List<Cluster> clusters = platform.clusters();
        Map<Demand, Integer> known = new HashMap<>();
        Map<List<Integer>, Integer> classes = new LinkedHashMap<>();
        ClusterQueues queues = new ClusterQueues(index.columns(), platform.rules());
        IntUnaryOperator classify = number -> {
            Task task = index.task(number);
            List<String> inQueue = queues.clusters(index.jobOf(number));
            Demand demand = new Demand(task.kind(), task.cores(), task.memory(), task.execOn().keySet(), task.resources(), inQueue);
            return known.computeIfAbsent(demand, unknown -> {
                List<Integer> fitting = fitting(clusters, task, inQueue);
                return fitting.isEmpty() ? NOWHERE : classes.computeIfAbsent(fitting, another -> classes.size());
            });
        };
        int[] found = classes(index, queues, classify);
        for (int task = 0; task < found.length; task++) {
            if (found[task] == NOWHERE) {
                int job = index.jobOf(task);
                throw new UnplaceableTaskException(message(index.job(job), index.task(task), platform), job, index.positionOf(task));
            }
        }
        classOf = classes.size() == 1 ? new int[0] : found;
        clustersOf = classes.keySet().stream().map(fitting -> fitting.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
        holds = new boolean[clustersOf.length][clusters.size()];
        for (int taskClass = 0; taskClass < holds.length; taskClass++) {
            for (int cluster : clustersOf[taskClass]) {
                holds[taskClass][cluster] = true;
            }
        }
    }

    /** Classes of tasks; most need the same as one of the last that were classified. */
    private static int[] classes(WorkloadIndex index, ClusterQueues queues, IntUnaryOperator classify) {
        Jobs jobs = index.columns();
        int[] classes = new int[index.taskCount()];
        int[] like = new int[LIKE];
        Arrays.fill(like, -1);
        for (int task = 0; task < classes.length; task++) {
            int at = (int) (jobs.cores()[task] * 31L + jobs.memoryOf(task) * 127 + jobs.kind(task).hashCode()) & LIKE - 1;
            int other = like[at];
            classes[task] = other >= 0 && jobs.needTheSame(task, other) && queues.areAlike(index.jobOf(task), index.jobOf(other))
                    ? classes[other]
                    : classify.applyAsInt(task);
            like[at] = task;
        }
        return classes;
    }

    /**
     * Checks that every task of a job fits some cluster.
     *
     * @throws UnplaceableTaskException for the first one that does not, as the task of a workload's only job
     */
    public static void check(Job job, Platform platform) {
        List<Cluster> clusters = platform.clusters();
        for (int position = 0; position < job.tasks().size(); position++) {
            if (fitting(clusters, job.tasks().get(position), platform.rules().queue(job.queue()).clusters()).isEmpty()) {
                throw new UnplaceableTaskException(message(job, job.tasks().get(position), platform), 0, position);
            }
        }
    }

    private static List<Integer> fitting(List<Cluster> clusters, Task task, List<String> inQueue) {
        List<Integer> fitting = new ArrayList<>();
        for (int c = 0; c < clusters.size(); c++) {
            if (task.fits(clusters.get(c)) && (inQueue.isEmpty() || inQueue.contains(clusters.get(c).id()))) {
                fitting.add(c);
            }
        }
        return fitting;
    }

    private static Message message(Job job, Task task, Platform platform) {
        Message needs = Message.of("model", task.cores() == 1 ? "needs.one" : "needs", task.cores(), task.kind());
        if (task.memory() > 0) {
            needs = Message.of("model", "needs.memory", needs, task.memory());
        }
        for (Map.Entry<String, Long> resource : new TreeMap<>(task.resources()).entrySet()) {
            needs = Message.of("model", "needs.resource", needs, resource.getValue(), resource.getKey());
        }
        if (!task.execOn().isEmpty()) {
            needs = Message.of("model", "needs.on", needs, String.join(", ", task.execOn().keySet()));
        }
        List<String> inQueue = platform.rules().queue(job.queue()).clusters();
        if (!inQueue.isEmpty()) {
            needs = Message.of("model", "needs.queue", needs, String.join(", ", inQueue));
        }
        return Message.of("model", "unplaceable", platform.name(), task.id(), job.id(), needs);
    }

    private Eligibility(Eligibility other, BitSet devices) {
        classOf = other.classOf;
        clustersOf = new int[other.clustersOf.length][];
        holds = new boolean[clustersOf.length][];
        for (int taskClass = 0; taskClass < holds.length; taskClass++) {
            int[] processors = Arrays.stream(other.clustersOf[taskClass]).filter(cluster -> !devices.get(cluster)).toArray();
            clustersOf[taskClass] = processors.length == 0 ? other.clustersOf[taskClass] : processors;
            holds[taskClass] = new boolean[other.holds[taskClass].length];
            for (int cluster : clustersOf[taskClass]) {
                holds[taskClass][cluster] = true;
            }
        }
    }

    /** This with devices only for tasks that no other cluster can hold. */
    public Eligibility sparing(BitSet devices) {
        return new Eligibility(this, devices);
    }

    public int classCount() {
        return clustersOf.length;
    }

    /** The class of a task, from 0. */
    public int classOf(int task) {
        return classOf.length == 0 ? 0 : classOf[task];
    }

    /** Number of clusters that can hold tasks of a class, at least 1. */
    public int clusterCount(int taskClass) {
        return clustersOf[taskClass].length;
    }

    /** The clusters that can hold a task, in platform order; not to be changed. */
    public int[] clusters(int task) {
        return clustersOf[classOf(task)];
    }

    /** The {@code i}-th cluster, in platform order, that can hold tasks of a class. */
    public int cluster(int taskClass, int i) {
        return clustersOf[taskClass][i];
    }

    /** Whether a cluster can hold tasks of a class. */
    public boolean canHold(int taskClass, int cluster) {
        return holds[taskClass][cluster];
    }

    /** Whether some one cluster can hold tasks of both classes. */
    public boolean shareACluster(int classA, int classB) {
        if (classA == classB) {
            return true;
        }
        for (int cluster : clustersOf[classA]) {
            if (canHold(classB, cluster)) {
                return true;
            }
        }
        return false;
    }

    /** The clusters to which queues confine their jobs. */
    private static final class ClusterQueues {
        private final int[] queueOf;
        /** By place of the queue in the workload; empty where no queue confines its jobs. */
        private final List<List<String>> clusters = new ArrayList<>();

        ClusterQueues(Jobs jobs, SiteRules rules) {
            queueOf = jobs.queueOf();
            if (rules.queues().values().stream().anyMatch(queue -> !queue.clusters().isEmpty())) {
                jobs.queues().forEach(name -> clusters.add(rules.queue(Optional.of(name)).clusters()));
            }
        }

        List<String> clusters(int job) {
            return clusters.isEmpty() || queueOf[job] == NameColumn.NONE ? List.of() : clusters.get(queueOf[job]);
        }

        boolean areAlike(int job, int other) {
            return clusters.isEmpty() || clusters(job).equals(clusters(other));
        }
    }
}
