package org.schedscope.bench;

import java.io.IOException;
import java.io.OutputStream;
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
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.TraceRecorder;

/**
 * First come, first served over a million tasks and 1,000 cores, beside a floor: a bare loop over a binary heap of the ticks at which
 * cores become free, which does this one thing and nothing else.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 5)
@Measurement(iterations = 7)
public class EngineBench {
    @Param({"1000000"})
    public int tasks;

    @Param({"singles", "chains", "four-clusters", "wide"})
    public String shape;

    private RunSpec spec;
    private SimulationInput input;
    private long[] arrivals;
    private long[] execs;

    @Setup(Level.Trial)
    public void prepare() {
        Workload workload = switch (shape) {
            case "chains" -> BenchWorkloads.chains(tasks);
            case "wide" -> BenchWorkloads.wide(tasks);
            default -> BenchWorkloads.singles(tasks);
        };
        Platform platform = shape.equals("four-clusters") ? BenchWorkloads.fourClusters() : BenchWorkloads.oneCluster();
        spec = RunSpec.of(workload, platform, "fifo-job", 1);
        input = SimulationInput.of(workload, platform);
        arrivals = new long[tasks];
        execs = new long[tasks];
        int next = 0;
        for (Job job : BenchWorkloads.singles(tasks).jobs()) {
            arrivals[next] = job.arrival();
            execs[next++] = job.tasks().get(0).exec();
        }
    }

    /** The floor, always over the single-task jobs. */
    @Benchmark
    public long bareLoop() {
        long[] heap = new long[BenchWorkloads.CORES];
        long makespan = 0;
        for (int j = 0; j < arrivals.length; j++) {
            long finish = Math.max(arrivals[j], heap[0]) + execs[j];
            makespan = Math.max(makespan, finish);
            int at = 0;
            int half = heap.length >>> 1;
            while (at < half) {
                int child = 2 * at + 1;
                if (child + 1 < heap.length && heap[child + 1] < heap[child]) {
                    child++;
                }
                if (heap[child] >= finish) {
                    break;
                }
                heap[at] = heap[child];
                at = child;
            }
            heap[at] = finish;
        }
        return makespan;
    }

    /** A run from the prepared input, told to nobody. */
    @Benchmark
    public long simulate() {
        Simulation simulation = Schedulers.start(spec, input, Optional.empty());
        simulation.runToEnd();
        return simulation.tick();
    }

    /** A run that is recorded. */
    @Benchmark
    public long simulateAndRecord() {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.workload()), spec.platform());
        Simulation simulation = Schedulers.start(spec, input, Optional.of(recorder));
        simulation.runToEnd();
        return recorder.trace().lastTick();
    }

    /** A run whose event log is written to nowhere. */
    @Benchmark
    public long simulateAndLog() throws IOException {
        try (EventLogWriter log = new EventLogWriter(spec.info(), input.index(), spec.platform(), OutputStream.nullOutputStream())) {
            Simulation simulation = Schedulers.start(spec, input, Optional.of(log));
            simulation.runToEnd();
            return simulation.tick();
        }
    }
}
