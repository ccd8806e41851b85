package org.schedscope.engine.input;

import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** All edges of a workload from parents to children in common arrays; those of a task are side by side, in order of the child. */
public final class Edges {
    private final WorkloadIndex index;
    /** Empty where there are no edges. */
    private final int[] first;
    private final int[] child;
    private final int[] placeAtChild;

    Edges(WorkloadIndex index) {
        this.index = index;
        boolean any = index.columns().anyEdges();
        first = new int[any ? index.taskCount() + 1 : 0];
        if (any) {
            count();
        }
        child = new int[any ? first[index.taskCount()] : 0];
        placeAtChild = new int[child.length];
        if (any) {
            fill();
        }
    }

    private void count() {
        int number = 0;
        for (Job job : index.workload().jobs()) {
            int firstOfJob = number;
            for (Task task : job.tasks()) {
                for (Dependency dependency : task.parents()) {
                    first[firstOfJob + dependency.parent() + 1]++;
                }
                number++;
            }
        }
        for (int task = 0; task < number; task++) {
            first[task + 1] = Math.addExact(first[task + 1], first[task]);
        }
    }

    private void fill() {
        int[] filled = new int[index.taskCount()];
        int number = 0;
        for (Job job : index.workload().jobs()) {
            int firstOfJob = number;
            for (Task task : job.tasks()) {
                for (int i = 0; i < task.parents().size(); i++) {
                    int parent = firstOfJob + task.parents().get(i).parent();
                    int edge = first[parent] + filled[parent]++;
                    child[edge] = number;
                    placeAtChild[edge] = i;
                }
                number++;
            }
        }
    }

    /** Number of the first edge of a task; of the number of tasks, the number of edges. */
    public int first(int task) {
        return first.length == 0 ? 0 : first[task];
    }

    public int child(int edge) {
        return child[edge];
    }

    /** The edge as the child states it. */
    Dependency dependency(int edge) {
        return index.task(child[edge]).parents().get(placeAtChild[edge]);
    }
}
