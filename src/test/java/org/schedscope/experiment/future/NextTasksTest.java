package org.schedscope.experiment.future;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class NextTasksTest {
    /** Three tasks of 2 ticks and two of 3: on two cores lists of the policies take 7 ticks, the best takes 6. */
    private static final Workload FIVE = Workload.of("five", job("a", 0, 2), job("b", 0, 2), job("c", 0, 2), job("d", 0, 3),
            job("e", 0, 3));

    private static Job job(String id, long arrival, long exec) {
        return Job.of(id, arrival, Task.of("T", exec));
    }

    private static Trace trace(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(),
                spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    private static NextTasks.Found found(RunSpec spec, long tick, int count, String metric, int orders) {
        return new NextTasks(spec, trace(spec), tick, count, Metrics.named(metric).orElseThrow(), ReportOptions.defaults(),
                (tried, best) -> tried < orders).find();
    }

    private static double makespan(RunSpec spec) {
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform());
        Schedulers.start(spec, measures).runToEnd();
        return Metrics.named("makespan").orElseThrow().of(measures.measured(ReportOptions.defaults()));
    }

    @Test
    void allOrdersOfAFewTasksAreTriedAndTheForkDoesWhatIsPromised() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 2)), "fifo-job", 1);
        NextTasks.Found found = found(spec, 0, 5, "makespan", 1000);
        assertEquals(List.of(7.0, 6.0), List.of(found.was(), found.best()));
        assertTrue(found.all());
        assertEquals(120, found.tried());
        assertEquals(6.0, makespan(spec.forked(found.fork().orElseThrow())));
    }

    @Test
    void whatStartedBeforeStaysAndThePolicyGoesOnAfterThePlan() {
        Workload late = Workload.of("late", job("a", 0, 4), job("long", 1, 9), job("short", 2, 1), job("next", 20, 5), job("last", 20, 1));
        RunSpec spec = RunSpec.of(late, Platform.of("p", Cluster.of("C", 1)), "fifo-job", 1);
        NextTasks.Found found = found(spec, 2, 10, "meanResponse", 1000);
        assertEquals(List.of(1, 2), found.tasks(), "what runs, and what is not there yet, is not planned");
        assertEquals(List.of(2, 1), found.order());
        assertEquals("plan:2.1:fifo-job", found.fork().orElseThrow().policy().orElseThrow());
        Trace planned = trace(spec.forked(found.fork().orElseThrow()));
        assertEquals(List.of(0L, 5L, 4L, 20L, 25L), starts(planned));
    }

    private static List<Long> starts(Trace trace) {
        long[] starts = new long[trace.index().taskCount()];
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            starts[trace.pieces().task(piece)] = trace.pieces().start(piece);
        }
        return Arrays.stream(starts).boxed().toList();
    }

    @Test
    void nothingIsPromisedWhereNoOrderIsBetter() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 5)), "srtf", 1);
        NextTasks.Found found = found(spec, 0, 5, "meanResponse", 1000);
        assertEquals(Optional.empty(), found.fork());
        assertEquals(found.was(), found.best());
        assertEquals(0, found(spec, 3, 5, "meanResponse", 10).tried(), "nothing waits any more");
    }

    @Test
    void ofManyTasksOrdersAreBetteredAsLongAsTheyMayBeAndAlwaysTheSameWay() {
        Job[] jobs = new Job[12];
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = job("J" + j, 0, 1 + (j * 5) % 12);
        }
        RunSpec spec = RunSpec.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 3)), "lrtf", 1);
        NextTasks.Found found = found(spec, 0, 12, "meanResponse", 300);
        assertTrue(found.best() < found.was());
        assertEquals(300, found.tried());
        assertEquals(found, found(spec, 0, 12, "meanResponse", 300));
    }

    @Test
    void onceThePlanIsCarriedOutKeysAreThoseOfThePolicy() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 1)), "plan:3.1:p-slr", 1);
        Trace trace = trace(spec);
        assertEquals(List.of(3, 1), List.of(trace.pieces().task(0), trace.pieces().task(1)));
        Trace policy = trace(RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 1)), "p-slr", 1));
        assertEquals(policy.pieces().key(4), trace.pieces().key(4), "the last one alone has the same key");
    }
}
