package org.schedscope.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** What backfilling costs over a real log of 54,044 jobs: EASY should stay below 3 times, conservative below 15 times the run without. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 8)
@Measurement(iterations = 10)
public class RearrangementBench {
    private static final Path LOG = Path.of(System.getProperty("schedscope.data", "../shared/data"), "swf", "SDSC-SP2-1998-4.2-cln.swf.gz");

    @Param({"none", "easy", "conservative"})
    public String rearrangement;

    @Param({"fifo-job", "p-slr"})
    public String policy;

    private RunSpec spec;
    private SimulationInput input;

    /** Without the log there is nothing to measure, and JMH says so and goes on with other benchmarks. */
    @Setup(Level.Trial)
    public void prepare() throws IOException {
        if (!Files.exists(LOG)) {
            throw new IOException("skipped: there is no " + LOG + "; -Dschedscope.data=FOLDER says where the logs are");
        }
        InputFile file = InputFile.of(LOG);
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        spec = new RunSpec(loaded.workload(), PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform(), policy,
                Schedulers.HIERARCHICAL, 1, new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement)));
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
