package org.schedscope.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.fixture.GeneratedEventLog;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * What a line of an event log costs: bytes put together by hand, as the program does, beside Jackson's generator; and what the run itself
 * costs. Time of the processor in turns, so that another load weighs on both. Not JMH, which counts the clock. Argument: number of tasks.
 *
 * <pre>
 * mvn -q -Pbench test-compile exec:exec -Dexec.classpathScope=test \
 *     -Dexec.args="-cp %classpath org.schedscope.bench.EventLogBench"
 * </pre>
 */
public final class EventLogBench {
    private static final int ROUNDS = 15;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private EventLogBench() {
    }

    /** Does something that costs time. */
    private interface Work {
        void run() throws IOException;
    }

    public static void main(String[] arguments) throws IOException {
        int tasks = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200_000;
        Platform platform = BenchWorkloads.oneCluster();
        RunSpec spec = RunSpec.of(BenchWorkloads.chains(tasks), platform, "p-slr", 1);
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        TraceRecorder recorder = new TraceRecorder(index, platform);
        Schedulers.start(spec, recorder).runToEnd();
        Trace trace = recorder.trace();
        double[][] millis = new double[4][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            millis[0][round] = millis(
                    () -> Schedulers.start(spec, SimulationInput.of(spec.workload(), platform), Optional.empty()).runToEnd());
            millis[1][round] = millis(() -> trace.replay(0, trace.eventCount(), new TraceRecorder(index, platform)));
            millis[2][round] = byHand(spec, index, trace);
            millis[3][round] = generated(spec, index, trace);
        }
        String[] names = {"the run, told to nobody", "the replay, into a trace", "lines by hand", "lines by Jackson's generator"};
        for (int i = 0; i < names.length; i++) {
            Arrays.sort(millis[i]);
            double median = millis[i][ROUNDS / 2];
            System.out.printf(Locale.ROOT, "%-30s %8.1f ms %8.0f ns an event%n", names[i], median, median * 1e6 / trace.eventCount());
        }
    }

    private static double byHand(RunSpec spec, WorkloadIndex index, Trace trace) throws IOException {
        try (EventLogWriter log = new EventLogWriter(spec.info(), index, spec.platform(), OutputStream.nullOutputStream())) {
            return millis(() -> trace.replay(0, trace.eventCount(), log));
        }
    }

    private static double generated(RunSpec spec, WorkloadIndex index, Trace trace) throws IOException {
        try (GeneratedEventLog log = new GeneratedEventLog(index, spec.platform(), OutputStream.nullOutputStream())) {
            return millis(() -> trace.replay(0, trace.eventCount(), log));
        }
    }

    private static double millis(Work work) throws IOException {
        long before = THREADS.getCurrentThreadCpuTime();
        work.run();
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
    }
}
