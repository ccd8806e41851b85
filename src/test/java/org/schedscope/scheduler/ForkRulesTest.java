package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.jobStarved;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** What holds at a fork, a sentence of the rules each, worked out by hand. */
class ForkRulesTest {
    private static Platform clusters(NetworkModel network, Cluster... clusters) {
        return new Platform("p", new Router("R", List.of(clusters)), network, Map.of());
    }

    private static Platform cluster(int cores) {
        return Platform.of("p", Cluster.of("C1", cores));
    }

    private static RunSpec run(Platform platform, Job... jobs) {
        return RunSpec.of(Workload.of("w", jobs), platform, "fifo-job", 1);
    }

    private static Job job(String id, long arrival, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores));
    }

    private static ForkSpec setting(long at, String parameter, String value) {
        return new ForkSpec(at, Optional.empty(), Optional.empty(), OptionalLong.empty(),
                Optional.of(new TreeMap<>(Map.of(parameter, value))), new TreeMap<>(), List.of(), new TreeSet<>(), List.of(),
                Optional.empty());
    }

    private static ForkSpec outage(long at, int cores, long until) {
        return ForkSpec.at(at).withOutages(List.of(new ForkSpec.CoresOut("C1", cores, until)));
    }

    /** {@code "J1 T C2 0-3"}; the plain twin agrees. */
    private static List<String> schedule(RunSpec spec) {
        List<Placement> placements = Runs.placements(Runs.trace(spec));
        assertEquals(NaiveHierarchical.runForked(spec), placements);
        return placements.stream().map(one -> Runs.trace(spec).index().label(one.task()) + " "
                + spec.platform().clusters().get(one.cluster()).id() + " " + one.start() + "-" + one.finish()).toList();
    }

    /** Both clusters run something until 10. K comes first in the file, though it arrived last: it is routed first; J stays together. */
    @Test
    void whatWaitsInAQueueIsRoutedAnewByJobInFileOrder() {
        RunSpec spec = run(clusters(NetworkModel.NONE, Cluster.of("C1", 1), Cluster.of("C2", 1)), job("R1", 0, 10, 1), job("R2", 0, 10, 1),
                job("K", 2, 4, 1), Job.of("J", 1, Task.of("a", 5), Task.of("b", 5)));
        assertEquals(List.of("R1 T C1 0-10", "R2 T C2 0-10", "K T C2 10-14", "J a C1 10-15", "J b C1 15-20"), schedule(spec));
        assertEquals(List.of("R1 T C1 0-10", "R2 T C2 0-10", "K T C1 10-14", "J a C2 10-15", "J b C2 15-20"),
                schedule(spec.forked(setting(3, "rearrangement", "easy"))));
    }

    /** C2 has nothing to do, but c has its place on C1, and leaves it only where C1 has become too small. */
    @Test
    void whatIsPlacedAndNotYetReadyKeepsItsPlaceIfItStillCan() {
        RunSpec spec = run(clusters(NetworkModel.NONE, Cluster.of("C1", 2), Cluster.of("C2", 2)),
                Job.of("M", 0, Task.of("p", 10), Task.of("c", 2).withCores(2).after(0)));
        assertEquals(List.of("M p C1 0-10", "M c C1 10-12"), schedule(spec.forked(setting(3, "rearrangement", "easy"))));
        assertEquals(List.of("M p C1 0-10", "M c C2 10-12"), schedule(spec.forked(ForkSpec.at(3).withCores("C1", 1))));
    }

    /** All of C1 is offline until 20, and still it is C1 that can take four cores. */
    @Test
    void anOutageDoesNotCountForWhatAClusterCanTake() {
        RunSpec spec = run(clusters(NetworkModel.NONE, Cluster.of("C1", 4), Cluster.of("C2", 2)), job("J", 2, 5, 4));
        assertEquals(List.of("J T C1 20-25"), schedule(spec.forked(outage(1, 4, 20))));
    }

    /** Q leaves c no room on C1, where p wrote its data in 1-5; C2 is four ticks away. */
    private static RunSpec dataElsewhere() {
        return run(clusters(new NetworkModel.Ccr(Ratio.ONE), Cluster.of("C1", 2, "A"), Cluster.of("C2", 2, "B")),
                Job.of("Q", 0, Task.of("T", 30).withKind("A")),
                Job.of("M", 1, Task.of("p", 4).withKind("A"), Task.of("c", 3).withCores(2).after(0)));
    }

    @Test
    void dataThatMustGoElsewhereSetsOutAtTheFork() {
        assertEquals(List.of("Q T C1 0-30", "M p C1 1-5", "M c C1 30-33"), schedule(dataElsewhere()));
        assertEquals(List.of("Q T C1 0-30", "M p C1 1-5", "M c C2 10-13"),
                schedule(dataElsewhere().forked(setting(6, "rearrangement", "easy"))));
    }

    @Test
    void underOneQueueAllDataHasSetOutBeforeTheFork() {
        RunSpec routed = dataElsewhere();
        RunSpec spec = new RunSpec(routed.workload(), routed.platform(), "fifo-job", Schedulers.CENTRAL, 1, new TreeMap<>());
        assertEquals(List.of("Q T 0-30", "M p 1-5", "M c 9-12"),
                Runs.schedule(spec.forked(ForkSpec.at(6).withChoices(new RunChoices("fifo-job",
                        Schedulers.HIERARCHICAL, 1, new TreeMap<>())))));
    }

    /** Three of four cores are offline until 20 when the cluster gets another number of cores at 5. */
    @Test
    void newCoresOfAClusterAreItsTotalAndAnOutageGoesOn() {
        RunSpec spec = run(cluster(4), job("a", 6, 3, 1), job("b", 6, 4, 2), job("c", 6, 1, 1)).forked(outage(1, 3, 20));
        assertEquals(List.of("a T C1 6-9", "b T C1 6-10", "c T C1 9-10"), schedule(spec.forked(ForkSpec.at(5).withCores("C1", 6))));
        assertEquals(List.of("a T C1 20-23", "b T C1 23-27", "c T C1 27-28"), schedule(spec.forked(ForkSpec.at(5).withCores("C1", 2))));
        assertEquals(spec, spec.forked(ForkSpec.at(5).withCores("C1", 4)), "four is what it has");
    }

    /** The wide task is promised all cores at 20: what ends by then may pass it, what ends at 21 may not. */
    @Test
    void schedulersKnowWhenAnOutageEndsAndTheEndMakesAnInstant() {
        RunSpec spec = RandomCases.with(run(cluster(4), job("wide", 6, 5, 4), job("long", 6, 15, 1), job("short", 6, 14, 1)),
                "rearrangement", "easy");
        assertEquals(List.of("wide T C1 20-25", "long T C1 25-40", "short T C1 6-20"), schedule(spec.forked(outage(1, 3, 20))));
    }

    @Test
    void theForkMakesAnInstant() {
        RunSpec spec = run(cluster(1), job("a", 0, 10, 1), job("b", 0, 5, 1));
        assertEquals(List.of("a T C1 0-10", "b T C1 3-8"), schedule(spec.forked(ForkSpec.at(3).withCores("C1", 2))));
    }

    /** J2 is worth nothing from 18 on. */
    @Test
    void starvationSwitchedOnByAForkTakesWhatIsOverdue() {
        ValueCurve curve = new ValueCurve(Ratio.ONE, List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE), new ValueCurve.Point(Ratio.of(2),
                Ratio.ZERO)));
        Job valued = new Job("J2", "/", 0, List.of(Task.of("T", 9)), Optional.of(curve), Optional.empty());
        RunSpec spec = run(cluster(1), job("J1", 0, 40, 1), valued);
        for (long at : new long[] {10, 25}) {
            RunSpec forked = spec.forked(setting(at, "starvation", "on"));
            assertEquals(List.of("J1 T C1 0-40"), schedule(forked));
            assertTrue(Runs.events(forked).contains(jobStarved(Math.max(18, at), 1)), Runs.events(forked).toString());
        }
        assertEquals(List.of("J1 T C1 0-40", "J2 T C1 40-49"), schedule(spec));
    }
}
