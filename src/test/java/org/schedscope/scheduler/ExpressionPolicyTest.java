package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Built-in orderings that are typed as expressions give the schedules of the built-in ones. */
class ExpressionPolicyTest {
    private static RunSpec run(String policy, String scheduler, Map<String, String> set) {
        RunSpec campus = SampleRuns.campus();
        return new RunSpec(campus.workload(), campus.platform(), policy, scheduler, 1, new TreeMap<>(set));
    }

    private static String schedule(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.workload()), spec.platform());
        Schedulers.start(spec, recorder).runToEnd();
        Trace trace = recorder.trace();
        StringBuilder pieces = new StringBuilder();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            pieces.append(trace.pieces().task(piece)).append('@').append(trace.pieces().start(piece)).append(' ')
                    .append(trace.pieces().cluster(piece)).append(' ')
                    .append(trace.pieces().firstCore(piece, 0)).append('\n');
        }
        return pieces.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            value = {"p-slr | =(now - arrival + rank + 1) / cp + floor((now - arrival) / maxcp)^2",
                    "p-slr-2013 | =(now - arrival + rank + 1) / cp",
                    "srtf | =-rank", "lrtf | =rank", "fifo-task | =-ready - place / 1000000"})
    void aBuiltInOrderingCanBeTyped(String policy, String expression) {
        for (String scheduler : new String[] {Schedulers.HIERARCHICAL, Schedulers.CENTRAL}) {
            for (String rearrangement : new String[] {"none", "easy", "conservative"}) {
                Map<String, String> set = Map.of(Schedulers.REARRANGEMENT, rearrangement);
                assertEquals(schedule(run(policy, scheduler, set)), schedule(run(expression, scheduler, set)),
                        scheduler + " " + rearrangement);
            }
        }
        assertEquals(schedule(run(policy, Schedulers.MARKET, Map.of())), schedule(run(expression, Schedulers.MARKET, Map.of())));
        assertEquals(schedule(run(policy, Schedulers.FOUR_PHASE, Map.of())), schedule(run(expression, Schedulers.FOUR_PHASE, Map.of())));
    }

    @Test
    void countedResourcesOrderByTheirNames() {
        Workload workload = new Workload("w", "tick", Optional.empty(), List.of(Job.of("J1", 0, Task.of("T1", 2)),
                Job.of("J2", 0, Task.of("T1", 2).withResources(Map.of("gpu", 1L))),
                Job.of("J3", 0, Task.of("T1", 2).withResources(Map.of("gpu", 2L)))));
        Cluster cluster = new Cluster("C", 1, "any", Ratio.ONE, OptionalLong.empty(), Map.of("gpu", 2L));
        Platform platform = Platform.of("one", cluster);
        assertEquals(List.of("J1 T1 4-6", "J2 T1 2-4", "J3 T1 0-2"), Runs.schedule(RunSpec.of(workload, platform, "=gpu", 1)));
        RunSpec unknown = RunSpec.of(workload, platform, "=gpus", 1);
        assertEquals("unknown variable 'gpus'", assertThrows(ModelException.class, () -> Schedulers.check(unknown)).getMessage()
                .replaceAll(".*(unknown variable '[a-z]+').*", "$1"));
    }

    @Test
    void theKeyIsWrittenOutWithItsNumbers() {
        RunSpec spec = run("=(now - arrival + rank) / cp", Schedulers.HIERARCHICAL, Map.of());
        assertTrue(Schedulers.ordering(spec).info().formula().startsWith("(now - arrival + rank) / cp, largest"));
        assertEquals(Schedulers.HIERARCHICAL, Schedulers.impliedBy(spec.policy()));
    }

    @Test
    void whatIsWrongIsToldBeforeTheRun() {
        ModelException wrong = assertThrows(ModelException.class,
                () -> Schedulers.check(run("=rnak / cp", Schedulers.HIERARCHICAL, Map.of())));
        assertTrue(wrong.getMessage().startsWith("the ordering '=rnak / cp' is wrong at character 2: unknown variable 'rnak'"),
                wrong.getMessage());
    }

    @Test
    void aKeyThatHasNoValueEndsTheRunWithItsNumbers() {
        ModelException wrong = assertThrows(ModelException.class, () -> schedule(run("=1 / wait", Schedulers.HIERARCHICAL, Map.of())));
        assertEquals("the ordering '=1 / wait' has no value at tick 0: division by zero in (1 / 0)", wrong.getMessage());
    }

    @Test
    void keysOfMoreDigitsThanAreComparedAreRefusedRatherThanRounded() {
        ModelException wrong = assertThrows(ModelException.class,
                () -> schedule(run("=(10^8)^8 * rank", Schedulers.HIERARCHICAL, Map.of())));
        assertTrue(wrong.getMessage().contains("a number of more digits than are compared"), wrong.getMessage());
    }
}
