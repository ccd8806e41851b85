package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.naive.NaiveTimeSharing;
import org.schedscope.fixture.naive.NaiveTimeSharing.Piece;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;

/** Time sharing against its rules written down naively, on small random workloads full of ties. */
@Tag("law")
class TimeSharingEqualsNaiveTest {
    private static final int CASES = Laws.cases(60);

    static List<String> policies() {
        return Policies.sharing().stream().map(Policy::name).toList();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void everyPolicyIsTheNaiveOne(String policy) {
        int several = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = random(seed, policy);
            List<Piece> expected = NaiveTimeSharing.run(spec.workload(), spec.platform(), policy, spec.parameters());
            assertEquals(text(expected), text(pieces(spec)), () -> "seed " + seed + " " + spec.parameters() + " "
                    + spec.platform().clusters() + "\n" + spec.workload().jobs().stream().map(Object::toString)
                            .collect(Collectors.joining("\n")));
            several += expected.size() > spec.workload().taskCount() ? 1 : 0;
        }
        boolean suspends = !List.of("fcfs", "sjf", "priority").contains(policy);
        assertTrue(suspends ? several > CASES / 5 : several == 0, "runs with suspensions: " + several);
    }

    private static String text(List<Piece> pieces) {
        return pieces.stream().map(Piece::toString).collect(Collectors.joining("\n"));
    }

    static List<Piece> pieces(RunSpec spec) {
        List<Piece> pieces = new ArrayList<>();
        Map<Integer, Piece> open = new HashMap<>();
        List<Cluster> clusters = spec.platform().clusters();
        List<String> jobs = new ArrayList<>();
        List<String> tasks = new ArrayList<>();
        for (Job job : spec.workload().jobs()) {
            for (Task task : job.tasks()) {
                jobs.add(job.id());
                tasks.add(task.id());
            }
        }
        EventSink sink = event -> {
            if (event.kind() == EventKind.TASK_STARTED) {
                int task = event.get(EventField.TASK);
                open.put(task, new Piece(jobs.get(task), tasks.get(task), clusters.get(event.get(EventField.CLUSTER)).id(),
                        event.cores().first(0), event.tick(), 0));
            } else if (event.kind() == EventKind.TASK_FINISHED || event.kind() == EventKind.TASK_PREEMPTED) {
                Piece piece = open.remove(event.get(EventField.TASK));
                pieces.add(new Piece(piece.job(), piece.task(), piece.cluster(), piece.core(), piece.start(), event.tick()));
            }
        };
        Schedulers.start(spec, sink).runToEnd();
        pieces.sort(Comparator.comparingLong(Piece::start).thenComparing(Piece::cluster).thenComparing(Piece::core));
        return pieces;
    }

    // ---- random runs

    static RunSpec random(long seed, String policy) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean devices = random.nextInt(3) > 0;
        Platform platform = platform(random, devices);
        List<Job> jobs = new ArrayList<>();
        int count = 1 + random.nextInt(7);
        long span = random.nextInt(3) == 0 ? 1 : 1 + random.nextInt(30);
        for (int j = 0; j < count; j++) {
            jobs.add(job(random, "J" + j, random.nextLong(span), devices));
        }
        return new RunSpec(Workload.of("random", jobs.toArray(Job[]::new)), platform, policy, Schedulers.TIME_SHARING, 1,
                parameters(random));
    }

    private static Platform platform(SplittableRandom random, boolean devices) {
        List<Cluster> clusters = new ArrayList<>();
        int processors = random.nextInt(4) == 0 ? 2 : 1;
        for (int c = 0; c < processors; c++) {
            Ratio speed = random.nextInt(4) == 0 ? new Ratio(1 + random.nextInt(3), 2) : Ratio.ONE;
            clusters.add(new Cluster("C" + c, 1 + (random.nextBoolean() ? 0 : random.nextInt(3)), "cpu", speed, OptionalLong.empty()));
        }
        if (devices) {
            clusters.add(1, Cluster.of("D", 1 + random.nextInt(2), "io"));
        }
        return Platform.of("random", clusters.toArray(Cluster[]::new));
    }

    private static Job job(SplittableRandom random, String id, long arrival, boolean devices) {
        int count = 1 + (random.nextBoolean() ? 0 : random.nextInt(6));
        boolean chain = random.nextBoolean();
        List<Task> tasks = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            Task task = Task.of("T" + t, 1 + random.nextInt(random.nextInt(3) == 0 ? 15 : 5));
            boolean io = devices && (chain ? t % 2 == 1 : random.nextInt(3) == 0);
            task = task.withKind(io ? "io" : random.nextInt(3) == 0 ? "any" : "cpu");
            task = random.nextInt(4) == 0 ? task.withEstimate(1 + random.nextInt(9)) : task;
            if (t > 0 && chain) {
                task = task.after(t - 1);
            } else if (t > 0 && random.nextBoolean()) {
                task = task.after(random.nextInt(t));
            }
            tasks.add(task);
        }
        OptionalLong deadline = random.nextInt(4) == 0 ? OptionalLong.empty() : OptionalLong.of(1 + random.nextInt(20));
        OptionalLong period = random.nextInt(4) == 0 ? OptionalLong.empty() : OptionalLong.of(1 + random.nextInt(9));
        SchedulingParameters figures = new SchedulingParameters(random.nextInt(4) - 1, 1 + random.nextInt(5), deadline, period,
                OptionalInt.empty(), period.isPresent() ? OptionalInt.of(1) : OptionalInt.empty());
        return Job.of(id, arrival, tasks.toArray(Task[]::new)).withScheduling(figures);
    }

    private static SortedMap<String, String> parameters(SplittableRandom random) {
        SortedMap<String, String> set = new TreeMap<>();
        perhaps(random, set, "quantum", 1 + random.nextInt(5));
        perhaps(random, set, "switch", random.nextInt(3));
        perhaps(random, set, "ageing", random.nextInt(5));
        perhaps(random, set, "slice", random.nextInt(4));
        perhaps(random, set, "expired", random.nextBoolean() ? "first" : "last");
        perhaps(random, set, "preempted", random.nextBoolean() ? "tail" : "head");
        perhaps(random, set, "stay", random.nextBoolean() ? "on" : "off");
        perhaps(random, set, "iobump", random.nextBoolean() ? "on" : "off");
        perhaps(random, set, "boost", random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(15));
        int levels = 1 + random.nextInt(4);
        set.put("levels", Integer.toString(levels));
        perhaps(random, set, "quanta", list(random, levels, 4, 1));
        perhaps(random, set, "allotments", list(random, levels, 3, 1));
        set.put("draws", list(random, 2000, 1000, 0));
        return set;
    }

    private static void perhaps(SplittableRandom random, SortedMap<String, String> set, String name, Object value) {
        if (random.nextInt(3) > 0) {
            set.put(name, value.toString());
        }
    }

    private static String list(SplittableRandom random, int length, int bound, int least) {
        return random.ints(length, least, least + bound).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
