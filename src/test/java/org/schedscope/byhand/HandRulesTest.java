package org.schedscope.byhand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.PlacedPiece;

/** Building schedules by hand, against schedules and sentences worked out by hand. */
class HandRulesTest {
    private static final OptionalInt ANY = OptionalInt.empty();

    private static HandSchedule graham() {
        RunSpec spec = SampleRuns.graham();
        return HandSchedule.empty(new WorkloadIndex(spec.workload()), spec.platform());
    }

    private static int task(HandSchedule schedule, String id) {
        return IntStream.range(0, schedule.index().taskCount()).filter(task -> schedule.index().task(task).id().equals(id)).findFirst()
                .orElseThrow();
    }

    private static HandSchedule place(HandSchedule schedule, String id, int core, long start) {
        HandRules rules = new HandRules(schedule);
        PlacedPiece piece = rules.aimed(task(schedule, id), 0, OptionalInt.of(core), start);
        assertEquals(Optional.empty(), rules.wrong(piece), id);
        return schedule.with(piece);
    }

    private static String wrong(HandSchedule schedule, String id, int cluster, int core, long start) {
        HandRules rules = new HandRules(schedule);
        return rules.wrong(rules.aimed(task(schedule, id), cluster, OptionalInt.of(core), start)).orElseThrow().in(Language.ENGLISH);
    }

    /** Schedule B of the paper: T1 T2 T3 at 0, T4 at 2, T9 at 3, T5 and T6 at 4, T7 and T8 at 8. */
    @Test
    void grahamsNineTasksOnThreeCoresTakeTwelveTicks() {
        HandSchedule schedule = graham();
        for (String step : "T1 0 0,T2 1 0,T3 2 0,T4 1 2,T9 0 3,T5 1 4,T6 2 4,T7 1 8,T8 2 8".split(",")) {
            assertFalse(schedule.isWhole());
            String[] words = step.split(" ");
            schedule = place(schedule, words[0], Integer.parseInt(words[1]), Long.parseLong(words[2]));
        }
        assertTrue(schedule.isWhole());
        assertEquals(12, schedule.makespan());
        assertEquals(12, schedule.trace().lastTick());
        assertEquals(Optional.empty(), HandRules.firstError(schedule));
    }

    @Test
    void whatIsPlacedStartsWhereItCanFirst() {
        HandSchedule schedule = place(place(graham(), "T1", 0, 0), "T4", 1, 0);
        HandRules rules = new HandRules(schedule);
        assertEquals(OptionalLong.of(3), rules.earliest(task(schedule, "T2"), 0, OptionalInt.of(0), 0), "its core is busy until 3");
        assertEquals(OptionalLong.of(0), rules.earliest(task(schedule, "T2"), 0, ANY, 0), "another is free");
        assertEquals(OptionalLong.of(3), rules.earliest(task(schedule, "T9"), 0, ANY, 0), "T1 ends at 3");
        assertEquals(OptionalLong.of(6), rules.earliest(task(schedule, "T2"), 0, ANY, 6), "not before the clock");
        assertEquals(CoreSet.of(2, 2), rules.best(task(schedule, "T2"), 0).orElseThrow().cores().orElseThrow());
        HandSchedule gap = place(schedule, "T2", 2, 3);
        assertEquals(OptionalLong.of(0), new HandRules(gap).earliest(task(gap, "T3"), 0, OptionalInt.of(2), 0), "there is a gap of 3");
        assertEquals(OptionalLong.of(5), new HandRules(gap).earliest(task(gap, "T5"), 0, OptionalInt.of(2), 0), "too long for the gap");
    }

    @Test
    void whatIsIllegalIsToldWithTheNumbers() {
        HandSchedule schedule = place(graham(), "T1", 0, 0);
        assertEquals("J1 T9 starts at 2, before its parent T1 finishes at 3", wrong(schedule, "T9", 0, 1, 2));
        assertEquals("J2 T2 cannot start: core 1 of C1 is busy with J1 T1 until 3", wrong(schedule, "T2", 0, 0, 1));
        assertEquals("J4 T5 waits for T4, which has no place yet", wrong(schedule, "T5", 0, 1, 9));
        HandSchedule both = place(schedule, "T9", 0, 5);
        assertEquals("J1 T9 starts at 5, before its parent T1 finishes at 7", wrong(both, "T1", 0, 1, 4), "what follows stays");
        assertEquals("J1 T9 cannot start: core 1 of C1 is busy with J2 T2 until 6", wrong(both, "T2", 0, 0, 4));
    }

    @Test
    void dataKindsMemoryAndArrivalsBind() {
        Workload workload = Workload.of("w",
                Job.of("J", 0, Task.of("a", 4).withKind("cpu"), Task.of("b", 2).withKind("gpu").after(0)),
                Job.of("K", 6, Task.of("c", 3).withCores(3)),
                Job.of("L", 0, Task.of("d", 3).withMemory(5), Task.of("e", 3).withMemory(9)));
        Platform platform = new Platform("p", new Router("r", List.of(new Cluster("C", 4, "cpu", Ratio.ONE, OptionalLong.of(8)),
                Cluster.of("G", 2, "gpu"))), new NetworkModel.Ccr(new Ratio(3, 4)), Map.of());
        HandSchedule schedule = place(HandSchedule.empty(new WorkloadIndex(workload), platform), "a", 0, 0);
        assertEquals("J b starts at 5, before the data of its parent a can be on G at 7", wrong(schedule, "b", 1, 0, 5));
        assertEquals(OptionalLong.of(7), new HandRules(schedule).readyAt(1));
        assertEquals("J b runs on C, which is of kind cpu; it needs gpu", wrong(schedule, "b", 0, 1, 9));
        assertEquals("K c starts at 5, before its job arrives at 6", wrong(schedule, "c", 0, 1, 5));
        assertEquals("K c runs on G and needs 3 cores; the cluster has 2", wrong(schedule, "c", 1, 0, 6));
        assertEquals("L e runs on C and needs 9 memory; the cluster has 8", wrong(schedule, "e", 0, 1, 9));
        HandSchedule more = schedule.with(new HandRules(schedule).aimed(3, 0, ANY, 4));
        Task second = Task.of("e", 3).withMemory(4);
        Workload lighter = Workload.of("w", workload.jobs().get(0), workload.jobs().get(1),
                Job.of("L", 0, workload.jobs().get(2).tasks().get(0), second));
        HandSchedule lit = HandSchedule.empty(new WorkloadIndex(lighter), platform).with(more.of(0).orElseThrow())
                .with(more.of(3).orElseThrow());
        assertEquals("with L e, tasks on C hold 9 of its 8 memory", wrong(lit, "e", 0, 2, 5));
        assertEquals(OptionalLong.of(1), new HandRules(lit).earliest(4, 0, ANY, 1), "over before d needs its memory");
        assertEquals(OptionalLong.of(7), new HandRules(lit).earliest(4, 0, ANY, 2), "as soon as there is memory");
        assertEquals(OptionalLong.of(6), new HandRules(lit).nextEvent(4), "K arrives");
        assertEquals(OptionalLong.of(7), new HandRules(lit).nextEvent(6), "data arrives, d ends");
        assertEquals(OptionalLong.empty(), new HandRules(lit).nextEvent(7));
    }

    @Test
    void whatNeedsATaskGoesWithIt() {
        HandSchedule schedule = place(place(place(graham(), "T4", 0, 0), "T5", 0, 2), "T1", 1, 0);
        assertEquals(List.of("T1"), schedule.without(task(schedule, "T4")).pieces().stream()
                .map(piece -> schedule.index().task(piece.task()).id()).toList());
        assertEquals(3, HandSchedule.of(schedule.trace()).pieces().size(), "and it comes back from its trace");
        assertEquals(schedule.pieces(), HandSchedule.of(schedule.trace()).pieces());
    }

    @Test
    void coresAreTakenFromTheWantedOneDownwards() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("a", 2)), Job.of("K", 0, Task.of("b", 2).withCores(2)));
        HandSchedule schedule = HandSchedule.empty(new WorkloadIndex(workload), Platform.of("p", Cluster.of("C", 4)));
        HandSchedule one = schedule.with(new HandRules(schedule).aimed(0, 0, OptionalInt.of(2), 0));
        HandRules rules = new HandRules(one);
        assertEquals(List.of(new CoreSet.Range(1, 1), new CoreSet.Range(3, 3)),
                rules.aimed(1, 0, OptionalInt.of(1), 0).cores().orElseThrow().ranges());
        assertEquals(CoreSet.of(0, 1), rules.aimed(1, 0, ANY, 0).cores().orElseThrow());
        assertEquals(CoreSet.of(2, 3), rules.aimed(1, 0, OptionalInt.of(3), 2).cores().orElseThrow());
    }

    /** Whoever places tasks as any policy starts them, each as early as it can, places legally. */
    @Test
    void tasksPlacedInTheOrderOfAnyPolicyAreAlwaysLegal() {
        for (String policy : Policies.namesForAnyQueue()) {
            for (long seed : Laws.seeds(Laws.cases(12), policy + " by hand")) {
                RunSpec spec = RandomCases.hierarchical(seed, policy);
                Trace trace = Runs.trace(spec);
                HandSchedule schedule = HandSchedule.empty(trace.index(), trace.platform());
                for (int piece = 0; piece < trace.pieces().count(); piece++) {
                    schedule = schedule.with(new HandRules(schedule).best(trace.pieces().task(piece), 0).orElseThrow());
                }
                assertTrue(schedule.isWhole(), policy + " " + seed);
                assertEquals(Optional.empty(), HandRules.firstError(schedule), policy + " " + seed);
            }
        }
    }
}
