package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Small random workloads and platforms, seeded: few distinct numbers, so that ties are everywhere. */
public final class RandomCases {
    private static final String[] USERS = {"/", "/a", "/b/x", "/b/y", "/b/y/z", "/c"};
    private static final String[] KINDS = {"any", "cpu", "gpu"};
    private final SplittableRandom random;
    private final SplittableRandom curves;

    private RandomCases(long seed) {
        random = new SplittableRandom(seed);
        // Apart, so that who draws curves does not change what else is drawn.
        curves = new SplittableRandom(~seed);
    }

    /** Everything the hierarchical scheduler knows: trees, kinds, speeds, memory, estimates, delays, figures per cluster. */
    public static RunSpec hierarchical(long seed, String policy) {
        RandomCases cases = new RandomCases(seed);
        Platform platform = cases.platform();
        return RunSpec.of(cases.workload(platform), platform, policy, seed);
    }

    /** The same for the market; most jobs have value curves, so tight that many starve. */
    public static RunSpec market(long seed, String policy) {
        RandomCases cases = new RandomCases(seed);
        Platform platform = cases.platform();
        Workload plain = cases.workload(platform);
        List<Job> jobs = plain.jobs().stream().map(job -> cases.random.nextInt(4) == 0 ? job : job.withValue(cases.curve())).toList();
        Workload workload = new Workload(plain.name(), plain.timeUnit(), plain.platform(), jobs);
        return new RunSpec(workload, platform, policy, Schedulers.MARKET, seed, new TreeMap<>());
    }

    private ValueCurve curve() {
        List<ValueCurve.Point> points = new ArrayList<>();
        Ratio slr = new Ratio(2 + random.nextInt(3), 2);
        Ratio factor = Ratio.ONE;
        int more = 1 + random.nextInt(3);
        for (int i = 0; i < more; i++) {
            points.add(new ValueCurve.Point(slr, factor));
            slr = slr.plus(new Ratio(1 + random.nextInt(4), 2));
            factor = new Ratio(random.nextInt((int) (4 * factor.toDouble()) + 1), 4);
        }
        points.add(new ValueCurve.Point(slr, Ratio.ZERO));
        return new ValueCurve(new Ratio(random.nextInt(5), 2), points);
    }

    /** The same, but every task states an estimate and none has figures per cluster. */
    public static RunSpec hierarchicalWithEstimates(long seed, String policy) {
        return estimated(hierarchical(seed, policy), task -> OptionalLong.of(task.estimate().orElse(task.exec())));
    }

    /** The same, but schedulers are told the truth, and no task has figures per cluster. */
    public static RunSpec hierarchicalAsTold(long seed, String policy) {
        return estimated(hierarchical(seed, policy), task -> OptionalLong.empty());
    }

    /** The same, but estimates are up to three times the truth, and never below it. */
    public static RunSpec hierarchicalOverestimated(long seed, String policy) {
        SplittableRandom random = new SplittableRandom(seed);
        return estimated(hierarchical(seed, policy), task -> OptionalLong.of(task.exec() + random.nextLong(2 * task.exec() + 1)));
    }

    private static RunSpec estimated(RunSpec spec, Function<Task, OptionalLong> estimate) {
        List<Job> jobs = new ArrayList<>();
        for (Job job : spec.workload().jobs()) {
            List<Task> tasks = job.tasks().stream().map(task -> new Task(task.id(), task.exec(), task.cores(), task.kind(), task.memory(),
                    estimate.apply(task), Map.of(), task.parents())).toList();
            jobs.add(new Job(job.id(), job.user(), job.arrival(), tasks, job.value(), job.queue()));
        }
        return RunSpec.of(new Workload("estimated", "tick", Optional.empty(), jobs), spec.platform(), spec.policy(), spec.seed());
    }

    /** The same run with one more parameter. */
    public static RunSpec with(RunSpec spec, String parameter, String value) {
        TreeMap<String, String> parameters = new TreeMap<>(spec.parameters());
        parameters.put(parameter, value);
        return new RunSpec(spec.workload(), spec.platform(), spec.policy(), spec.scheduler(), spec.seed(), parameters);
    }

    private Platform platform() {
        boolean speeds = random.nextInt(4) == 0;
        boolean memory = random.nextInt(4) == 0;
        List<PlatformNode> children = new ArrayList<>();
        int id = 0;
        for (String kind : KINDS) {
            int count = kind.equals("any") ? 1 : 1 + random.nextInt(2);
            for (int i = 0; i < count; i++) {
                Ratio speed = speeds ? new Ratio(1 + random.nextInt(4), 1 + random.nextInt(3)) : Ratio.ONE;
                OptionalLong limit = memory && random.nextInt(3) > 0 ? OptionalLong.of(8 + random.nextInt(8)) : OptionalLong.empty();
                children.add(new Cluster("C" + id++, 4 + random.nextInt(3), kind, speed, limit));
            }
        }
        while (children.size() > 2 && random.nextInt(3) > 0) {
            int from = random.nextInt(children.size() - 1);
            Router router = new Router("R" + id++, List.of(children.remove(from), children.remove(from)));
            children.add(from, router);
        }
        Platform platform = new Platform("random", new Router("root", children), NetworkModel.NONE, shares());
        return platform.withNetwork(network(platform.clusters()));
    }

    private NetworkModel network(List<Cluster> clusters) {
        return switch (random.nextInt(6)) {
            case 0 -> NetworkModel.NONE;
            case 1, 2 -> new NetworkModel.Ccr(new Ratio(random.nextInt(8), 5));
            case 3 -> new NetworkModel.ThinTree(new Ratio(random.nextInt(5), 5), Ratio.of(random.nextInt(5) - 3));
            case 4 -> new NetworkModel.ThinTree(new Ratio(random.nextInt(5), 5), new Ratio(random.nextInt(9) - 5, 2 << random.nextInt(2)));
            default -> links(clusters);
        };
    }

    private NetworkModel links(List<Cluster> clusters) {
        List<NetworkModel.PairLink> pairs = new ArrayList<>();
        for (int a = 0; a < clusters.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (random.nextInt(3) == 0) {
                    boolean turned = random.nextBoolean();
                    pairs.add(new NetworkModel.PairLink(clusters.get(turned ? b : a).id(), clusters.get(turned ? a : b).id(), link()));
                }
            }
        }
        return new NetworkModel.Links(link(), pairs);
    }

    private NetworkModel.Link link() {
        return new NetworkModel.Link(new Ratio(random.nextInt(7), 2), new Ratio(1 + random.nextInt(6), 4));
    }

    private Dependency dependency(int parent) {
        return random.nextBoolean() ? Dependency.on(parent) : new Dependency(parent, Optional.of(new Ratio(random.nextInt(9), 1 << random.nextInt(3))));
    }

    private Map<String, Ratio> shares() {
        Map<String, Ratio> shares = new LinkedHashMap<>();
        for (String path : List.of("/a", "/b", "/b/x", "/unknown", "/b/y/other")) {
            if (random.nextBoolean()) {
                shares.put(path, new Ratio(1 + random.nextInt(4), 1 + random.nextInt(2)));
            }
        }
        return shares;
    }

    private Workload workload(Platform platform) {
        List<Job> jobs = new ArrayList<>();
        int count = 1 + random.nextInt(10);
        for (int j = 0; j < count; j++) {
            jobs.add(new Job("J" + j, USERS[random.nextInt(USERS.length)], random.nextInt(4) == 0 ? 0 : random.nextInt(30), tasks(platform), looseCurve(),
                    Optional.empty()));
        }
        return new Workload("random", "tick", Optional.empty(), jobs);
    }

    /** Curves of few numbers; some flat, some lost early, some of no worth, some not there. */
    private Optional<ValueCurve> looseCurve() {
        if (curves.nextInt(5) == 0) {
            return Optional.empty();
        }
        List<ValueCurve.Point> points = new ArrayList<>();
        long slr = 2 + curves.nextInt(3);
        for (int factor = 4; factor > 0; factor -= curves.nextInt(3)) {
            points.add(new ValueCurve.Point(new Ratio(slr, 2), new Ratio(factor, 4)));
            slr += 1 + curves.nextInt(4);
        }
        points.add(new ValueCurve.Point(new Ratio(slr, 2), Ratio.ZERO));
        return Optional.of(new ValueCurve(new Ratio(curves.nextInt(6), 1 + curves.nextInt(2)), points));
    }

    private List<Task> tasks(Platform platform) {
        List<Task> tasks = new ArrayList<>();
        int count = 1 + random.nextInt(7);
        boolean oneKind = random.nextBoolean();
        String kind = KINDS[random.nextInt(KINDS.length)];
        for (int i = 0; i < count; i++) {
            List<Dependency> parents = new ArrayList<>();
            for (int p = 0; p < i; p++) {
                if (random.nextInt(3) == 0) {
                    parents.add(dependency(p));
                }
            }
            long exec = random.nextInt(8) == 0 ? 1 + random.nextInt(40) : 1 + random.nextInt(4);
            OptionalLong estimate = random.nextInt(4) == 0 ? OptionalLong.of(1 + random.nextInt(12)) : OptionalLong.empty();
            Task task = new Task("T" + i, exec, 1 + random.nextInt(4), oneKind ? kind : KINDS[random.nextInt(KINDS.length)], random.nextInt(6),
                    estimate, Map.of(), parents);
            tasks.add(random.nextInt(12) == 0 ? task.withExecOn(figures(platform, task)) : task);
        }
        return tasks;
    }

    private Map<String, Long> figures(Platform platform, Task task) {
        Map<String, Long> figures = new LinkedHashMap<>();
        for (Cluster cluster : platform.clusters()) {
            if (task.fits(cluster) && (figures.isEmpty() || random.nextBoolean())) {
                figures.put(cluster.id(), 1L + random.nextInt(6));
            }
        }
        return figures;
    }
}
