package org.schedscope.scheduler.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class RandomStickyRoutingTest {
    private static RunSpec sticky(RunSpec spec) {
        return new RunSpec(spec.workload(), spec.platform(), spec.policy(), spec.scheduler(), spec.seed(),
                new TreeMap<>(Map.of(Schedulers.ROUTING, "random-sticky")));
    }

    private static int[] placements(RunSpec spec) {
        return Runs.events(spec).stream().filter(event -> event.kind() == EventKind.TASK_PLACED)
                .sorted((a, b) -> Integer.compare(a.get(EventField.TASK), b.get(EventField.TASK)))
                .mapToInt(event -> event.get(EventField.CLUSTER)).toArray();
    }

    @Test
    void everyAbleChildIsEquallyLikely() {
        Job[] jobs = IntStream.range(0, 3_000).mapToObj(i -> Job.of("J" + i, 0, Task.of("T", 1))).toArray(Job[]::new);
        Platform platform = Platform.of("three", Cluster.of("A", 1), Cluster.of("B", 1), Cluster.of("C", 1));
        int[] count = new int[3];
        for (int cluster : placements(sticky(RunSpec.of(Workload.of("w", jobs), platform, "fifo-job", 1)))) {
            count[cluster]++;
        }
        // 1,000 expected; five standard deviations are 129.
        for (int c = 0; c < 3; c++) {
            assertEquals(1_000, count[c], 129);
        }
    }

    @Test
    void tasksOfOneJobAndKindStayTogetherWhereTheJobIsSplit() {
        Platform platform = Platform.of("two of each", Cluster.of("A", 2, "cpu"), Cluster.of("B", 2, "gpu"), Cluster.of("C", 2, "cpu"),
                Cluster.of("D", 2, "gpu"));
        Job[] jobs = IntStream.range(0, 50)
                .mapToObj(i -> Job.of("J" + i, i, Task.of("a", 1).withKind("cpu"), Task.of("b", 1).withKind("gpu"),
                        Task.of("c", 1).withKind("cpu"), Task.of("d", 1).withKind("gpu")))
                .toArray(Job[]::new);
        int[] placed = placements(sticky(RunSpec.of(Workload.of("w", jobs), platform, "fifo-job", 3)));
        Map<Integer, Integer> seen = new HashMap<>();
        for (int j = 0; j < 50; j++) {
            assertEquals(placed[4 * j], placed[4 * j + 2]);
            assertEquals(placed[4 * j + 1], placed[4 * j + 3]);
            seen.merge(placed[4 * j], 1, Integer::sum);
        }
        assertEquals(2, seen.size(), "both cpu clusters get work");
    }

    @Test
    void runsAreLegalAndRepeatable() {
        for (long seed = 0; seed < 500; seed++) {
            RunSpec spec = sticky(RandomCases.hierarchical(seed, "p-slr"));
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed);
            assertEquals(Runs.events(spec), Runs.events(spec));
        }
    }
}
