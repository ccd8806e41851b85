package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalPattern;
import org.schedscope.generate.arrival.ArrivalProcess;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;

/**
 * Workflows of parallel tasks and clusters of different speed (Wang 2011, §4-2-1 and §5-1-2). Every task takes another time on every
 * cluster.
 * The thesis does not give how many processors a task uses, nor how edges get their data: here cores are uniform from 1 to {@code
 * max-cores}, and the data of an edge uniform, so that it takes CCR · WDAG ticks in the mean over all links. Links have "different
 * bandwidths and latencies" (§2-2); the thesis prints none of them. Workflows arrive as a Poisson process.
 * {@code --scale} makes workflows fewer; the crowd they are in, which is the interval's doing, stays.
 */
final class MowsProfile implements WorkloadProfile {
    private static final int PER_CENT = 100;

    @Override
    public String name() {
        return "mows";
    }

    @Override
    public String summary() {
        return "Workflows of parallel tasks arriving at clusters of different speed, with the clusters.";
    }

    @Override
    public String source() {
        return "Wang 2011, §5-1-2";
    }

    @Override
    public List<Parameter> settings() {
        List<Parameter> settings = new ArrayList<>(List.of(
                Parameter.Whole.of("workflows", 100, 1, 100_000, "How many workflows arrive."),
                Parameter.Whole.of("interval", 1000, 0, 1_000_000_000, "Mean ticks between two arrivals, unless a load is set."),
                Parameter.Whole.of("load", 0, 0, 10_000,
                        "Per cent of all cores that arriving work would keep busy, which sets the interval; 0: it does not."),
                new Parameter.Choice<>("arrivals", List.of(ArrivalPattern.POISSON, ArrivalPattern.CONSTANT, ArrivalPattern.WEEKLY),
                        ArrivalPattern.POISSON,
                        "How workflows follow each other."),
                new Parameter.Numbers("node", "20,40,60,80,100", "1", "10000", "Tasks of a workflow."),
                new Parameter.Numbers("shape", "0.5,1,2", "0.01", "100",
                        "How flat a workflow is: many tasks side by side above 1, long below."),
                new Parameter.Numbers("out-degree", "1,2,3,4,5", "1", "1000", "The most children of a task."),
                new Parameter.Numbers("ccr", "0.1,0.5,1,1.5,2", "0", "1000", "Mean time of a transfer over mean time of a task."),
                new Parameter.Numbers("b-range", "0.1,0.25,0.5,0.75,1", "0", "2",
                        "How far times of a task on different clusters lie apart, over their mean."),
                new Parameter.Range("w-dag", "100-1000", 1, 1_000_000_000, "Mean ticks of a workflow's tasks, drawn for each workflow."),
                Parameter.Whole.of("clusters", 5, 1, 1000, "How many clusters there are."),
                new Parameter.Range("cores", "50-70", 1, 1_000_000, "Cores of a cluster, drawn for each."),
                new Parameter.Range("latency", "0-10", 0, 1_000_000_000,
                        "Latency of a link in ticks, drawn for each; the thesis prints none."),
                new Parameter.Range("bandwidth", "50-150", 1, 1_000_000_000,
                        "Bandwidth of a link in per cent of one unit a tick, drawn for each; the thesis prints none."),
                Parameter.Whole.of("max-cores", 20, 1, 1_000_000, "The most cores of a task; no more than the largest cluster has.")));
        settings.addAll(ArrivalProcess.weekSettings());
        return settings;
    }

    @Override
    public Set<String> shrinking() {
        return Set.of("workflows");
    }

    @Override
    public WorkloadStream draw(SettingValues values, long seed) {
        Platform platform = platform(values, seed);
        int count = (int) values.whole("workflows");
        double interval = values.whole("load") == 0 ? values.whole("interval") : intervalForLoad(values, seed, platform);
        return new WorkloadStream("mows, seed " + seed, Optional.of(platform), () -> {
            ArrivalProcess arrivals = arrivals(interval, values, seed);
            return NumberedJobs.of(count,
                    job -> Job.of("W" + (job + 1), arrivals.next(0), tasks(values, seed, job, platform).toArray(new Task[0])));
        });
    }

    private static ArrivalProcess arrivals(double interval, SettingValues values, long seed) {
        return switch (values.word("arrivals", ArrivalPattern.class)) {
            case CONSTANT -> ArrivalProcess.constant(interval);
            case WEEKLY -> ArrivalProcess.weekly(interval, ArrivalProcess.week(values, RandomStream.of(seed, "mows peak")));
            case POISSON -> ArrivalProcess.poisson(interval, RandomStream.of(seed, "mows arrivals"));
            case STEADY -> throw new IllegalArgumentException("work has no rate here");
        };
    }

    /** Draws all tasks once more than they are kept, so that nothing need be kept. A task's work is its mean time times its cores. */
    private static double intervalForLoad(SettingValues values, long seed, Platform platform) {
        long count = values.whole("workflows");
        long all = 0;
        for (int job = 0; job < count; job++) {
            all = Math.addExact(all, GridTasks.work(tasks(values, seed, job, platform)));
        }
        return all * 100.0 / values.whole("load") / platform.totalCores() / count;
    }

    private static List<Task> tasks(SettingValues values, long seed, int workflow, Platform platform) {
        int widest = platform.clusters().stream().mapToInt(Cluster::cores).max().orElseThrow();
        return tasks(values, RandomStream.of(seed, "mows workflow", workflow), platform, Math.min(values.whole("max-cores"), widest));
    }

    private static Platform platform(SettingValues values, long seed) {
        RandomStream draws = RandomStream.of(seed, "mows clusters");
        List<Cluster> clusters = new ArrayList<>();
        for (int c = 0; c < values.whole("clusters"); c++) {
            clusters.add(Cluster.of("C" + (c + 1), (int) values.within("cores", draws)));
        }
        NetworkModel network = links(clusters, values, RandomStream.of(seed, "mows links"));
        return new Platform("mows, seed " + seed, new Router("grid", List.copyOf(clusters)), network, Map.of());
    }

    private static NetworkModel.Links links(List<Cluster> clusters, SettingValues values, RandomStream draws) {
        List<NetworkModel.PairLink> links = new ArrayList<>();
        for (int one = 0; one < clusters.size(); one++) {
            for (int other = one + 1; other < clusters.size(); other++) {
                NetworkModel.Link link = new NetworkModel.Link(Ratio.of(values.within("latency", draws)),
                        new Ratio(values.within("bandwidth", draws), PER_CENT));
                links.add(new NetworkModel.PairLink(clusters.get(one).id(), clusters.get(other).id(), link));
            }
        }
        return new NetworkModel.Links(NetworkModel.Link.DEFAULT, links);
    }

    /** The most data of an edge if a transfer takes some ticks in the mean over all links. */
    private static long mostData(double ticks, NetworkModel.Links network) {
        double latency = 0;
        double ticksAUnit = 0;
        for (NetworkModel.PairLink pair : network.pairs()) {
            latency += pair.link().latency().toDouble() / network.pairs().size();
            ticksAUnit += 1 / pair.link().bandwidth().toDouble() / network.pairs().size();
        }
        return ticksAUnit == 0 ? 0 : (long) Math.max(0, 2 * (ticks - latency) / ticksAUnit);
    }

    private static List<Task> tasks(SettingValues values, RandomStream draws, Platform platform, long mostCores) {
        int count = (int) values.oneOf("node", draws).ceil();
        double shape = values.oneOf("shape", draws).toDouble();
        int outDegree = (int) values.oneOf("out-degree", draws).ceil();
        Ratio ccr = values.oneOf("ccr", draws);
        Ratio halfRange = values.oneOf("b-range", draws).dividedBy(Ratio.of(2));
        long mean = values.within("w-dag", draws);
        LayeredGraph graph = new LayeredGraph(draws, count, shape, outDegree);
        long mostData = mostData(ccr.times(mean).toDouble(), (NetworkModel.Links) platform.network());
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long exec = 1 + draws.below(2 * mean);
            int cores = (int) (1 + draws.below(mostCores));
            List<Dependency> parents = new ArrayList<>();
            for (int parent : graph.parents(i)) {
                parents.add(new Dependency(parent, Optional.of(Ratio.of(draws.below(mostData + 1)))));
            }
            tasks.add(new Task("T" + (i + 1), exec, cores, Task.ANY_KIND, 0, OptionalLong.empty(),
                    times(exec, halfRange, cores, platform, draws),
                    parents));
        }
        return tasks;
    }

    /** On every cluster that has the cores, uniform over the whole numbers within exec · (1 ± b-range ÷ 2), at least 1. */
    private static Map<String, Long> times(long exec, Ratio halfRange, int cores, Platform platform, RandomStream draws) {
        Ratio spread = halfRange.times(exec);
        long least = Math.max(1, Ratio.of(exec).minus(spread).ceil());
        long most = Math.max(least, Ratio.of(exec).plus(spread).floor());
        Map<String, Long> times = new LinkedHashMap<>();
        for (Cluster cluster : platform.clusters()) {
            long drawn = least + draws.below(most - least + 1);
            if (cores <= cluster.cores()) {
                times.put(cluster.id(), drawn);
            }
        }
        return times;
    }
}
