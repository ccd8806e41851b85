package org.schedscope.scheduler.fourphase.reserve;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;

/** The edges of a job from parents to children, in arrays by child, and how long schedulers expect their data to be under way. */
final class JobInputs {
    private final SimulationInput input;
    private final int firstTask;
    private final int[] first;
    private final int[] parent;
    /** Where it is the same between any two different clusters; else empty. */
    private final long[] delay;

    JobInputs(SimulationInput input, int job) {
        this.input = input;
        firstTask = input.index().firstTask(job);
        int tasks = input.index().taskCountOf(job);
        first = new int[tasks + 1];
        for (int i = 0; i < tasks; i++) {
            first[i + 1] = first[i] + task(i).parents().size();
        }
        parent = new int[first[tasks]];
        delay = new long[input.delays().areAlike() ? parent.length : 0];
        boolean travels = input.clusterCount() > 1;
        for (int i = 0; i < tasks; i++) {
            for (int edge = first[i]; edge < first[i + 1]; edge++) {
                Dependency one = dependency(i, edge);
                parent[edge] = one.parent();
                if (delay.length > 0 && travels) {
                    delay[edge] = input.delays().estimated(firstTask + one.parent(), one, 0, 1);
                }
            }
        }
    }

    private Task task(int position) {
        return input.index().task(firstTask + position);
    }

    private Dependency dependency(int position, int edge) {
        return task(position).parents().get(edge - first[position]);
    }

    /** The first edge to the task at a position in the job; those of the task end where those of the next one begin. */
    int first(int position) {
        return first[position];
    }

    /** The position of an edge's parent. */
    int parent(int edge) {
        return parent[edge];
    }

    /** Ticks that data of an edge to the task at a position is under way. */
    long delay(int position, int edge, int from, int to) {
        if (from == to) {
            return 0;
        }
        return delay.length > 0 ? delay[edge] : input.delays().estimated(firstTask + parent[edge], dependency(position, edge), from, to);
    }
}
