package org.schedscope.model.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class DownstreamTest {
    private static Job job(List<Task> tasks) {
        return new Job("J", "/", 0, tasks, Optional.empty(), Optional.empty());
    }

    private static Downstream of(Job job) {
        WorkloadIndex index = new WorkloadIndex(Workload.of("w", job));
        return new Downstream(index, task -> index.task(task).exec() * index.task(task).cores());
    }

    @Test
    void aDescendantOnSeveralPathsCountsOnce() {
        Job diamond = Job.of("J", 0, Task.of("A", 1), Task.of("B", 2).after(0), Task.of("C", 3).withCores(2).after(0),
                Task.of("D", 4).after(1, 2));
        Downstream downstream = of(diamond);
        // The printed recursion would give A 1 + (2 + 4) + (6 + 4) = 17.
        assertEquals(List.of(13L, 6L, 10L, 4L), List.of(downstream.of(0), downstream.of(1), downstream.of(2), downstream.of(3)));
    }

    @Test
    void everySumIsThatOfTheTasksReached() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 60; i++) {
            int n = 1 + random.nextInt(300);
            int oneIn = 1 + random.nextInt(n);
            List<Task> tasks = new ArrayList<>();
            // Parents may stand after their children in the file.
            for (int t = 0; t < n; t++) {
                int position = t;
                int[] parents = java.util.stream.IntStream.range(t + 1, n)
                        .filter(p -> random.nextInt(oneIn) == 0 || p == position + 1 && random.nextBoolean())
                        .toArray();
                tasks.add(Task.of("T" + t, 1 + random.nextInt(9)).after(parents));
            }
            Downstream downstream = of(job(tasks));
            BitSet[] reached = new BitSet[n];
            for (int t = 0; t < n; t++) {
                reached[t] = new BitSet();
            }
            for (int t = 0; t < n; t++) {
                reached[t].set(t);
                for (Dependency dependency : tasks.get(t).parents()) {
                    reached[dependency.parent()].or(reached[t]);
                }
            }
            for (int t = 0; t < n; t++) {
                assertEquals(reached[t].stream().mapToLong(r -> tasks.get(r).exec()).sum(), downstream.of(t), "case " + i + " task " + t);
            }
        }
    }

    @Test
    void aLongChainTakesNoLongerThanItIs() {
        List<Task> tasks = new ArrayList<>();
        for (int t = 0; t < 100_000; t++) {
            tasks.add(t == 0 ? Task.of("T0", 1) : Task.of("T" + t, 1).after(t - 1));
        }
        assertEquals(100_000, of(job(tasks)).of(0));
    }
}
