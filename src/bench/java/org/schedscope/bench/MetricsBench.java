package org.schedscope.bench;

import java.util.Optional;
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
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * What metrics add to a run, from the workload in memory to the end, and what expected end times cost by the number of jobs, of 1,000
 * users.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx3g")
@Warmup(iterations = 4)
@Measurement(iterations = 5)
public class MetricsBench {
    private static final int USERS = 1_000;

    @Param({"10000", "1000000"})
    public int jobs;

    private RunSpec spec;
    private SimulationInput input;

    @Setup(Level.Trial)
    public void prepare() {
        spec = RunSpec.of(BenchWorkloads.ofUsers(jobs, USERS), BenchWorkloads.oneCluster(), "fifo-job", 1);
        input = SimulationInput.of(spec.workload(), spec.platform());
    }

    /** A run told to nobody. */
    @Benchmark
    public long run() {
        Simulation simulation = Schedulers.start(spec, SimulationInput.of(spec.workload(), spec.platform()), Optional.empty());
        simulation.runToEnd();
        return simulation.tick();
    }

    /** A run with all its final metrics, expected end times worked out anew. */
    @Benchmark
    public int runWithMetrics() {
        SimulationInput fresh = SimulationInput.of(spec.workload(), spec.platform());
        RunMeasures measures = new RunMeasures(new JobFacts(fresh.index(), spec.platform(), fresh.truePaths()));
        Schedulers.start(spec, fresh, Optional.of(measures)).runToEnd();
        return measures.report(ReportOptions.defaults()).finishedJobs();
    }

    /** Expected end times alone. */
    @Benchmark
    public long expectedEndTimes() {
        return new JobFacts(input.index(), spec.platform(), input.truePaths()).expectedEndTimes(EetCapacity.EQUAL_SHARES).of(jobs - 1);
    }
}
