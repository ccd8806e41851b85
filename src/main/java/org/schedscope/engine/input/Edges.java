package org.schedscope.engine.input;

import org.schedscope.model.Dependency;
import org.schedscope.model.Jobs;
import org.schedscope.model.graph.WorkloadIndex;

/** All edges of a workload from parents to children in common arrays; those of a task are side by side, in order of the child. */
public final class Edges {
    private final WorkloadIndex index;
    private final Jobs jobs;
    /** Empty without edges. */
    private final int[] first;
    private final int[] child;
    /** Numbers of the same edges in the columns of the workload. */
    private final int[] edgeAtChild;

    Edges(WorkloadIndex index) {
        this.index = index;
        jobs = index.columns();
        boolean any = jobs.anyEdges();
        first = new int[any ? index.taskCount() + 1 : 0];
        if (any) {
            count();
        }
        child = new int[any ? first[index.taskCount()] : 0];
        edgeAtChild = new int[child.length];
        if (any) {
            fill();
        }
    }

    private void count() {
        for (int task = 0; task < index.taskCount(); task++) {
            int firstOfJob = index.firstTask(index.jobOf(task));
            for (int edge = jobs.firstParent(task); edge < jobs.firstParent(task + 1); edge++) {
                first[firstOfJob + jobs.parent(edge) + 1]++;
            }
        }
        for (int task = 0; task < index.taskCount(); task++) {
            first[task + 1] += first[task];
        }
    }

    private void fill() {
        int[] filled = new int[index.taskCount()];
        for (int task = 0; task < filled.length; task++) {
            int firstOfJob = index.firstTask(index.jobOf(task));
            for (int edge = jobs.firstParent(task); edge < jobs.firstParent(task + 1); edge++) {
                int parent = firstOfJob + jobs.parent(edge);
                int place = first[parent] + filled[parent]++;
                child[place] = task;
                edgeAtChild[place] = edge;
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
        return jobs.edge(edgeAtChild[edge]);
    }
}
