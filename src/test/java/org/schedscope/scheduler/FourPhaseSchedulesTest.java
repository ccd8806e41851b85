package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;

/** What each phase of the four-phase scheduler is about, on workflows small enough to work out by hand. */
class FourPhaseSchedulesTest {
    private static final Platform ONE_CORE = Platform.of("one core", Cluster.of("C", 1));

    private static RunSpec run(Workload workload, Platform platform, String policy, String... settings) {
        TreeMap<String, String> parameters = new TreeMap<>();
        for (int i = 0; i < settings.length; i += 2) {
            parameters.put(settings[i], settings[i + 1]);
        }
        return new RunSpec(workload, platform, policy, Schedulers.FOUR_PHASE, 1, parameters);
    }

    private static Platform clusters(Cluster... clusters) {
        return new Platform("clusters", new Router("R", List.of(clusters)), NetworkModel.NONE, Map.of());
    }

    private static Cluster cluster(String id, int cores, long speed) {
        return new Cluster(id, cores, "any", Ratio.of(speed), OptionalLong.empty());
    }

    private static RunSpec sample(String name, String policy) throws InputException {
        InputFile file = InputFile.of(java.nio.file.Path.of("sample-workloads", name));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        Platform platform = PlatformChoice.of(loaded, file, java.util.Optional.empty(), Limits.DEFAULT).platform();
        return run(loaded.workload(), platform, policy);
    }

    private static long makespan(RunSpec spec) {
        return Runs.trace(spec).lastTick();
    }

    /** Topcuoglu, Hariri, Wu 2002, Table 1 and Figure 3: the ranks by means, to the printed digits, and the schedule of 80 ticks. */
    @Test
    void heftOnTheTenTasksOfItsPaperTakes80Ticks() throws InputException {
        RunSpec heft = sample("heft-ten-tasks.workload.json", "heft");
        SimulationInput input = SimulationInput.of(heft.workload(), heft.platform());
        assertEquals(List.of(108.0, 77.0, 80.0, 80.0, 69.0, 63.333, 42.667, 35.667, 44.333, 14.667), IntStream.range(0, 10)
                .mapToObj(task -> Math.round(1000 * input.meanRanks().rank(task).toDouble()) / 1000.0).toList());
        assertEquals(
                List.of("J1 T1 0-9", "J1 T2 27-40", "J1 T3 9-28", "J1 T4 18-26", "J1 T5 28-38", "J1 T6 26-42", "J1 T7 38-49", "J1 T8 57-62",
                        "J1 T9 56-68", "J1 T10 73-80"),
                Runs.schedule(heft));
    }

    /** The same paper, Figure 3 (b). */
    @Test
    void cpopOnTheSameTasksTakes86Ticks() throws InputException {
        assertEquals(86, makespan(sample("heft-ten-tasks.workload.json", "cpop")));
    }

    /** Phase 2: RANK_HYBD lets the last tasks of the large workflow B go before the small one; SWF does not. Mean makespan 15 and 12. */
    @Test
    void shortestWorkflowFirstSparesTheSmallWorkflow() throws InputException {
        assertEquals(List.of("A A1 12-15", "A A2 15-18", "B B1 0-2", "B B2 2-4", "B B3 4-6", "B B4 6-8", "B B5 8-10", "B B6 10-12"),
                Runs.schedule(sample("small-before-large.workload.json", "owm")));
        assertEquals(List.of("A A1 0-3", "A A2 3-6", "B B1 6-8", "B B2 8-10", "B B3 10-12", "B B4 12-14", "B B5 14-16", "B B6 16-18"),
                Runs.schedule(sample("small-before-large.workload.json", "owm-swf")));
    }

    /** Phase 3: A needs all cores and waits for X; B fits before it. Mean makespan 8 and 5 2/3. */
    @Test
    void backfillingUsesTheHoleInFrontOfTheHead() throws InputException {
        assertEquals(List.of("X X1 0-6", "A A1 6-8", "B B1 8-12"), Runs.schedule(sample("hole-in-front.workload.json", "owm")));
        assertEquals(List.of("X X1 0-6", "A A1 6-8", "B B1 1-5"), Runs.schedule(sample("hole-in-front.workload.json", "owm-backfilling")));
    }

    /**
     * Phase 3: A can go to R1 or R3 at 10. Marked on both, it seems to leave B no place before 28, and C starts on R3 at once; B, at the
     * head when
     * A has gone to R1, waits for C. In one plan B has its place at 10, and C goes elsewhere. Mean makespan 22 and 20 2/3.
     */
    @Test
    void aPlanOfEachClusterDelaysWhatOnePlanOfAllDoesNot() throws InputException {
        RunSpec onePlan = sample("marked-everywhere.workload.json", "owm-backfilling");
        assertEquals(List.of("X X1 0-10", "Y Y1 0-10", "Z Z1 0-11", "A A1 10-28", "B B1 28-48", "C C1 1-28"),
                Runs.schedule(RandomCases.with(onePlan, "rearrangement", "owm-backfill")));
        assertEquals(List.of("X X1 0-10", "Y Y1 0-10", "Z Z1 0-11", "A A1 10-28", "B B1 10-30", "C C1 11-38"), Runs.schedule(onePlan));
    }

    /** Phase 1 and preemption: what CPWS delays and SWS lets in the way, suspension puts aside. */
    @Test
    void suspensionBeatsEnteringAtOnceAndEnteringInOrder() throws InputException {
        RunSpec ordered = sample("suspend-and-resume.workload.json", "owm");
        assertEquals(List.of("A A1 0-1", "A A2 1-2", "A A3 4-9", "A A4 9-11", "A A5 1-4"),
                Runs.schedule(RandomCases.with(ordered, "prioritising", "sws")));
        assertEquals(List.of("A A1 0-1", "A A2 1-2", "A A3 2-7", "A A4 7-9", "A A5 7-10"), Runs.schedule(ordered));
        assertEquals(List.of("A A1 0-1", "A A2 1-2", "A A3 2-7", "A A4 7-9", "A A5 1-2", "A A5 7-9"),
                Runs.schedule(sample("suspend-and-resume.workload.json", "owm-preemptive")));
    }

    /** With backfilling, A3 is planned for later while A5 runs: it is no candidate, and suspends only where any task that waits may. */
    @Test
    void whoIsNoCandidateSuspendsNobodyUnlessAnyTaskThatWaitsMay() throws InputException {
        RunSpec candidates = RandomCases.with(sample("suspend-and-resume.workload.json", "owm-preemptive"), "rearrangement",
                "priority-backfill");
        assertEquals(List.of("A A1 0-1", "A A2 1-2", "A A3 4-9", "A A4 9-11", "A A5 1-4"), Runs.schedule(candidates));
        assertEquals(List.of("A A1 0-1", "A A2 1-2", "A A3 2-7", "A A4 7-9", "A A5 1-2", "A A5 7-9"),
                Runs.schedule(RandomCases.with(candidates, "preemption", "rank-waiting")));
    }

    /**
     * At 2, C could start on the slow cluster at once; on the fast one, without B, it ends at 32 instead of 50. B has 9/10 of 20 ticks
     * left.
     */
    @Test
    void aCandidateSuspendsWhatRunsWhereItEndsEarlier() {
        Platform two = Platform.of("two", new Cluster("slow", 1, "s", Ratio.ONE, OptionalLong.empty()),
                new Cluster("fast", 1, "f", Ratio.of(3), OptionalLong.empty()));
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("A", 2).withKind("s"), Task.of("B", 60), Task.of("C", 90).after(0)));
        RunSpec spec = RandomCases.with(RandomCases.with(run(workload, two, "fifo-job"), "rearrangement", "priority-backfill"),
                "allocation", "all-eft");
        assertEquals(List.of("J A 0-2", "J B 0-20", "J C 20-50"), Runs.schedule(spec));
        for (String preemption : List.of("rank", "rank-many", "rank-waiting")) {
            assertEquals(List.of("J A 0-2", "J B 0-2", "J B 32-50", "J C 2-32"),
                    Runs.schedule(RandomCases.with(spec, "preemption", preemption)), preemption);
        }
    }

    /** Phase 4: with two slow clusters free, adaptive allocation takes one of them; the earliest finish is on the busy fast one. */
    @Test
    void theEarliestFinishMayBeOnABusyCluster() throws InputException {
        assertEquals(List.of("A A1 0-2", "B B1 0-10"), Runs.schedule(sample("wait-for-the-fast.workload.json", "owm")));
        assertEquals(List.of("A A1 0-2", "B B1 2-4"), Runs.schedule(sample("wait-for-the-fast.workload.json", "owm-all-eft")));
    }

    /** With one cluster free only, adaptive allocation looks at all. */
    @Test
    void adaptiveAllocationWithoutAChoiceLooksAtAllClusters() {
        Platform two = clusters(cluster("slow", 1, 1), cluster("fast", 1, 5));
        Workload workload = Workload.of("two", Job.of("A", 0, Task.of("A1", 10)), Job.of("B", 0, Task.of("B1", 10)));
        assertEquals(List.of("A A1 0-2", "B B1 2-4"), Runs.schedule(run(workload, two, "owm")));
    }

    /** B has done 3 of its 21 ticks on the slow cluster when C needs both cores; 6/7 of the 7 ticks on the fast one are 6. */
    @Test
    void aSuspendedTaskResumesOnAFasterClusterForExactlyWhatIsLeft() {
        Platform two = clusters(cluster("slow", 2, 1), cluster("fast", 1, 3));
        Workload workload = Workload.of("w", Job.of("X", 0, Task.of("X", 60)), Job.of("J", 0, Task.of("A", 3), Task.of("B", 21),
                Task.of("C", 20).withCores(2).after(0)));
        assertEquals(List.of("X X 0-20", "J A 0-3", "J B 0-3", "J B 20-26", "J C 3-23"),
                Runs.schedule(run(workload, two, "fifo-job", "preemption", "rank")));
    }

    /** A ends at 3 as estimated, for 7/3 and 8/3 are both rounded to 3; its output takes 7 ticks and not the 8 that B was planned with. */
    @Test
    void aCommitmentMovesWhenOnlyItsDataComesEarlierThanEstimated() {
        Platform two = Platform.of("two", new Cluster("fast", 1, "f", Ratio.of(3), OptionalLong.empty()), Cluster.of("other", 1, "o"))
                .withNetwork(new NetworkModel.Ccr(Ratio.ONE));
        Workload workload = Workload.of("w",
                Job.of("J", 0, Task.of("A", 7).withKind("f").withEstimate(8), Task.of("B", 5).withKind("o").after(0)));
        assertEquals(List.of("J A 0-3", "J B 10-15"), Runs.schedule(run(workload, two, "heft")));
    }

    @Test
    void aTaskAloneIsNeverSuspended() {
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T", 9)), Job.of("B", 1, Task.of("T", 1)));
        assertEquals(List.of("A T 0-9", "B T 9-10"), Runs.schedule(run(workload, ONE_CORE, "mows")));
    }

    /** X and Y hold a core each; Z needs all three. */
    @Test
    void severalTasksAreSuspendedAtOnceWhereOneIsNotEnough() {
        Platform three = Platform.of("three cores", Cluster.of("C", 3));
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("R", 1), Task.of("X", 5).after(0), Task.of("Y", 5).after(0),
                Task.of("P", 1).after(0), Task.of("Z", 4).withCores(3).after(3), Task.of("End", 6).after(4)));
        assertEquals(List.of("A R 0-1", "A X 1-6", "A Y 1-6", "A P 1-2", "A Z 6-10", "A End 10-16"),
                Runs.schedule(run(workload, three, "owm-preemptive")));
        assertEquals(List.of("A R 0-1", "A X 1-2", "A X 6-10", "A Y 1-2", "A Y 6-10", "A P 1-2", "A Z 2-6", "A End 6-12"),
                Runs.schedule(run(workload, three, "owm-preemptive", "preemption", "rank-many")));
    }

    @Test
    void dataThatTravelsDelaysTheStartButNotTheCommitment() {
        Platform two = clusters(cluster("C1", 1, 1), cluster("C2", 1, 1)).withNetwork(new NetworkModel.Ccr(Ratio.ONE));
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T1", 2), Task.of("T2", 9).after(0), Task.of("T3", 9).after(0)));
        Trace trace = Runs.trace(run(workload, two, "owm"));
        assertEquals(List.of(new Placement(0, 0, 0, 2), new Placement(1, 0, 2, 11), new Placement(2, 1, 4, 13)), Runs.placements(trace));
        int reserved = IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == EventKind.RESERVATION_MADE).findFirst()
                .orElseThrow();
        assertEquals(List.of(2L, 4L, 13L, 1),
                List.of(trace.tick(reserved), trace.number(reserved, EventField.START), trace.number(reserved, EventField.END),
                        trace.cluster(reserved)));
        assertEquals(List.of(2L, 4L), IntStream.range(0, trace.eventCount())
                .filter(seq -> trace.kind(seq) == EventKind.TRANSFER_STARTED || trace.kind(seq) == EventKind.TRANSFER_FINISHED)
                .mapToObj(trace::tick).toList());
    }

    /** On the fast cluster 4 ticks and an estimate of 3 both take 2, but the output of the 4 is a tick longer on its way. */
    @Test
    void outputThatTakesLongerThanEstimatedMovesWhatWaitsForIt() {
        Platform two = clusters(cluster("fast", 1, 2), new Cluster("other", 1, "b", Ratio.ONE, OptionalLong.empty()))
                .withNetwork(new NetworkModel.Ccr(Ratio.ONE));
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("A", 4).withEstimate(3), Task.of("B", 5).withKind("b").after(0)));
        assertEquals(List.of("J A 0-2", "J B 6-11"), Runs.schedule(run(workload, two, "heft")));
    }

    @Test
    void anOrderingOfWorkflowsNeedsItsScheduler() {
        ModelException refused = assertThrows(ModelException.class, () -> Schedulers.check("swf", Schedulers.CENTRAL, Map.of()));
        assertEquals("the policy swf runs in the scheduler four-phase only, not in central", refused.getMessage());
    }

    @Test
    void presetsAndPhasesImplyTheScheduler() {
        for (String name : List.of("owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows", "heft", "cpop",
                "rank-hybd", "swf",
                "swf-work", "swf-path")) {
            assertEquals(Schedulers.FOUR_PHASE, Schedulers.impliedBy(name), name);
        }
    }
}
