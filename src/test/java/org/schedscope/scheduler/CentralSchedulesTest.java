package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;

/** One queue over several clusters, and the auction, in schedules small enough to draw. */
class CentralSchedulesTest {
    private static final Platform FOUR_AND_TWO = Platform.of("four and two", Cluster.of("big", 4), Cluster.of("small", 2));

    private static RunSpec central(Workload workload, Platform platform, String rearrangement) {
        return new RunSpec(workload, platform, "fifo-job", "central", 1, new TreeMap<>(Map.of("rearrangement", rearrangement)));
    }

    private static RunSpec market(Workload workload, Platform platform) {
        return new RunSpec(workload, platform, "fifo-job", "market", 1, new TreeMap<>());
    }

    private static Job job(String id, long arrival, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores));
    }

    private static Job job(String id, String kind, long exec, int cores) {
        return Job.of(id, 0, Task.of("T", exec).withCores(cores).withKind(kind));
    }

    /** {@code "J1 T1 C1 0-3"} in order of the tasks. */
    private static List<String> placed(RunSpec spec) {
        Trace trace = Runs.trace(spec);
        return Runs.placements(trace).stream()
                .map(p -> trace.index().label(p.task()) + " " + spec.platform().clusters().get(p.cluster()).id()
                        + " " + p.start() + "-" + p.finish())
                .toList();
    }

    @Test
    void aTaskGoesWhereMostCoresAreFreeAndToTheFirstOfEquals() {
        Workload workload = Workload.of("w", job("a", 0, 5, 2), job("b", 0, 5, 1), job("c", 0, 5, 1), job("d", 0, 5, 2));
        // 4 and 2 free: big. 2 and 2: the first. 1 and 2: small. 1 and 1 free: d waits.
        assertEquals(List.of("a T big 0-5", "b T big 0-5", "c T small 0-5", "d T big 5-10"),
                placed(central(workload, FOUR_AND_TWO, "none")));
    }

    @Test
    void oneKindThatWaitsDoesNotHoldBackAnotherButHoldsBackItsOwn() {
        Platform kinds = Platform.of("kinds", Cluster.of("C", 2, "cpu"), Cluster.of("G", 2, "gpu"));
        Workload workload = Workload.of("w", job("c1", "cpu", 4, 1), job("c2", "cpu", 4, 2), job("g1", "gpu", 4, 2), job("c3", "cpu", 1, 1),
                job("x", "any", 3, 1));
        // c2 waits, so c3 does too, although it has room; any is a kind of its own and takes the free core.
        assertEquals(List.of("c1 T C 0-4", "c2 T C 4-8", "g1 T G 0-4", "c3 T C 8-9", "x T C 0-3"),
                placed(central(workload, kinds, "none")));
    }

    @Test
    void theFirstBidThatFindsNoClusterEndsTheWholeMarketOrOnlyItsKind() {
        Platform kinds = Platform.of("kinds", Cluster.of("C", 2, "cpu"), Cluster.of("G", 2, "gpu"));
        Workload workload = Workload.of("w", job("c1", "cpu", 4, 1), job("c2", "cpu", 4, 2), job("g1", "gpu", 4, 2), job("c3", "cpu", 1, 1),
                job("x", "any", 3, 1));
        // At 0, c2 finds one core of C. At 4 it starts, g1 does on the other cluster, and c3 ends the auction again.
        assertEquals(List.of("c1 T C 0-4", "c2 T C 4-8", "g1 T G 4-8", "c3 T C 8-9", "x T G 8-11"), placed(market(workload, kinds)));
        assertEquals(List.of("c1 T C 0-4", "c2 T C 4-8", "g1 T G 0-4", "c3 T C 8-9", "x T C 0-3"),
                placed(RandomCases.with(market(workload, kinds), "auction-stop", "kind")));
    }

    @Test
    void aBidWhoseDataIsElsewhereEndsTheMarketToo() {
        Platform apart = Platform.of("two", Cluster.of("C", 1), Cluster.of("D", 1)).withNetwork(new NetworkModel.Ccr(Ratio.ONE));
        Task child = new Task("B", 2, 1, "any", 0, OptionalLong.empty(), Map.of(), List.of(Dependency.on(0)));
        // At 3 the data of B is on C only, which "first" has by then; D is free, but "last" may not have it before B has had its turn at 6.
        Workload workload = Workload.of("w", job("block", 0, 3, 1), Job.of("J", 0, Task.of("A", 3), child), job("first", 3, 9, 1),
                job("last", 3, 2, 1));
        RunSpec spec = new RunSpec(workload, apart, "lrtf", "market", 1, new TreeMap<>());
        assertEquals(List.of("block T D 0-3", "J A C 0-3", "J B D 6-8", "first T C 3-12", "last T D 8-10"), placed(spec));
    }

    @Test
    void dataTravelsEverywhereAndATaskStartsWhereItIsAlready() {
        Platform apart = FOUR_AND_TWO.withNetwork(new NetworkModel.Ccr(new Ratio(1, 2)));
        Task child = new Task("B", 2, 1, "any", 0, OptionalLong.empty(), Map.of(), List.of(Dependency.on(0)));
        // A runs on big until 6. There B's data is at 6, on small at 9: at 6 it starts on big if that has room, else it waits for small.
        Workload room = Workload.of("w", Job.of("J", 0, Task.of("A", 6), child), job("late", 6, 5, 3));
        assertEquals(List.of("J A big 0-6", "J B big 6-8", "late T big 6-11"), placed(central(room, apart, "none")));
        Workload none = Workload.of("w", Job.of("J", 1, Task.of("A", 6), child), job("early", 0, 20, 3), job("next", 2, 9, 1),
                job("last", 3, 20, 1));
        // "J A" takes the last core of big at 1 (1 free there, 2 on small: it goes to small), so its data is on small at 7.
        assertEquals(List.of("J A small 1-7", "J B small 7-9", "early T big 0-20", "next T big 2-11", "last T small 3-23"),
                placed(central(none, apart, "none")));
    }

    @Test
    void aBackfilledTaskMayUseAnotherClusterButMustNotDelayThePromise() {
        // wide is promised big at 10. On small a task of any length may start; on big only one that ends by 10.
        Workload workload = Workload.of("w", job("first", 0, 10, 3), job("wide", 1, 5, 4), job("long", 2, 30, 2), job("short", 3, 7, 1),
                job("longer", 4, 30, 1));
        assertEquals(List.of("first T big 0-10", "wide T big 10-15", "long T small 2-32", "short T big 3-10", "longer T big 15-45"),
                placed(central(workload, FOUR_AND_TWO, "easy")));
    }

    @Test
    void aPromiseMovesToAnotherClusterWhenThatIsEarlierAndOthersFollow() {
        // b ends at 4 instead of 20. So c need not wait for big, and d has big as soon as a ends.
        Workload workload = Workload.of("w", job("a", 0, 10, 3), Job.of("b", 0, Task.of("T", 4).withCores(2).withEstimate(20)),
                job("c", 1, 5, 2),
                job("d", 2, 5, 4));
        assertEquals(List.of("a T big 0-10", "b T small 0-4", "c T small 4-9", "d T big 10-15"),
                placed(central(workload, FOUR_AND_TWO, "conservative")));
        assertEquals(List.of("1: c big 10-15", "2: d big 15-20", "4: d big 10-15"),
                promises(central(workload, FOUR_AND_TWO, "conservative")));
    }

    @Test
    void conservativeRefusesWhatEasyLetsDelayThePromiseOfTheSecond() {
        // From 2 on a core of big is free. EASY promises big at 10 to the first alone, who leaves a core of it free; long takes that, and
        // second, who could have had all of big at 20, waits for it until 32.
        Workload workload = Workload.of("w", job("running", 0, 10, 3), job("pair", 0, 40, 2), job("first", 1, 10, 3),
                job("second", 1, 5, 4),
                job("long", 2, 30, 1), job("short", 2, 8, 1));
        assertEquals(List.of("running T big 0-10", "pair T small 0-40", "first T big 10-20", "second T big 32-37", "long T big 2-32",
                "short T big 20-28"), placed(central(workload, FOUR_AND_TWO, "easy")));
        assertEquals(List.of("running T big 0-10", "pair T small 0-40", "first T big 10-20", "second T big 20-25", "long T big 25-55",
                "short T big 2-10"), placed(central(workload, FOUR_AND_TWO, "conservative")));
    }

    /** {@code "tick: job cluster start-end"} of every promise. */
    private static List<String> promises(RunSpec spec) {
        List<String> promises = new ArrayList<>();
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        for (ScheduleEvent event : Runs.events(spec)) {
            if (event.kind() == EventKind.RESERVATION_MADE) {
                promises.add(event.tick() + ": " + index.job(index.jobOf(event.get(EventField.TASK))).id() + " "
                        + spec.platform().clusters().get(event.get(EventField.CLUSTER)).id() + " " + event.number(EventField.START) + "-"
                        + event.number(EventField.END));
            }
        }
        return promises;
    }

    @Test
    void aJobStarvesWhenAllItsValueIsLostUnlessItFinishesAtThatVeryTick() {
        ValueCurve curve = new ValueCurve(Ratio.ONE,
                List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE), new ValueCurve.Point(Ratio.of(2), Ratio.ZERO)));
        Platform one = Platform.of("one core", Cluster.of("C", 1));
        Task second = new Task("B", 2, 1, "any", 0, OptionalLong.empty(), Map.of(), List.of(Dependency.on(0)));
        // "just" ends at 8 = 2 · 4 and has finished; "queued" stands behind a job that runs until 17 and starves at 6 + 2 · 3.
        Workload workload = Workload.of("w", job("first", 0, 4, 1), Job.of("just", 0, Task.of("T", 4)).withValue(curve),
                Job.of("long", 6, Task.of("A", 7), second).withValue(curve), Job.of("queued", 6, Task.of("T", 3)).withValue(curve));
        assertEquals(List.of("first T C 0-4", "just T C 4-8", "long A C 8-15", "long B C 15-17"), placed(market(workload, one)));
        assertEquals(List.of("12: queued"), starved(workload, one));
    }

    @Test
    void whatRunsOfAStarvedJobRunsOutAndThenItsCoreIsTakenAtOnce() {
        ValueCurve curve = new ValueCurve(Ratio.ONE,
                List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE), new ValueCurve.Point(new Ratio(3, 2), Ratio.ZERO)));
        Platform one = Platform.of("one core", Cluster.of("C", 1));
        Workload workload = Workload.of("w", job("first", 0, 4, 1), Job.of("late", 0, Task.of("T", 4)).withValue(curve),
                job("next", 1, 2, 1),
                job("last", 20, 1, 1));
        // "late" starves at 6 and holds its core until 8; its end is an instant like any other.
        assertEquals(List.of("first T C 0-4", "late T C 4-8", "next T C 8-10", "last T C 20-21"), placed(market(workload, one)));
        assertEquals(List.of("6: late"), starved(workload, one));
    }

    @Test
    void theEndOfAStarvedJobMayBeTheLastThingThatHappensBeforeAStart() {
        ValueCurve curve = new ValueCurve(Ratio.ONE,
                List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE), new ValueCurve.Point(Ratio.of(2), Ratio.ZERO)));
        Platform one = Platform.of("one core", Cluster.of("C1", 1));
        Workload workload = Workload.of("w", job("J0", 0, 6, 1), Job.of("J1", 1, Task.of("T", 4)).withValue(curve), job("J2", 1, 1, 1));
        RunSpec spec = new RunSpec(workload, one, "pv", "market", 1, new TreeMap<>());
        assertEquals(List.of("J0 T C1 0-6", "J1 T C1 6-10", "J2 T C1 10-11"), placed(spec));
        assertEquals(List.of("9: J1"), starved(workload, one));
    }

    private static List<String> starved(Workload workload, Platform platform) {
        List<String> starved = new ArrayList<>();
        for (ScheduleEvent event : Runs.events(market(workload, platform))) {
            if (event.kind() == EventKind.JOB_STARVED) {
                starved.add(event.tick() + ": " + workload.jobs().get(event.get(EventField.JOB)).id());
            }
        }
        return starved;
    }
}
