package org.schedscope.bench;

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
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/** What all lower bounds of a workload cost, expected end times included: single tasks, wide ones, and chains on four clusters. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx3g")
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class BoundsBench {
    @Param({"10000", "1000000"})
    public int tasks;

    @Param({"singles", "wide", "chains"})
    public String shape;

    private JobFacts facts;

    @Setup(Level.Trial)
    public void prepare() {
        Workload workload = shape.equals("singles") ? BenchWorkloads.singles(tasks)
                : shape.equals("wide") ? BenchWorkloads.wide(tasks) : BenchWorkloads.chains(tasks);
        Platform platform = shape.equals("chains") ? BenchWorkloads.fourClusters() : BenchWorkloads.oneCluster();
        facts = new JobFacts(new WorkloadIndex(workload), platform);
    }

    @Benchmark
    public double bounds() {
        return Bounds.of(facts, facts.expectedEndTimes(EetCapacity.EQUAL_SHARES)).of(Bounds.MEAN_SLR).map(LowerBound::atBest).orElse(0.0);
    }
}
