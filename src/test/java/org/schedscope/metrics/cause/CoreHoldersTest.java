package org.schedscope.metrics.cause;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.fixture.naive.NaiveWaits;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class CoreHoldersTest {
    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    @Test
    void whoHeldTheCoresWhileAJobWaitedIsSummedByUser() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)).withUser("/a"),
                Job.of("J2", 0, Task.of("T", 10)).withUser("/b"),
                Job.of("J3", 1, Task.of("T", 2).withCores(2)).withUser("/c"), Job.of("J4", 4, Task.of("T", 3)).withUser("/a"));
        // J3 waits from 1 to 10: J1 held a core for 3 ticks of that, J4 for 3, J2 for 9.
        Trace trace = trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 2))).run("J1", "T", 0).run("J2", "T", 0)
                .run("J4", "T", 4).run("J3", "T", 10));
        CoreHolders holders = CoreHolders.of(trace, trace.eventCount(), List.of(2));
        assertEquals(List.of(new CoreHolders.Holder(1, 9), new CoreHolders.Holder(0, 3), new CoreHolders.Holder(3, 3)), holders.jobs());
        assertEquals(List.of(new CoreHolders.UserShare("/b", 9, 0.6, List.of(new CoreHolders.Holder(1, 9))),
                new CoreHolders.UserShare("/a", 6, 0.4,
                        List.of(new CoreHolders.Holder(0, 3), new CoreHolders.Holder(3, 3)))),
                holders.users());
        assertEquals(List.of(new CoreHolders.Holder(0, 3), new CoreHolders.Holder(1, 3)),
                CoreHolders.of(trace, trace.positionAfter(4), List.of(2)).jobs(), "at tick 4 it has waited for 3 ticks");
    }

    @Test
    void inACentralQueueATaskWaitsForEveryClusterThatCouldHoldIt() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 0, Task.of("T", 6)),
                Job.of("J3", 0, Task.of("T", 1).withCores(2)), Job.of("J4", 1, Task.of("T", 2)));
        Platform platform = new Platform("p", new Router("r", List.of(Cluster.of("C", 1), Cluster.of("D", 1), Cluster.of("E", 2, "wide"))),
                NetworkModel.NONE, Map.of());
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(workload), platform);
        Schedulers.start(new RunSpec(workload, platform, "fifo-job", "central", 1, new TreeMap<>()), recorder).runToEnd();
        // J1 goes to the cluster with most free cores, E; then only C and D have one each: J2 on C; J3 needs E, so J4 cannot overtake it.
        Trace trace = recorder.trace();
        assertEquals(List.of("J1 on E from 0", "J2 on C from 0", "J3 on E from 4", "J4 on D from 4"), IntStream.range(0, 4)
                .mapToObj(piece -> trace.index().job(trace.index().jobOf(trace.pieces().task(piece))).id() + " on "
                        + platform.clusters().get(trace.pieces().cluster(piece)).id() + " from " + trace.pieces().start(piece))
                .toList());
        assertEquals(List.of(new CoreHolders.Holder(0, 4)), CoreHolders.of(trace, trace.eventCount(), List.of(2)).jobs());
        assertEquals(List.of(new CoreHolders.Holder(0, 3), new CoreHolders.Holder(1, 3)),
                CoreHolders.of(trace, trace.eventCount(), List.of(3)).jobs());
    }

    @Test
    void whoIsSuspendedWaitsInTheCentralQueueForEveryClusterThatCouldHoldIt() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 0, Task.of("T", 6)),
                Job.of("J3", 2, Task.of("T", 8)));
        TraceRecorder run = new TraceRecorder(new WorkloadIndex(workload), Platform.of("p", Cluster.of("C", 1), Cluster.of("D", 1)));
        int central = 2;
        List.of(0, 1).forEach(job -> run.on(jobArrived(0, job)));
        List.of(0, 1).forEach(task -> run.on(taskReady(0, task, central)));
        List.of(0, 1).forEach(task -> run.on(taskStarted(0, task, task, CoreSet.of(0, 0), PriorityKey.NONE, 1, false)));
        run.on(jobArrived(2, 2));
        run.on(taskReady(2, 2, central));
        run.on(taskPreempted(2, 0, 0, central));
        run.on(taskStarted(2, 2, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        run.on(taskFinished(6, 1, 1));
        run.on(taskStarted(6, 0, 1, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        run.on(taskFinished(8, 0, 1));
        run.on(taskFinished(10, 2, 0));
        Trace trace = run.trace();
        // From 2 to 6 it could have gone on either: J2 holds D and J3 holds C.
        assertEquals(List.of(new CoreHolders.Holder(1, 4), new CoreHolders.Holder(2, 4)),
                CoreHolders.of(trace, trace.eventCount(), List.of(0)).jobs());
    }

    @Test
    void whoNeverWaitedHasNobodyToBlame() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)));
        Trace trace = trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 2))).run("J1", "T", 0));
        assertEquals(List.of(), CoreHolders.of(trace, trace.eventCount(), List.of(0)).users());
    }

    /** Tick by tick: a late job waits on a cluster in a tick if any of its tasks stands in the queue there. */
    private static Map<Integer, Double> naive(Trace trace, int late) {
        Map<Integer, Double> held = new HashMap<>();
        for (long tick = 0; tick < trace.lastTick(); tick++) {
            for (int cluster = 0; cluster < trace.platform().clusters().size(); cluster++) {
                if (waits(trace, late, cluster, tick)) {
                    for (int piece = 0; piece < trace.pieces().count(); piece++) {
                        int job = trace.index().jobOf(trace.pieces().task(piece));
                        if (job != late && trace.pieces().cluster(piece) == cluster && trace.pieces().start(piece) <= tick
                                && tick < trace.pieces().end(piece)) {
                            held.merge(job, (double) trace.index().task(trace.pieces().task(piece)).cores(), Double::sum);
                        }
                    }
                }
            }
        }
        return held;
    }

    private static boolean waits(Trace trace, int job, int cluster, long tick) {
        return IntStream.range(trace.index().firstTask(job), trace.index().firstTask(job + 1))
                .anyMatch(task -> NaiveWaits.waitsFor(trace, task, cluster, trace.positionAfter(tick)));
    }

    @Property(tries = 60, seed = "1")
    void anyRunAgreesWithLookingAtEveryTick(@ForAll @IntRange(max = 1_000_000) int seed) {
        Trace trace = trace(RandomRun.of(seed));
        for (int job = 0; job < trace.index().jobCount(); job++) {
            Map<Integer, Double> held = new HashMap<>();
            CoreHolders.of(trace, trace.eventCount(), List.of(job)).jobs().forEach(holder -> held.put(holder.job(), holder.coreTicks()));
            assertEquals(naive(trace, job), held);
        }
    }
}
