package org.schedscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** An overloaded auction, in which jobs starve: each policy's time beside that of {@code srtf} over the same 100,000 tasks. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2)
@Measurement(iterations = 4)
public class MarketBench {
    private static final int CORES = 1_000;
    private static final double LOAD = 1.4;

    @Param({"srtf", "fifo-job", "lrtf", "p-slr", "edf", "edf-final", "pv", "pvd", "pvdsq", "pvd-resource-squared", "pvr", "pvr-live"})
    public String policy;

    @Param({"100000"})
    public int tasks;

    @Param({"on", "off"})
    public String starvation;

    private RunSpec spec;
    private SimulationInput input;

    @Setup(Level.Trial)
    public void prepare() {
        Workload workload = overload(tasks);
        Platform platform = Platform.of("two kinds", Cluster.of("C1", CORES / 4, "a"), Cluster.of("C2", CORES / 4, "a"),
                Cluster.of("C3", CORES / 4, "b"), Cluster.of("C4", CORES / 4, "b"));
        TreeMap<String, String> parameters = new TreeMap<>();
        parameters.put("starvation", starvation);
        spec = new RunSpec(workload, platform, policy, "market", 1, parameters);
        input = SimulationInput.of(workload, platform);
    }

    /** Chains of ten tasks of one kind, log-uniform in length, each job with a curve of five points. */
    private static Workload overload(int tasks) {
        SplittableRandom random = new SplittableRandom(1);
        List<Job> jobs = new ArrayList<>();
        double now = 0;
        for (int j = 0; j < tasks / 10; j++) {
            List<Task> chain = new ArrayList<>();
            String kind = random.nextBoolean() ? "a" : "b";
            long work = 0;
            for (int i = 0; i < 10; i++) {
                long exec = (long) StrictMath.exp(random.nextDouble(StrictMath.log(10), StrictMath.log(10_000)));
                int cores = 1 << random.nextInt(5);
                Task task = Task.of("T" + i, exec).withCores(cores).withKind(kind);
                chain.add(i == 0 || random.nextInt(3) == 0 ? task : task.after(i - 1));
                work += exec * cores;
            }
            jobs.add(Job.of("J" + j, (long) now, chain.toArray(Task[]::new)).withValue(curve(random, work)));
            now += work / (CORES * LOAD);
        }
        return Workload.of("overload", jobs.toArray(Job[]::new));
    }

    private static ValueCurve curve(SplittableRandom random, long work) {
        List<ValueCurve.Point> points = new ArrayList<>();
        int slr = 20 + random.nextInt(20);
        int factor = 100;
        for (int i = 0; i < 4; i++) {
            points.add(new ValueCurve.Point(new Ratio(slr, 10), new Ratio(factor, 100)));
            slr += 5 + random.nextInt(10);
            factor = random.nextInt(factor + 1);
        }
        points.add(new ValueCurve.Point(new Ratio(slr + 5, 10), Ratio.ZERO));
        return new ValueCurve(new Ratio(work, 60), points);
    }

    @Benchmark
    public long run() {
        Simulation simulation = Schedulers.start(spec, input, Optional.empty());
        simulation.runToEnd();
        return simulation.tick();
    }
}
