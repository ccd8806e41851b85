package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Small schedules worked out by hand. */
class WorkedSchedulesTest {
    private static final Platform ONE_CORE = Platform.of("one core", Cluster.of("C1", 1));

    private static List<String> schedule(Workload workload, Platform platform, String policy) {
        return Runs.schedule(RunSpec.of(workload, platform, policy, 1));
    }

    private static Workload graham() {
        return Workload.of("Graham 1969", Job.of("J1", 0, Task.of("T1", 3), Task.of("T9", 9).after(0)), Job.of("J2", 0, Task.of("T2", 2)),
                Job.of("J3", 0, Task.of("T3", 2)),
                Job.of("J4", 0, Task.of("T4", 2), Task.of("T5", 4).after(0), Task.of("T6", 4).after(0), Task.of("T7", 4).after(0),
                        Task.of("T8", 4).after(0)));
    }

    private static Workload shortAndLong() {
        return Workload.of("short and long", Job.of("long", 0, Task.of("L", 10)), Job.of("short", 1, Task.of("S", 2)),
                Job.of("middle", 1, Task.of("M", 5)));
    }

    @Test
    void fifoByTaskInterleavesTheJobsOfTheMultipleWaitsExample() {
        Workload workload = Workload.of("multiple waits",
                Job.of("J1", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(0)),
                Job.of("J2", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(1)));
        assertEquals(List.of("J1 T1 0-1", "J1 T2 2-3", "J1 T3 3-4", "J2 T1 1-2", "J2 T2 4-5", "J2 T3 5-6"),
                schedule(workload, ONE_CORE, "fifo-task"));
        assertEquals(List.of("J1 T1 0-1", "J1 T2 1-2", "J1 T3 2-3", "J2 T1 3-4", "J2 T2 4-5", "J2 T3 5-6"),
                schedule(workload, ONE_CORE, "fifo-job"));
    }

    @Test
    void fifoByJobRunsGrahamsTasksAsTheyStandInTheFile() {
        assertEquals(
                List.of("J1 T1 0-3", "J1 T9 3-12", "J2 T2 0-2", "J3 T3 0-2", "J4 T4 2-4", "J4 T5 4-8", "J4 T6 4-8", "J4 T7 8-12",
                        "J4 T8 8-12"),
                schedule(graham(), Platform.of("three cores", Cluster.of("C1", 3)), "fifo-job"));
    }

    @Test
    void projectedSlrStartsGrahamsShortJobsFirst() {
        // At 0 the keys are T1 13/12, T2 and T3 3/2, T4 7/6; at 2 they are T1 15/12 and T5 to T8 7/6.
        assertEquals(
                List.of("J1 T1 2-5", "J1 T9 6-15", "J2 T2 0-2", "J3 T3 0-2", "J4 T4 0-2", "J4 T5 2-6", "J4 T6 2-6", "J4 T7 5-9",
                        "J4 T8 6-10"),
                schedule(graham(), Platform.of("three cores", Cluster.of("C1", 3)), "p-slr-2013"));
    }

    @Test
    void srtfTakesTheShortestRemainingPathAndLrtfTheLongest() {
        assertEquals(List.of("long L 0-10", "short S 10-12", "middle M 12-17"), schedule(shortAndLong(), ONE_CORE, "srtf"));
        assertEquals(List.of("long L 0-10", "short S 15-17", "middle M 10-15"), schedule(shortAndLong(), ONE_CORE, "lrtf"));
    }

    @Test
    void theEarliestExpectedEndComesBeforeJobsThatAskForMoreThanTheirShare() {
        // A share of one core each: Ada's jobs are expected at 4 and 8, Bob's at 5, by its estimate; then the order of the file.
        Workload workload = Workload.of("w", Job.of("A1", 0, Task.of("T", 4)).withUser("/ada"),
                Job.of("A2", 0, Task.of("T", 4)).withUser("/ada"), Job.of("B1", 0, Task.of("T", 2).withEstimate(5)).withUser("/bob"));
        assertEquals(List.of("A1 T 0-4", "A2 T 6-10", "B1 T 4-6"), schedule(workload, ONE_CORE, "eet"));
        assertEquals(List.of("A1 T 0-4", "A2 T 4-8", "B1 T 8-10"), schedule(workload, ONE_CORE, "fifo-job"));
    }

    @Test
    void theOneInTheProjectionLetsTheShorterOfTwoJobsThatArriveTogetherGoFirst() {
        Workload workload = Workload.of("together", Job.of("long", 0, Task.of("L", 6)), Job.of("short", 0, Task.of("S", 2)));
        assertEquals(List.of("long L 2-8", "short S 0-2"), schedule(workload, ONE_CORE, "p-slr"));
    }

    @Test
    void aLongJobThatHasWaitedOverTheLongestCriticalPathLeapsAhead() {
        // The blocker ends at 30: the long job (CP 10) has waited 30, three times its CP, and gains 9; the short one is fresh.
        Workload workload = Workload.of("overload", Job.of("blocker", 0, Task.of("B", 30)), Job.of("long", 0, Task.of("L", 10)),
                Job.of("short", 21, Task.of("S", 1)));
        assertEquals(List.of("blocker B 10-40", "long L 0-10", "short S 40-41"), schedule(workload, ONE_CORE, "p-slr"));
    }

    @Test
    void nothingOvertakesAHeadThatWaitsForRoom() {
        Workload workload = Workload.of("wide head", Job.of("a", 0, Task.of("A", 5).withCores(2)),
                Job.of("b", 0, Task.of("B", 5).withCores(2)),
                Job.of("c", 0, Task.of("C", 1)));
        assertEquals(List.of("a A 0-5", "b B 5-10", "c C 5-6"), schedule(workload, Platform.of("three", Cluster.of("C1", 3)), "fifo-job"));
    }

    @Test
    void aJobThatNoClusterCanTakeWholeIsSplitAndItsDataTravels() {
        Platform platform = Platform.of("two kinds", Cluster.of("cpu", 1, "cpu"), Cluster.of("gpu", 1, "gpu"))
                .withNetwork(new NetworkModel.Ccr(new Ratio(1, 5)));
        Workload workload = Workload.of("split", Job.of("J", 0, Task.of("A", 6).withKind("cpu"), Task.of("B", 3).withKind("gpu").after(0)));
        // ceil(6 · 1/5) = 2 ticks of transfer.
        assertEquals(List.of("J A 0-6", "J B 8-11"), schedule(workload, platform, "fifo-job"));
    }

    @Test
    void aWholeJobGoesToTheShortestQueueThenToTheLargerFreeShareThenToPlatformOrder() {
        Platform platform = Platform.of("two", Cluster.of("C1", 2), Cluster.of("C2", 4));
        Workload workload = Workload.of("routing", Job.of("a", 0, Task.of("A", 8).withCores(2)), Job.of("b", 1, Task.of("B", 1)),
                Job.of("c", 1, Task.of("C", 1)));
        List<String> placed = Runs.events(RunSpec.of(workload, platform, "fifo-job", 1)).stream()
                .filter(event -> event.kind() == EventKind.TASK_PLACED).map(e -> e.get(EventField.TASK) + "→"
                        + e.get(EventField.CLUSTER))
                .toList();
        // a: all equal, platform order. b: queues empty, C2 is freer. c: C2 already waits for b (1/4), C1's queue is empty.
        assertEquals(List.of("0→0", "1→1", "2→0"), placed);
    }

    @Test
    void insideATreeTheJobGoesWholeAsDeepAsItCan() {
        Router left = new Router("left", List.of(Cluster.of("L1", 1, "cpu"), Cluster.of("L2", 1, "gpu")));
        Router right = new Router("right", List.of(Cluster.of("R1", 1, "cpu"), Cluster.of("R2", 1, "cpu")));
        Platform platform = new Platform("tree", new Router("root", List.of(right, left)), NetworkModel.NONE, Map.of());
        Workload workload = Workload.of("needs both kinds",
                Job.of("J", 0, Task.of("A", 2).withKind("cpu"), Task.of("B", 2).withKind("gpu")));
        assertEquals(List.of(new Placement(0, 2, 0, 2), new Placement(1, 3, 0, 2)),
                Runs.placements(Runs.trace(RunSpec.of(workload, platform, "srtf", 1))));
    }

    @Test
    void aFasterClusterRunsATaskForItsExecDividedBySpeedRoundedUp() {
        Cluster fast = new Cluster("fast", 1, "any", new Ratio(3, 2), java.util.OptionalLong.empty());
        assertEquals(List.of("J A 0-5"), schedule(Workload.of("speed", Job.of("J", 0, Task.of("A", 7))), Platform.of("p", fast), "p-slr"));
    }

    @Test
    void memoryBindsAsCoresDo() {
        Cluster small = new Cluster("small", 4, "any", Ratio.ONE, java.util.OptionalLong.of(10));
        Workload workload = Workload.of("memory", Job.of("a", 0, Task.of("A", 3).withMemory(6)),
                Job.of("b", 0, Task.of("B", 3).withMemory(5)),
                Job.of("c", 0, Task.of("C", 3).withMemory(4)));
        assertEquals(List.of("a A 0-3", "b B 3-6", "c C 3-6"), schedule(workload, Platform.of("p", small), "fifo-job"));
    }

    @Test
    void theEventsOfATickComeInTheOrderOfItsDefinition() {
        Platform platform = Platform.of("two kinds", Cluster.of("cpu", 1, "cpu"), Cluster.of("gpu", 1, "gpu"))
                .withNetwork(new NetworkModel.Ccr(new Ratio(1, 2)));
        Workload workload = Workload.of("order", Job.of("J", 0, Task.of("A", 2).withKind("cpu"), Task.of("B", 1).withKind("gpu").after(0)),
                Job.of("K", 3, Task.of("C", 1).withKind("cpu")));
        assertEquals(List.of("0 JobArrived", "0 TaskPlaced", "0 TaskPlaced", "0 TaskReady", "0 SchedulingPass", "0 TaskStarted",
                "2 TaskFinished",
                "2 TransferStarted", "3 TransferFinished", "3 JobArrived", "3 TaskPlaced", "3 TaskReady", "3 TaskReady", "3 SchedulingPass",
                "3 TaskStarted", "3 SchedulingPass", "3 TaskStarted", "4 TaskFinished", "4 JobFinished", "4 TaskFinished", "4 JobFinished"),
                Runs.events(RunSpec.of(workload, platform, "p-slr", 1)).stream().map(e -> e.tick() + " " + e.kind().logName()).toList());
    }

    @Test
    void aStartTellsTheKeyThatWon() {
        List<String> keys = Runs.events(RunSpec.of(graham(), Platform.of("three cores", Cluster.of("C1", 3)), "p-slr", 1)).stream()
                .filter(event -> event.kind() == EventKind.TASK_STARTED)
                .filter(e -> e.tick() <= 2).map(e -> e.get(EventField.TASK) + ": " + e.key().text() + " on " + e.cores().text() + " of "
                        + e.get(EventField.QUEUE_LENGTH))
                .toList();
        assertEquals(List.of("2: 3/2 on 0 of 4", "3: 3/2 on 1 of 3", "4: 7/6 on 2 of 2", "0: 5/4 on 0 of 5", "5: 7/6 on 1 of 4",
                "6: 7/6 on 2 of 3"), keys);
    }
}
