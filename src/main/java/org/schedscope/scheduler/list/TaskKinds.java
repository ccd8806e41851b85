package org.schedscope.scheduler.list;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/**
 * The kinds of clusters that tasks need, numbered as they first occur; {@code any} is one of them. Or a single one for all, where a waiting
 * task holds back all others. Immutable.
 */
public final class TaskKinds {
    private final int[] ofTask;
    private final List<int[]> clustersOf = new ArrayList<>();

    private TaskKinds(int tasks) {
        ofTask = new int[tasks];
    }

    /** As if all tasks could run on any kind. */
    public static TaskKinds asOne(SimulationInput input) {
        TaskKinds one = new TaskKinds(input.index().taskCount());
        one.clustersOf.add(clusters(input, Task.ANY_KIND));
        return one;
    }

    /** For the tasks of one cluster. */
    public static TaskKinds on(SimulationInput input, int cluster) {
        TaskKinds one = new TaskKinds(input.index().taskCount());
        one.clustersOf.add(new int[] {cluster});
        return one;
    }

    public TaskKinds(SimulationInput input) {
        this(input.index().taskCount());
        if (!input.index().columns().anyKind()) {
            clustersOf.add(clusters(input, Task.ANY_KIND));
            return;
        }
        Map<String, Integer> numbers = new HashMap<>();
        int task = 0;
        for (Job job : input.index().workload().jobs()) {
            for (Task one : job.tasks()) {
                ofTask[task++] = numbers.computeIfAbsent(one.kind(), kind -> {
                    clustersOf.add(clusters(input, kind));
                    return clustersOf.size() - 1;
                });
            }
        }
    }

    private static int[] clusters(SimulationInput input, String kind) {
        List<Integer> able = new ArrayList<>();
        for (int c = 0; c < input.clusterCount(); c++) {
            if (kind.equals(Task.ANY_KIND) || kind.equals(input.clusters().get(c).kind())) {
                able.add(c);
            }
        }
        return able.stream().mapToInt(Integer::intValue).toArray();
    }

    int count() {
        return clustersOf.size();
    }

    public int of(int task) {
        return ofTask[task];
    }

    /** The clusters that tasks of a kind may run on, if they fit. */
    int[] clusters(int kind) {
        return clustersOf.get(kind);
    }
}
