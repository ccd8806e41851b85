package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Cases on which other readings of the papers part from ours. */
class SettledQuestionsTest {
    private static final Platform KINDS = new Platform("two kinds",
            new Router("R", List.of(Cluster.of("C1", 1, "A"), Cluster.of("C2", 1, "B"))),
            NetworkModel.NONE, Map.of());

    private static Job job(String id, long arrival, String kind, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withKind(kind).withCores(cores));
    }

    private static RunSpec central(RunSpec spec, String rearrangement) {
        return new RunSpec(spec.workload(), spec.platform(), spec.policy(), "central", 1,
                new TreeMap<>(Map.of("rearrangement", rearrangement)));
    }

    /** J0 of kind any is promised both cores at 4. J2, of another kind with nobody before it, would run into that. */
    @Test
    void aTaskOfAnotherKindMustNotDelayAPromiseEither() {
        Workload workload = Workload.of("w", job("J0", 1, "any", 2, 2), job("J1", 0, "any", 4, 1), job("J2", 1, "A", 4, 1),
                job("J3", 1, "any", 2, 1));
        RunSpec spec = RunSpec.of(workload, Platform.of("one", Cluster.of("C1", 2, "A")), "fifo-job", 1);
        assertEquals(List.of("J0 T 4-6", "J1 T 0-4", "J2 T 6-10", "J3 T 1-3"), Runs.schedule(central(spec, "easy")));
    }

    /** At 2, a has used a core-tick of C2, and b none there but one of C1. */
    @Test
    void useCountsOnTheClusterOfTheQueueAndInACentralQueueOnAll() {
        Workload workload = Workload.of("w", job("J0", 1, "B", 1, 1).withUser("/a"), job("J1", 1, "A", 4, 1).withUser("/b"),
                job("J2", 1, "B", 1, 1).withUser("/a"), job("J3", 2, "B", 1, 1).withUser("/b"));
        RunSpec spec = RunSpec.of(workload, KINDS, "fair-usage", 1);
        assertEquals(List.of("J0 T 1-2", "J1 T 1-5", "J2 T 3-4", "J3 T 2-3"), Runs.schedule(spec));
        assertEquals(List.of("J0 T 1-2", "J1 T 1-5", "J2 T 2-3", "J3 T 3-4"), Runs.schedule(central(spec, "none")));
    }

    /** From T of J0 on, 3 + 6 + 1 ticks are estimated; with the delay of what T really takes it would be 8, as long as J1. */
    @Test
    void delaysInRanksAreThoseOfTheEstimates() {
        Workload workload = Workload.of("w",
                Job.of("J0", 0, Task.of("T", 2).withKind("A").withEstimate(3), Task.of("U", 1).withKind("B").after(0)),
                job("J1", 0, "A", 8, 1));
        Platform delayed = KINDS.withNetwork(new NetworkModel.Ccr(Ratio.of(2)));
        assertEquals(List.of("J0 T 8-10", "J0 U 14-15", "J1 T 0-8"), Runs.schedule(RunSpec.of(workload, delayed, "srtf", 1)));
    }

    /** A and B wait as X ends early at 10. The newcomer N makes maxCP 1000, so that A has no leap: 2.25 against 2.5 of B, not 3.25. */
    @ParameterizedTest
    @ValueSource(strings = {"none", "easy", "conservative"})
    void newcomersCountForMaxCp(String rearrangement) {
        Workload workload = Workload.of("w", Job.of("X", 0, Task.of("T", 10).withEstimate(100)), Job.of("A", 1, Task.of("T", 8)),
                Job.of("B", 5, Task.of("T", 4)), Job.of("N", 10, Task.of("T", 1000)));
        List<String> expected = List.of("X T 0-10", "A T 14-22", "B T 10-14", "N T 22-1022");
        RunSpec spec = RunSpec.of(workload, Platform.of("one core", Cluster.of("C1", 1)), "p-slr", 1);
        assertEquals(expected, Runs.schedule(central(spec, rearrangement)));
        RunSpec routed = RandomCases.with(spec, "rearrangement", rearrangement);
        assertEquals(expected, Runs.schedule(routed));
        assertEquals(new NaiveHierarchical(routed).run(), Runs.placements(Runs.trace(routed)));
    }

    /** From 3 on P and Q are late. As a core comes free at 8, P has it, which became late first, though the order has Q first. */
    @Test
    void lateReservationsAreMadeAnewInTheOrderInWhichTheyBecameLate() {
        Workload workload = Workload.of("w", Job.of("L1", 0, Task.of("T", 8).withEstimate(2)), Job.of("L2", 0, Task.of("T", 12)
                .withEstimate(2)), Job.of("P", 3, Task.of("T", 9)), Job.of("Q", 3, Task.of("T", 1)));
        RunSpec spec = RandomCases.with(RunSpec.of(workload, Platform.of("two cores", Cluster.of("C1", 2)), "srtf", 1), "rearrangement",
                "conservative");
        assertEquals(List.of("L1 T 0-8", "L2 T 0-12", "P T 8-17", "Q T 12-13"), Runs.schedule(spec));
        assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)));
    }
}
