package org.schedscope.chart.index;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.model.JobGraph;
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
        JobGraph graph = new JobGraph(index.job(job).tasks());
        int first = index.firstTask(job);
        List<Integer> path = new ArrayList<>();
        int[] next = IntStream.range(0, index.taskCountOf(job)).toArray();
        while (next.length > 0) {
            int best = next[0];
            for (int candidate : next) {
                if (ranks.rank(first + candidate) > ranks.rank(first + best)) {
                    best = candidate;
                }
            }
            path.add(best);
            next = graph.children(best);
        }
        return path;
    }
}
