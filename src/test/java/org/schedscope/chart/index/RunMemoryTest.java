package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.PhasesProbe;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * A simulation holds less than 40 bytes a task beside the workload, in arrays that it does not share with others; all that the window
 * keeps of a run, to draw it at any instant and to measure it, less than 140, and with promises of cores less than 154; and what is kept to
 * look back into it holds less than the run.
 */
class RunMemoryTest {
    private static final int TASKS = 100_000;
    private static final int CORES = 128;

    @ParameterizedTest
    @CsvSource({"fifo-job, none", "p-slr, none", "fifo-job, easy", "fifo-job, conservative"})
    void aSimulationOfManyTasksHoldsFewBytesForEach(String policy, String rearrangement) {
        RunSpec spec = new RunSpec(BenchWorkloads.chains(TASKS), BenchWorkloads.fourClusters(), policy, Schedulers.HIERARCHICAL, 1,
                new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement)));
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        Simulation simulation = Schedulers.start(spec, input, Optional.empty());
        simulation.runToEnd();
        Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        arrayBytes(input, shared);
        long bytes = arrayBytes(simulation, shared);
        assertTrue(bytes < 40L * TASKS, bytes / (double) TASKS + " bytes a task");
        assertTrue(bytes > 12L * TASKS, "only " + bytes + " bytes found");
    }

    @ParameterizedTest
    @CsvSource({"none, 149", "easy, 157", "conservative, 163"})
    void whatTheWindowKeepsOfARunHoldsFewBytesForEachTask(String rearrangement, int most, TestReporter reporter) {
        RunSpec spec = new RunSpec(BenchWorkloads.batch(TASKS, CORES), BenchWorkloads.oneCluster(CORES), "fifo-job",
                Schedulers.HIERARCHICAL, 1, new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement)));
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Schedulers.start(spec, input, Optional.of(recorder)).runToEnd();
        Trace trace = recorder.trace();
        Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        arrayBytes(input, shared);
        arrayBytes(spec.workload(), shared);
        long recorded = arrayBytes(trace, shared);
        TraceIndex index = new TraceIndex(trace);
        // In the middle of the run, where tasks are promised cores.
        int half = trace.eventCount() / 2;
        int promised = index.reservations().at(new Moment(trace, half, trace.tickAt(half))).length;
        long drawn = arrayBytes(index, shared);
        long measured = arrayBytes(RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount()), shared);
        String all = recorded / TASKS + " + " + drawn / TASKS + " + " + measured / TASKS + " bytes a task";
        reporter.publishEntry(rearrangement, all);
        assertTrue(recorded + drawn + measured < (long) most * TASKS, all);
        assertTrue(recorded > 12L * TASKS, all);
        assertEquals(!rearrangement.equals("none"), promised > 0, promised + " tasks are promised cores");
    }

    /** Goes through a run, and back in it. */
    private interface Walk {
        Object walk(RunSpec spec, SimulationInput input, Trace trace, int... positions);
    }

    private static void keepsLessThanTheRun(String policy, String scheduler, int tasks, Walk walk) {
        RunSpec spec = new RunSpec(BenchWorkloads.chains(tasks), BenchWorkloads.fourClusters(), policy, scheduler, 1, new TreeMap<>());
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Simulation simulation = Schedulers.start(spec, input, Optional.of(recorder));
        simulation.runToEnd();
        Trace trace = recorder.trace();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        long plain = arrayBytes(input, seen) + arrayBytes(trace, seen) + arrayBytes(simulation, seen);
        int[] positions = IntStream.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 7, 5, 3, 1).map(part -> (int) (trace.eventCount() * (long) part / 10))
                .toArray();
        long kept = arrayBytes(walk.walk(spec, input, trace, positions), seen);
        assertTrue(kept < plain, kept + " bytes are kept beside the " + plain + " of the run");
        assertTrue(kept > tasks, "only " + kept + " bytes found");
    }

    @Test
    void whatIsKeptToLookAtQueuesOfThePastHoldsLessThanTheRunItself() {
        keepsLessThanTheRun("p-slr", Schedulers.HIERARCHICAL, TASKS / 2, (spec, input, trace, positions) -> {
            QueueProbe probe = new QueueProbe(spec, input, 0);
            IntStream.of(positions).forEach(position -> probe.at(trace, position));
            return probe;
        });
    }

    @Test
    void whatIsKeptToLookAtPhasesOfThePastHoldsLessThanTheRunItself() {
        keepsLessThanTheRun("owm", Schedulers.FOUR_PHASE, TASKS / 10, (spec, input, trace, positions) -> {
            PhasesProbe probe = new PhasesProbe(spec, input);
            IntStream.of(positions).forEach(position -> probe.lastBefore(trace, position));
            return probe;
        });
    }

    /** Bytes of the primitive arrays that can be reached from an object and have not been seen; they grow by all that is reached. */
    private static long arrayBytes(Object root, Set<Object> seen) {
        long bytes = 0;
        Deque<Object> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty()) {
            Object object = open.pop();
            if (!seen.add(object)) {
                continue;
            }
            Class<?> type = object.getClass();
            if (type.isArray() && type.getComponentType().isPrimitive()) {
                bytes += 16 + (long) Array.getLength(object) * size(type.getComponentType());
            } else if (type.isArray()) {
                for (Object element : (Object[]) object) {
                    push(open, element);
                }
            } else if (type.getName().startsWith("org.schedscope.")) {
                fields(object, open);
            }
        }
        return bytes;
    }

    private static void push(Deque<Object> open, Object object) {
        if (object != null) {
            open.push(object);
        }
    }

    private static void fields(Object object, Deque<Object> open) {
        for (Class<?> type = object.getClass(); type.getName().startsWith("org.schedscope."); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    push(open, valueOf(field, object));
                }
            }
        }
    }

    private static Object valueOf(Field field, Object object) {
        try {
            if (!object.getClass().isHidden()) {
                field.setAccessible(true);
                return field.get(object);
            }
            return null;
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static int size(Class<?> primitive) {
        return primitive == long.class || primitive == double.class ? 8 : primitive == int.class || primitive == float.class ? 4
                : primitive == short.class || primitive == char.class ? 2 : 1;
    }
}
