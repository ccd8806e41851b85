package org.schedscope.chart.index;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * The tasks of a job along its critical path, from the task of the highest rank downwards, each followed by its child of the highest
 * rank; ties: earlier in the file. Positions inside the job.
 */
public final class CriticalPath {
    private CriticalPath() {
    }

    public static List<Integer> of(WorkloadIndex index, int job, CriticalPaths ranks) {
        Job graph = index.job(job);
        int first = index.firstTask(job);
        List<List<Integer>> children = graph.children();
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < graph.tasks().size(); i++) {
            all.add(i);
        }
        List<Integer> path = new ArrayList<>();
        List<Integer> next = all;
        while (!next.isEmpty()) {
            int best = next.get(0);
            for (int candidate : next) {
                if (ranks.rank(first + candidate) > ranks.rank(first + best)) {
                    best = candidate;
                }
            }
            path.add(best);
            next = children.get(best);
        }
        return path;
    }
}
