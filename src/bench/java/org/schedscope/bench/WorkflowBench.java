package org.schedscope.bench;

import java.util.Map;
import java.util.Optional;
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
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.GeneratedWorkload;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * Workflows of 100 tasks in four phases (Wang 2011): ten times as many at the same load should take at most 15 times as long, and 1,000 of
 * them half a minute, also where they arrive faster than they are done with (mean interval 1000).
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class WorkflowBench {
    private static final WorkloadProfile MOWS = WorkloadProfiles.find("mows").orElseThrow();

    @Param({"owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows", "heft", "cpop"})
    public String preset;

    @Param({"100", "1000"})
    public String workflows;

    @Param({"1500"})
    public String interval;

    private RunSpec spec;
    private SimulationInput input;

    @Setup(Level.Trial)
    public void prepare() {
        GeneratedWorkload drawn = MOWS.generate(new SettingValues(MOWS, Map.of("workflows", workflows, "interval", interval)), 1);
        spec = new RunSpec(drawn.workload(), drawn.platform().orElseThrow(), preset, Schedulers.FOUR_PHASE, 1, new TreeMap<>());
        input = SimulationInput.of(spec.workload(), spec.platform());
    }

    /** A run told to nobody. */
    @Benchmark
    public long simulate() {
        Simulation simulation = Schedulers.start(spec, input, Optional.empty());
        simulation.runToEnd();
        return simulation.tick();
    }
}
