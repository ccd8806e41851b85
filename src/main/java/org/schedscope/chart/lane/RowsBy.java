package org.schedscope.chart.lane;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** What the rows of a schedule are: cores of clusters, or rows of groups of tasks that belong together. */
public enum RowsBy {
    CLUSTER((job, task) -> ""), USER((job, task) -> job.user()), QUEUE((job, task) -> job.queue().orElse("")),
    JOB((job, task) -> job.id()), KIND((job, task) -> task.kind()), TYPE((job, task) -> task.type());

    /** Bands that are legible on a screen; all others are in one together. */
    private static final int MOST = 10;

    private final Names names;

    RowsBy(Names names) {
        this.names = names;
    }

    private interface Names {
        String of(Job job, Task task);
    }

    /**
     * Groups of the tasks of a workload.
     *
     * @param names those with the most work first; behind {@link #MOST} of them the rest in one
     * @param ofTask number of the group of each task
     * @param rest how many are in the last group together; 0 if every group is alone
     */
    public record Groups(List<String> names, int[] ofTask, int rest) {
    }

    /**
     * Takes as long as the workload has tasks.
     *
     * @param nameOfRest of the last group, by how many are in it
     * @param nameOfNone of those that have no name
     */
    public Groups of(WorkloadIndex index, Function<Integer, String> nameOfRest, String nameOfNone) {
        Map<String, Integer> numbers = new HashMap<>();
        List<String> found = new ArrayList<>();
        List<Double> work = new ArrayList<>();
        int[] ofTask = new int[index.taskCount()];
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                int group = numbers.computeIfAbsent(names.of(job, task), name -> found.size());
                if (group == found.size()) {
                    found.add(names.of(job, task));
                    work.add(0.0);
                }
                work.set(group, work.get(group) + (double) task.exec() * task.cores());
                ofTask[number++] = group;
            }
        }
        List<Integer> order = IntStream.range(0, found.size()).boxed()
                .sorted(Comparator.comparingDouble(group -> -work.get(group))).toList();
        return leading(order, found, ofTask, nameOfRest, nameOfNone);
    }

    private static Groups leading(List<Integer> order, List<String> found, int[] ofTask, Function<Integer, String> nameOfRest,
            String nameOfNone) {
        // One more has a band of its own rather than one for the rest of it alone.
        int own = order.size() <= MOST + 1 ? order.size() : MOST;
        int[] place = new int[found.size()];
        List<String> names = new ArrayList<>();
        for (int at = 0; at < order.size(); at++) {
            place[order.get(at)] = Math.min(at, own);
            if (at < own) {
                names.add(found.get(order.get(at)).isEmpty() ? nameOfNone : found.get(order.get(at)));
            }
        }
        if (own < order.size()) {
            names.add(nameOfRest.apply(order.size() - own));
        }
        return new Groups(names, IntStream.of(ofTask).map(group -> place[group]).toArray(), order.size() - own);
    }
}
