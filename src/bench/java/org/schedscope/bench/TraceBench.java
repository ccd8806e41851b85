package org.schedscope.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.TraceRecorder;

/**
 * What a recorded run costs: to simulate without and with a recorder, to go through it with a cursor forth and back, to measure and to
 * index it, to find ticks, and to ask for the ends of its pieces in no order. Milliseconds of this thread's processor time, the
 * medians of some rounds. Arguments: number of tasks, policy, rearrangement.
 */
public final class TraceBench {
    private static final int ROUNDS = 9;
    private static final int CORES = 128;
    private static final int SEARCHES = 1_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long sum;

    private TraceBench() {
    }

    public static void main(String[] arguments) {
        int tasks = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200_000;
        String policy = arguments.length > 1 ? arguments[1] : "p-slr";
        String rearrangement = arguments.length > 2 ? arguments[2] : "none";
        RunSpec spec = new RunSpec(BenchWorkloads.batch(tasks, CORES), BenchWorkloads.oneCluster(CORES), policy, Schedulers.HIERARCHICAL, 1,
                new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement)));
        new TraceBench().run(spec, SimulationInput.of(spec.workload(), spec.platform()));
    }

    private void run(RunSpec spec, SimulationInput input) {
        time("simulate", () -> {
            Schedulers.start(spec, input, Optional.empty()).runToEnd();
            return 0;
        });
        time("simulate and record", () -> record(spec, input).eventCount());
        Trace trace = record(spec, input);
        Pieces pieces = trace.pieces();
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        TraceCursor cursor = new TraceCursor(trace);
        time("cursor to the end and back", () -> {
            cursor.moveTo(trace.eventCount());
            cursor.moveTo(0);
            return cursor.position();
        });
        time("measure", () -> RunMeasures.at(facts, trace, trace.eventCount()).tick());
        time("index", () -> new TraceIndex(trace).rows().rowCount());
        time("find a million ticks", () -> {
            SplittableRandom random = new SplittableRandom(1);
            return random.longs(SEARCHES, 0, trace.lastTick()).map(trace::positionAfter).sum();
        });
        time("ends of a million pieces", () -> {
            SplittableRandom random = new SplittableRandom(1);
            return random.ints(SEARCHES, 0, pieces.count()).mapToLong(piece -> pieces.end(piece) - pieces.start(piece)).sum();
        });
        System.out.println(sum);
    }

    private static Trace record(RunSpec spec, SimulationInput input) {
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Schedulers.start(spec, input, Optional.of(recorder)).runToEnd();
        return recorder.trace();
    }

    private void time(String what, LongSupplier work) {
        double[] millis = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long before = THREADS.getCurrentThreadCpuTime();
            sum += work.getAsLong();
            millis[round] = (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
        }
        Arrays.sort(millis);
        System.out.printf(Locale.ROOT, "%-30s %8.1f%n", what, millis[ROUNDS / 2]);
    }
}
