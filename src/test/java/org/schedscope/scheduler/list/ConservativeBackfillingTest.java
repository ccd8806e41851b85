package org.schedscope.scheduler.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
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
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.Trace;

class ConservativeBackfillingTest {
    private static final Platform FOUR = Platform.of("four cores", Cluster.of("C", 4));

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    private static RunSpec spec(Workload workload, String rearrangement) {
        return RandomCases.with(RunSpec.of(workload, FOUR, "fifo-job", 1), "rearrangement", rearrangement);
    }

    private static Job job(String id, long arrival, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores));
    }

    private static Job told(String id, long estimate, long exec, int cores) {
        return Job.of(id, 0, Task.of("T", exec).withCores(cores).withEstimate(estimate));
    }

    /** {@code "tick: job start-end"} of every promise. */
    private static List<String> promises(RunSpec spec) {
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        List<String> promises = new ArrayList<>();
        for (ScheduleEvent event : Runs.events(spec)) {
            if (event.kind() == EventKind.RESERVATION_MADE) {
                promises.add(
                        event.tick() + ": " + index.job(index.jobOf(event.get(EventField.TASK))).id() + " " + event.number(EventField.START)
                                + "-" + event.number(EventField.END));
            }
        }
        return promises;
    }

    private static List<Long> passes(Workload workload) {
        return Runs.events(spec(workload, "conservative")).stream().filter(event -> event.kind() == EventKind.SCHEDULING_PASS)
                .map(ScheduleEvent::tick).toList();
    }

    /** At 3 the runner has been expected to end for a tick; the newcomer is promised 4, which alone is no reason to look then. */
    @Test
    void aNewcomerBehindAnOverrunMakesNoInstant() {
        Workload workload = Workload.of("w", told("runner", 2, 9, 4), job("newcomer", 3, 1, 4));
        assertEquals(List.of("3: newcomer 4-5"), promises(spec(workload, "conservative")));
        assertEquals(List.of(0L, 3L, 9L), passes(workload));
        assertEquals(List.of("runner T 0-9", "newcomer T 9-10"), Runs.schedule(spec(workload, "conservative")));
    }

    /**
     * At 3 the runner is still expected to end at 4; that it does not is seen then, and from there on nothing is looked at till it ends.
     */
    @Test
    void aPromiseForTheEndOfWhatKeepsToItsEstimateSoFarMakesAnInstant() {
        assertEquals(List.of(0L, 3L, 4L, 9L), passes(Workload.of("w", told("runner", 4, 9, 4), job("newcomer", 3, 1, 4))));
    }

    /** Two cores come free at 4 as far as is known: they are enough, whatever becomes of what has outrun its estimate. */
    @Test
    void aPromiseThatDoesNotNeedTheOverrunsEndMakesAnInstant() {
        assertEquals(List.of(0L, 3L, 4L, 8L),
                passes(Workload.of("w", told("overrun", 2, 9, 2), told("known", 4, 8, 2), job("newcomer", 3, 1, 2))));
    }

    @Test
    void aLaterTaskFillsAHoleBeforeAPromise() {
        // Until 10, one core is free; the task of 9 ticks would run into the promise of the wide one.
        Workload workload = Workload.of("w", job("running", 0, 10, 3), job("wide", 1, 5, 4), job("long", 2, 9, 1), job("short", 2, 8, 1));
        assertEquals(List.of("running T 0-10", "wide T 10-15", "long T 15-24", "short T 2-10"),
                Runs.schedule(spec(workload, "conservative")));
        assertEquals(List.of("1: wide 10-15", "2: long 15-24"), promises(spec(workload, "conservative")));
    }

    @Test
    void refusesABackfillThatEasyAllowsBecauseItDelaysTheSecondInTheQueue() {
        // Beside the head one core is to spare, so EASY lets the long task take it for 30 ticks. The second needs that core at 20.
        Workload workload = Workload.of("w", job("running", 0, 10, 2), job("head", 1, 10, 3), job("second", 2, 5, 4),
                job("long", 3, 30, 1));
        assertEquals(List.of("running T 0-10", "head T 10-20", "second T 33-38", "long T 3-33"), Runs.schedule(spec(workload, "easy")));
        assertEquals(List.of("running T 0-10", "head T 10-20", "second T 20-25", "long T 25-55"),
                Runs.schedule(spec(workload, "conservative")));
    }

    @Test
    void anEarlyEndPullsPromisesForwardInTheOrderOfTheQueue() {
        Workload workload = Workload.of("w", told("early", 10, 4, 3), job("wide", 1, 5, 4), job("next", 2, 5, 4));
        assertEquals(List.of("early T 0-4", "wide T 4-9", "next T 9-14"), Runs.schedule(spec(workload, "conservative")));
        assertEquals(List.of("1: wide 10-15", "2: next 15-20", "4: next 9-14"), promises(spec(workload, "conservative")));
    }

    @Test
    void aPromiseIsKeptAtATickAtWhichNothingElseHappens() {
        // When r1 ends, b cannot move, for a's promise is in its way; then a moves. At 20 only b's promise comes due.
        Workload workload = Workload.of("w", told("r1", 20, 5, 2), job("r2", 0, 12, 1), job("b", 1, 9, 3), job("a", 2, 8, 2));
        assertEquals(List.of("r1 T 0-5", "r2 T 0-12", "b T 20-29", "a T 5-13"), Runs.schedule(spec(workload, "conservative")));
        assertEquals(List.of("1: b 20-29", "2: a 12-20"), promises(spec(workload, "conservative")));
    }

    @Test
    void aPromiseThatATaskPastItsEstimateBreaksIsMadeAnewAtTheNextInstant() {
        // From 3 on the wide one is late: only the arrival at 5 and the end at 6 make a pass.
        Workload workload = Workload.of("w", told("liar", 3, 6, 3), job("wide", 1, 5, 4), job("narrow", 5, 2, 1));
        assertEquals(List.of("liar T 0-6", "wide T 6-11", "narrow T 11-13"), Runs.schedule(spec(workload, "conservative")));
        assertEquals(List.of("1: wide 3-8", "3: wide 4-9", "5: wide 6-11", "5: narrow 11-13"), promises(spec(workload, "conservative")));
    }

    @Test
    void aTaskMadeLateMovesBehindAPromiseThatItMayNotDelay() {
        // Late at 3, the first would run into the promise of all cores at 8 if it began a tick later.
        Workload workload = Workload.of("w", told("liar", 3, 4, 3), told("other", 8, 8, 1), job("first", 1, 5, 3), job("wide", 2, 5, 4));
        assertEquals(List.of("liar T 0-4", "other T 0-8", "first T 13-18", "wide T 8-13"), Runs.schedule(spec(workload, "conservative")));
        assertEquals(List.of("1: first 3-8", "2: wide 8-13", "3: first 13-18"), promises(spec(workload, "conservative")));
    }

    @Test
    void whoWaitsMovesUpBeforeWhoArrivesAtTheSameTick() {
        // A ends early, as C arrives. B, which was promised 10, has the hole; C comes behind it.
        Platform three = Platform.of("three cores", Cluster.of("C1", 3));
        Workload workload = Workload.of("w", told("A", 10, 5, 2), job("B", 1, 4, 3), job("C", 5, 5, 3));
        RunSpec spec = RandomCases.with(RunSpec.of(workload, three, "fifo-job", 1), "rearrangement", "conservative");
        assertEquals(List.of("A T 0-5", "B T 5-9", "C T 9-14"), Runs.schedule(spec));
        assertEquals(List.of("1: B 10-14", "5: C 9-14"), promises(spec));
    }

    @Test
    void whoArrivesIsPromisedInOrderOfJobAndTaskWhateverTheOrderOfTheQueue() {
        // Both arrive at 1 and srtf puts the short one first, but the promise of the long one is made first.
        Workload workload = Workload.of("w", job("running", 0, 4, 3), job("long", 1, 9, 2), job("short", 1, 5, 3));
        RunSpec spec = RandomCases.with(RunSpec.of(workload, FOUR, "srtf", 1), "rearrangement", "conservative");
        assertEquals(List.of("running T 0-4", "long T 4-13", "short T 13-18"), Runs.schedule(spec));
        assertEquals(List.of("1: long 4-13", "1: short 13-18"), promises(spec));
    }

    @Test
    void whoArrivesAndStartsOvertakesThoseOfTheOrderThatWait() {
        // wide waits for 10; of the two that arrive at 2, one has room until then. With srtf it does not overtake wide, with fifo-job it
        // does.
        Workload workload = Workload.of("w", job("running", 0, 10, 3), job("wide", 1, 5, 4), job("short", 2, 4, 1), job("next", 2, 9, 1));
        for (String policy : List.of("fifo-job", "srtf", "p-slr", "fair-share", "random")) {
            RunSpec spec = RandomCases.with(RunSpec.of(workload, FOUR, policy, 1), "rearrangement", "conservative");
            Trace trace = Runs.trace(spec);
            assertEquals(List.of("running T 0-10", "wide T 10-15", "short T 2-6", "next T 15-24"), Runs.schedule(spec), policy);
            ScheduleEvent started = Runs.events(spec).stream()
                    .filter(event -> event.kind() == EventKind.TASK_STARTED && event.get(EventField.TASK) == 2).findFirst().orElseThrow();
            SimulationInput input = SimulationInput.of(trace.index(), trace.platform());
            int pass = IntStream.range(0, trace.eventCount())
                    .filter(seq -> trace.tick(seq) == 2 && trace.kind(seq) == EventKind.SCHEDULING_PASS)
                    .findFirst().orElseThrow();
            List<QueuedTask> order = new QueueProbe(spec, input, 0).at(trace, pass);
            assertEquals(3, started.get(EventField.QUEUE_LENGTH), policy);
            assertEquals(order.get(0).task() != 2, started.is(EventField.BACKFILLED), policy);
            assertEquals(order.stream().filter(one -> one.task() == 2).findFirst().orElseThrow().key(), started.key().text(), policy);
        }
    }

    @Test
    void aPromiseAloneMakesAnInstant() {
        // J0 is promised 6 at 1. After 5 nothing arrives or ends any more.
        Platform two = Platform.of("two cores", Cluster.of("C1", 2));
        Workload workload = Workload.of("w", Job.of("J0", 1, Task.of("T", 1).withCores(2).withEstimate(3)), told("J1", 6, 2, 1),
                job("J2", 1, 3, 1), job("J3", 0, 3, 1));
        RunSpec spec = RandomCases.with(RunSpec.of(workload, two, "srtf", 1), "rearrangement", "conservative");
        assertEquals(List.of("J0 T 6-7", "J1 T 0-2", "J2 T 2-5", "J3 T 0-3"), Runs.schedule(spec));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void nobodyStartsAfterAPromiseWhenNoEstimateIsTooLow(String policy) {
        int kept = 0;
        int moved = 0;
        for (long seed = 0; seed < 300; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchicalOverestimated(seed, policy), "rearrangement", "conservative");
            Map<Integer, Long> promises = new HashMap<>();
            for (ScheduleEvent event : Runs.events(spec)) {
                if (event.kind() == EventKind.RESERVATION_MADE) {
                    Long before = promises.put(event.get(EventField.TASK), event.number(EventField.START));
                    assertTrue(before == null || event.number(EventField.START) < before,
                            "seed " + seed + " task " + event.get(EventField.TASK));
                    moved += before == null ? 0 : 1;
                } else if (event.kind() == EventKind.TASK_STARTED && promises.containsKey(event.get(EventField.TASK))) {
                    kept++;
                    assertTrue(event.tick() <= promises.get(event.get(EventField.TASK)),
                            "seed " + seed + " task " + event.get(EventField.TASK));
                }
            }
        }
        assertTrue(kept > 1_000 && moved > 100, "kept " + kept + ", moved " + moved);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aRunGoesOnFromTheMiddleAsItWould(String policy) {
        for (long seed = 0; seed < 100; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement", "conservative");
            List<ScheduleEvent> straight = Runs.events(spec);
            EventList target = new EventList();
            Simulation simulation = Schedulers.start(spec, target);
            simulation.runUntil(straight.get(straight.size() / 2).tick());
            Schedulers.resume(simulation.checkpoint(), target).runToEnd();
            assertEquals(straight, target.events(), "seed " + seed);
        }
    }
}
