package org.schedscope.chart.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.CriticalPath;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;

class DagLayoutTest {
    private static final Job DIAMOND = Job.of("J", 0, Task.of("a", 2), Task.of("b", 9).after(0), Task.of("c", 3).after(0),
            Task.of("d", 1).after(1, 2), Task.of("e", 1).after(0, 3));

    private static List<Integer> criticalPath(Job job) {
        WorkloadIndex index = new WorkloadIndex(Workload.of("w", job));
        return CriticalPath.of(index, 0, new CriticalPaths(index, Platform.of("p", Cluster.of("C", 4)), CriticalPaths.Basis.TRUE));
    }

    @Test
    void theCriticalPathFollowsTheHighestRanks() {
        assertEquals(List.of(0, 1, 3, 4), criticalPath(DIAMOND));
    }

    @Test
    void aTaskStandsBelowAllItsParents() {
        DagLayout layout = DagLayout.of(DIAMOND, criticalPath(DIAMOND));
        assertEquals(List.of(0, 1, 1, 2, 3), layout.nodes().stream().map(DagLayout.Node::layer).collect(Collectors.toList()));
        assertEquals(4, layout.layers());
    }

    @Test
    void anEdgeOverSeveralLayersHasALaneInEach() {
        DagLayout layout = DagLayout.of(DIAMOND, criticalPath(DIAMOND));
        DagLayout.Edge direct = layout.edges().stream().filter(edge -> edge.parent() == 0 && edge.child() == 4).findFirst().orElseThrow();
        assertEquals(4, direct.slots().size());
        assertTrue(!direct.critical());
    }

    @Test
    void tasksOfALayerNeverOverlap() {
        for (long seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Task[] tasks = new Task[2 + random.nextInt(40)];
            for (int t = 0; t < tasks.length; t++) {
                tasks[t] = Task.of("T" + t, 1 + random.nextInt(9));
                for (int p = Math.max(0, t - 6); p < t; p++) {
                    tasks[t] = random.nextInt(4) == 0 ? tasks[t].after(p) : tasks[t];
                }
            }
            Job job = Job.of("J", 0, tasks);
            DagLayout layout = DagLayout.of(job, criticalPath(job));
            for (DagLayout.Node a : layout.nodes()) {
                assertTrue(a.slot() >= 0.5 - 1e-9 && a.slot() <= layout.widest() - 0.5 + 1e-9);
                for (DagLayout.Node b : layout.nodes()) {
                    assertTrue(a.position() == b.position() || a.layer() != b.layer() || Math.abs(a.slot() - b.slot()) >= 1 - 1e-6, "seed "
                            + seed);
                }
            }
        }
    }
}
