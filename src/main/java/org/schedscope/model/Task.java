package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.model.number.Ratio;

/**
 * A piece of work that holds its cores, all on one cluster, from its start until its finish.
 *
 * @param id unique in its job
 * @param exec execution time in ticks on a cluster of speed 1, at least 1; for a task with figures per cluster their mean, rounded up
 *        (see {@link #meanExec()} for the exact one)
 * @param cores cores held, at least 1
 * @param kind the kind of cluster it needs; {@link #ANY_KIND} runs everywhere
 * @param memory memory held while it runs, in the units of the clusters' memory; 0 needs none
 * @param estimate execution time for schedulers, in ticks, at least 1; absent: the true one
 * @param execOn execution time per cluster id, in ticks; if not empty, the task runs on these clusters only
 * @param parents edges to tasks of the same job that must finish first, no parent twice
 * @param resources counts by name, at least 1, of the cluster's resources that it holds while it runs
 */
public record Task(String id, long exec, int cores, String kind, long memory, OptionalLong estimate, Map<String, Long> execOn,
        List<Dependency> parents, Map<String, Long> resources) {
    /** The kind that every cluster can run. */
    public static final String ANY_KIND = "any";
    /** Characters between the name of a program and a number, before {@code ID} if that is there. */
    private static final String BEFORE_NUMBER = "-_. ";
    /** Type of tasks whose ids are numbers only. */
    private static final String NUMBERED = "1,2,\u2026";

    public Task {
        require(!id.isEmpty(), "task.id");
        require(cores >= 1, "cores", cores);
        require(!kind.isEmpty(), "kind");
        require(memory >= 0, "memory", memory);
        require(estimate.isEmpty() || estimate.getAsLong() >= 1, "estimate", estimate.orElse(1));
        require(exec >= 1 || !execOn.isEmpty(), "exec", exec);
        execOn = ClusterTimes.copyOf(execOn);
        exec = execOn instanceof ClusterTimes figures ? figures.mean().ceil() : exec;
        parents = parents instanceof Jobs.Rows ? parents : List.copyOf(parents);
        resources = CountedResources.checked(resources, 1);
    }

    /** A task without counted resources. */
    public Task(String id, long exec, int cores, String kind, long memory, OptionalLong estimate, Map<String, Long> execOn,
            List<Dependency> parents) {
        this(id, exec, cores, kind, memory, estimate, execOn, parents, Map.of());
    }

    /** A task of one core and any kind without parents. */
    public static Task of(String id, long exec) {
        return new Task(id, exec, 1, ANY_KIND, 0, OptionalLong.empty(), Map.of(), List.of());
    }

    public Task withCores(int newCores) {
        return new Task(id, exec, newCores, kind, memory, estimate, execOn, parents, resources);
    }

    public Task withKind(String newKind) {
        return new Task(id, exec, cores, newKind, memory, estimate, execOn, parents, resources);
    }

    public Task withMemory(long newMemory) {
        return new Task(id, exec, cores, kind, newMemory, estimate, execOn, parents, resources);
    }

    public Task withResources(Map<String, Long> counts) {
        return new Task(id, exec, cores, kind, memory, estimate, execOn, parents, counts);
    }

    public Task withEstimate(long ticks) {
        return withEstimate(OptionalLong.of(ticks));
    }

    public Task withId(String newId) {
        return new Task(newId, exec, cores, kind, memory, estimate, execOn, parents, resources);
    }

    public Task withEstimate(OptionalLong ticks) {
        return new Task(id, exec, cores, kind, memory, ticks, execOn, parents, resources);
    }

    /** @param ticks execution time on a cluster of speed 1, at least 1; without effect on a task with figures per cluster */
    public Task withExec(long ticks) {
        return new Task(id, ticks, cores, kind, memory, estimate, execOn, parents, resources);
    }

    /** @param others instead of its edges */
    public Task withParents(List<Dependency> others) {
        return new Task(id, exec, cores, kind, memory, estimate, execOn, others, resources);
    }

    public Task withExecOn(Map<String, Long> ticksByCluster) {
        return new Task(id, exec, cores, kind, memory, estimate, ticksByCluster, parents, resources);
    }

    /** Adds parents by their positions in the job. */
    public Task after(int... positions) {
        List<Dependency> all = new ArrayList<>(parents);
        for (int position : positions) {
            all.add(Dependency.on(position));
        }
        return withParents(all);
    }

    /** The exact execution time: {@link #exec()}, or the mean of the figures per cluster. */
    public Ratio meanExec() {
        return execOn instanceof ClusterTimes figures ? figures.mean() : Ratio.of(exec);
    }

    /** The execution time for schedulers: the estimate, or else {@link #meanExec()}. */
    public Ratio meanEstimate() {
        return estimate.isPresent() ? Ratio.of(estimate.getAsLong()) : meanExec();
    }

    /** Whether the cluster could hold this task if it were empty. */
    public boolean fits(Cluster cluster) {
        return fits(cluster, cores, kind, memory, execOn, resources);
    }

    static boolean fits(Cluster cluster, int cores, String kind, long memory, Map<String, Long> execOn, Map<String, Long> resources) {
        return cores <= cluster.cores()
                && (kind.equals(ANY_KIND) || kind.equals(cluster.kind()))
                && (cluster.memory().isEmpty() || memory <= cluster.memory().getAsLong())
                && (execOn.isEmpty() || execOn.containsKey(cluster.id()))
                && (resources.isEmpty() || CountedResources.suffice(cluster, resources));
    }

    /** True duration on a cluster, in ticks: the task's own figure for it, else exec ÷ speed rounded up. */
    public long durationOn(Cluster cluster) {
        if (!execOn.isEmpty()) {
            return execOn.get(cluster.id());
        }
        return cluster.durationOf(exec);
    }

    /** Duration on a cluster for schedulers, in ticks. */
    public long estimatedDurationOn(Cluster cluster) {
        return estimate.isPresent() ? cluster.durationOf(estimate.getAsLong()) : durationOn(cluster);
    }

    /** Name of the program that it runs: ids of a workflow's tasks consist of such a name and a number, {@code mProject_ID0000019}. */
    public String type() {
        int end = id.length();
        while (end > 0 && isDigit(id.charAt(end - 1))) {
            end--;
        }
        if (end == id.length()) {
            return id;
        }
        end -= id.startsWith("ID", end - 2) || id.startsWith("id", end - 2) ? 2 : 0;
        while (end > 0 && BEFORE_NUMBER.indexOf(id.charAt(end - 1)) >= 0) {
            end--;
        }
        return end == 0 ? NUMBERED : id.substring(0, end);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
