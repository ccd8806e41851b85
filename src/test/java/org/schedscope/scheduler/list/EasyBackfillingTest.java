package org.schedscope.scheduler.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class EasyBackfillingTest {
    private static final Platform FOUR = Platform.of("four cores", Cluster.of("C", 4));

    private static RunSpec easy(Workload workload, String policy) {
        return RandomCases.with(RunSpec.of(workload, FOUR, policy, 1), "rearrangement", "easy");
    }

    private static Job job(String id, long arrival, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores));
    }

    @Test
    void aTaskThatEndsBeforeThePromisedStartOvertakes() {
        Workload workload = Workload.of("w", job("running", 0, 10, 3), job("wide", 1, 5, 4), job("short", 2, 8, 1));
        assertEquals(List.of("running T 0-10", "wide T 10-15", "short T 2-10"), Runs.schedule(easy(workload, "fifo-job")));
    }

    @Test
    void refusesABackfillThatWouldDelayTheHead() {
        Workload workload = Workload.of("w", job("running", 0, 10, 3), job("wide", 1, 5, 4), job("long", 2, 9, 1));
        assertEquals(List.of("running T 0-10", "wide T 10-15", "long T 15-24"), Runs.schedule(easy(workload, "fifo-job")));
    }

    @Test
    void aLongTaskMayTakeWhatThePromiseLeavesFreeButOnlyOnce() {
        // The head takes 2 of the 3 cores that are free at 10: one is to spare, and the second long task finds it taken.
        Workload workload = Workload.of("w", job("a", 0, 10, 1), job("b", 0, 20, 1), job("head", 1, 5, 3), job("long", 2, 30, 1),
                job("longer", 3, 30, 1));
        assertEquals(List.of("a T 0-10", "b T 0-20", "head T 10-15", "long T 15-45", "longer T 15-45"),
                Runs.schedule(easy(workload, "fifo-job")));
        Workload narrower = Workload.of("w", job("a", 0, 10, 1), job("b", 0, 20, 2), job("head", 1, 5, 2), job("long", 2, 30, 1),
                job("longer", 3, 30, 1));
        assertEquals(List.of("a T 0-10", "b T 0-20", "head T 10-15", "long T 15-45", "longer T 15-45"),
                Runs.schedule(easy(narrower, "fifo-job")));
        Workload spare = Workload.of("w", job("a", 0, 10, 2), job("b", 0, 20, 1), job("head", 1, 5, 2), job("long", 2, 30, 1),
                job("longer", 3, 30, 1));
        assertEquals(List.of("a T 0-10", "b T 0-20", "head T 10-15", "long T 2-32", "longer T 15-45"),
                Runs.schedule(easy(spare, "fifo-job")));
    }

    @Test
    void aTaskThatEndsAtThePromiseTakesNothingOfWhatThatLeavesFree() {
        // At 10 the head finds 4 cores and needs 3. The first to overtake is gone by then, so the one to spare is still there for the long
        // one.
        Workload workload = Workload.of("w", job("a", 0, 10, 2), job("b", 0, 20, 1), job("head", 1, 5, 3), job("exact", 2, 8, 1),
                job("long", 2, 30, 1));
        RunSpec spec = RandomCases.with(RunSpec.of(workload, Platform.of("five cores", Cluster.of("C", 5)), "fifo-job", 1), "rearrangement",
                "easy");
        assertEquals(List.of("a T 0-10", "b T 0-20", "head T 10-15", "exact T 2-10", "long T 2-32"), Runs.schedule(spec));
    }

    @Test
    void promisesAreMadeFromEstimatesAndATaskPastItsEstimateEndsAtTheNextTick() {
        // Told 3 ticks, it runs 10: from tick 3 on the head is promised the next tick, so nothing of 2 ticks gets by.
        Workload workload = Workload.of("w", Job.of("liar", 0, Task.of("T", 10).withCores(3).withEstimate(3)), job("wide", 1, 5, 4),
                job("two", 4, 2, 1), job("one", 5, 1, 1));
        assertEquals(List.of("liar T 0-10", "wide T 10-15", "two T 15-17", "one T 5-6"), Runs.schedule(easy(workload, "fifo-job")));
    }

    /** Under {@code fifo-task} newcomers go behind; under other orders a newcomer may push a head aside. */
    @Test
    void withTrueEstimatesNoHeadStartsAfterItsPromise() {
        int kept = 0;
        for (long seed = 0; seed < 1_000; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchicalAsTold(seed, "fifo-task"), "rearrangement", "easy");
            Map<Integer, Long> promises = new HashMap<>();
            for (ScheduleEvent event : Runs.events(spec)) {
                if (event.kind() == EventKind.RESERVATION_MADE) {
                    promises.merge(event.get(EventField.TASK), event.number(EventField.START), Math::min);
                } else if (event.kind() == EventKind.TASK_STARTED && promises.containsKey(event.get(EventField.TASK))) {
                    kept++;
                    assertTrue(event.tick() <= promises.get(event.get(EventField.TASK)),
                            "seed " + seed + " task " + event.get(EventField.TASK));
                }
            }
        }
        assertTrue(kept > 100, "promises " + kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "fifo-job", "p-slr"})
    void runsAreLegalAndResumable(String policy) {
        long backfills = 0;
        for (long seed = 0; seed < 300; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement", "easy");
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed);
            List<ScheduleEvent> straight = Runs.events(spec);
            backfills += straight.stream().filter(e -> e.kind() == EventKind.TASK_STARTED && e.is(EventField.BACKFILLED)).count();
            EventList target = new EventList();
            Simulation simulation = Schedulers.start(spec, target);
            simulation.runUntil(straight.get(straight.size() / 2).tick());
            Simulation.resume(simulation.checkpoint(), Optional.of(target)).runToEnd();
            assertEquals(straight, target.events(), "seed " + seed);
        }
        assertTrue(backfills > 100, "backfills " + backfills);
    }
}
