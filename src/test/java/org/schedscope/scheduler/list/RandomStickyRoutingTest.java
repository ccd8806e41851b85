package org.schedscope.scheduler.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
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

    /**
     * Drawn by hand: west could take the whole job, yet its kinds are drawn apart. The group of cpu tasks goes west in half of the cases,
     * to A, the only cpu cluster there, and else to C or D; the gpu tasks have B alone. Groups go in the order of their first tasks.
     */
    @Test
    void aChildThatCouldTakeTheWholeJobDoesNotGetIt() {
        Platform platform = new Platform("two routers",
                new Router("root", List.of(new Router("west", List.of(Cluster.of("A", 2, "cpu"), Cluster.of("B", 2, "gpu"))),
                        new Router("east", List.of(Cluster.of("C", 2, "cpu"), Cluster.of("D", 2, "cpu"))))),
                NetworkModel.NONE, Map.of());
        int jobs = 4_000;
        Workload workload = Workload.of("w", IntStream.range(0, jobs)
                .mapToObj(i -> Job.of("J" + i, i, Task.of("a", 1).withKind("gpu"), Task.of("b", 1).withKind("cpu"),
                        Task.of("c", 1).withKind("gpu"), Task.of("d", 1).withKind("cpu")))
                .toArray(Job[]::new));
        RunSpec spec = sticky(RunSpec.of(workload, platform, "fifo-job", 5));
        int[] placed = placements(spec);
        int[] count = new int[4];
        for (int j = 0; j < jobs; j++) {
            assertEquals(List.of(1, 1), List.of(placed[4 * j], placed[4 * j + 2]));
            assertEquals(placed[4 * j + 1], placed[4 * j + 3]);
            count[placed[4 * j + 1]]++;
        }
        // Five standard deviations: of 2,000 ± 158, of 1,000 ± 137.
        assertEquals(2_000, count[0], 158);
        assertEquals(1_000, count[2], 137);
        assertEquals(1_000, count[3], 137);
        assertEquals(List.of(0, 2, 1, 3), Runs.events(spec).stream().filter(event -> event.kind() == EventKind.TASK_PLACED).limit(4)
                .map(event -> event.get(EventField.TASK)).toList());
    }

    @Test
    void aGroupThatNoChildCanTakeGoesTaskByTask() {
        Platform platform = Platform.of("memory", cluster("A", 4, 8), cluster("B", 1, 64),
                cluster("C", 4, 8));
        Job[] jobs = IntStream.range(0, 3_000).mapToObj(i -> Job.of("J" + i, i, Task.of("wide", 1).withKind("cpu").withCores(4),
                Task.of("deep", 1).withKind("cpu").withMemory(32), Task.of("wide too", 1).withKind("cpu").withCores(4)))
                .toArray(Job[]::new);
        int[] placed = placements(sticky(RunSpec.of(Workload.of("w", jobs), platform, "fifo-job", 3)));
        int together = 0;
        for (int j = 0; j < 3_000; j++) {
            assertEquals(1, placed[3 * j + 1]);
            together += placed[3 * j] == placed[3 * j + 2] ? 1 : 0;
        }
        // Each is drawn alone: half of them end together, five standard deviations are 137.
        assertEquals(1_500, together, 137);
    }

    private static Cluster cluster(String id, int cores, long memory) {
        return new Cluster(id, cores, "cpu", Ratio.ONE, OptionalLong.of(memory));
    }

    /** The law read once more, slowly: groups by kind, then from the root downwards, all or one by one. */
    @Test
    void placementsAreThoseOfTheRule() {
        for (long seed = 0; seed < 2_000; seed++) {
            RunSpec spec = sticky(RandomCases.hierarchical(seed, "fifo-job"));
            List<Integer> expected = new ArrayList<>();
            int first = 0;
            for (int job = 0; job < spec.workload().jobs().size(); job++) {
                List<Task> tasks = spec.workload().jobs().get(job).tasks();
                Map<String, List<Integer>> groups = new LinkedHashMap<>();
                for (int t = 0; t < tasks.size(); t++) {
                    groups.computeIfAbsent(tasks.get(t).kind(), kind -> new ArrayList<>()).add(t);
                }
                int[] where = new int[tasks.size()];
                for (List<Integer> group : groups.values()) {
                    descend(spec, tasks, job, spec.platform().root(), 0, group, where);
                }
                IntStream.of(where).forEach(expected::add);
                first += tasks.size();
            }
            assertEquals(first, expected.size());
            assertEquals(expected, IntStream.of(placements(spec)).boxed().toList(), "seed " + seed);
        }
    }

    private static void descend(RunSpec spec, List<Task> tasks, int job, PlatformNode node, int from, List<Integer> group, int[] where) {
        if (node instanceof Cluster) {
            group.forEach(t -> where[t] = from);
            return;
        }
        List<PlatformNode> children = ((Router) node).children();
        List<Integer> offsets = new ArrayList<>(List.of(from));
        children.forEach(child -> offsets.add(offsets.get(offsets.size() - 1) + Routing.leaves(child)));
        List<Integer> able = IntStream.range(0, children.size()).boxed()
                .filter(c -> group.stream().allMatch(t -> spec.platform().clusters().subList(offsets.get(c), offsets.get(c + 1)).stream()
                        .anyMatch(cluster -> canHold(cluster, tasks.get(t)))))
                .toList();
        if (able.isEmpty()) {
            group.forEach(t -> descend(spec, tasks, job, node, from, List.of(t), where));
            return;
        }
        long draw = SplitMix.draw(spec.seed(), (long) from << 32 | offsets.get(children.size()), job, group.get(0)) >>> 32;
        int chosen = able.get((int) (draw * able.size() >>> 32));
        descend(spec, tasks, job, children.get(chosen), offsets.get(chosen), group, where);
    }

    private static boolean canHold(Cluster cluster, Task task) {
        boolean kind = task.kind().equals(Task.ANY_KIND) || task.kind().equals(cluster.kind());
        boolean listed = task.execOn().isEmpty() || task.execOn().containsKey(cluster.id());
        return kind && listed && task.cores() <= cluster.cores()
                && (cluster.memory().isEmpty() || task.memory() <= cluster.memory().getAsLong());
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
