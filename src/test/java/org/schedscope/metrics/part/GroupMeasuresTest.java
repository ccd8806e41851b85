package org.schedscope.metrics.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class GroupMeasuresTest {
    private static final Workload WORKLOAD = Workload.of("w",
            new Job("J1", "/ada", 0, List.of(Task.of("T", 4).withKind("cpu"), Task.of("U", 2).withKind("gpu").after(0)), Optional.empty(),
                    Optional.of("fast")),
            new Job("J2", "/bob", 0, List.of(Task.of("T", 6).withKind("cpu")), Optional.empty(), Optional.empty()));
    private static final Platform PLATFORM = Platform.of("p", Cluster.of("C1", 1, "cpu"), Cluster.of("C2", 2, "gpu"));

    /** J2 runs from 0 to 6 on the one core for it, J1 from 6 to 10 and on C2 from 10 to 12. */
    private static final ScheduleBuilder SCHEDULE = new ScheduleBuilder(WORKLOAD, PLATFORM).run(2, 0, 0).run(0, 0, 6).run(1, 1, 10);

    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    private static List<GroupMeasures.Row> rows(ScheduleBuilder schedule, GroupMeasures.By by, long from, long to) {
        Trace trace = trace(schedule);
        return GroupMeasures.of(trace, trace.eventCount(), new JobFacts(trace.index(), trace.platform()), by, from, to);
    }

    private static String text(GroupMeasures.Row row) {
        return row.group() + " " + row.finished() + " " + row.slr().mean() + " " + row.waiting().mean() + " " + row.coreTicks() + " "
                + row.utilisation();
    }

    private static List<String> texts(GroupMeasures.By by, long from, long to) {
        return rows(SCHEDULE, by, from, to).stream().map(GroupMeasuresTest::text).toList();
    }

    @Test
    void aJobCountsForEveryClusterAndKindOfItsTasks() {
        assertEquals(List.of("C1 2 1.5 3.0 10.0 " + 10 / 12.0, "C2 1 2.0 6.0 2.0 " + 2 / 24.0), texts(GroupMeasures.By.CLUSTER, 0, 12));
        assertEquals(List.of("cpu 2 1.5 3.0 10.0 " + 10 / 12.0, "gpu 1 2.0 6.0 2.0 " + 2 / 24.0), texts(GroupMeasures.By.KIND, 0, 12));
    }

    @Test
    void usersAndQueuesShareThePlatform() {
        assertEquals(List.of("/ada 1 2.0 6.0 6.0 " + 6 / 36.0, "/bob 1 1.0 0.0 6.0 " + 6 / 36.0), texts(GroupMeasures.By.USER, 0, 12));
        assertEquals(List.of("/ 2 1.5 3.0 12.0 " + 12 / 36.0), texts(GroupMeasures.By.GROUP, 0, 12));
        assertEquals(List.of("(none) 1 1.0 0.0 6.0 " + 6 / 36.0, "fast 1 2.0 6.0 6.0 " + 6 / 36.0), texts(GroupMeasures.By.QUEUE, 0, 12));
    }

    @Test
    void anIntervalHasTheFinishesAfterItsBeginning() {
        assertEquals(List.of("/ada 0 NaN NaN 5.0 " + 5 / 15.0, "/bob 0 NaN NaN 0.0 0.0"), texts(GroupMeasures.By.USER, 6, 11));
        assertEquals(1 / 6.0, rows(SCHEDULE, GroupMeasures.By.USER, 5, 11).get(1).flow());
        assertThrows(ModelException.class, () -> rows(SCHEDULE, GroupMeasures.By.USER, 6, 6));
    }

    @Property(tries = 50, seed = "2")
    void allCoresMarkedIsAsIfNoneWere(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        Trace trace = trace(run);
        long end = Math.max(1, trace.lastTick());
        List<RunPart.Cores> all = IntStream.range(0, run.platform().clusters().size())
                .mapToObj(cluster -> RunPart.Cores.of(run.platform(), cluster)).toList();
        JobFacts facts = new JobFacts(run.index(), run.platform());
        List<GroupMeasures.Row> whole = rows(run, GroupMeasures.By.CLUSTER, 0, end);
        List<GroupMeasures.Row> marked = GroupMeasures.of(trace, trace.eventCount(), facts, GroupMeasures.By.CLUSTER,
                RunPart.ofTicks(0, end).on(all));
        for (int i = 0; i < whole.size(); i++) {
            assertEquals(whole.get(i).coreTicks(), marked.get(i).coreTicks());
            assertEquals(whole.get(i).utilisation(), marked.get(i).utilisation());
            assertEquals(whole.get(i).finished(), marked.get(i).finished());
        }
        List<GroupMeasures.Row> first = GroupMeasures.of(trace, trace.eventCount(), facts, GroupMeasures.By.CLUSTER,
                RunPart.ofTicks(0, end).on(all.subList(0, 1)));
        assertEquals(List.of(whole.get(0).group()), first.stream().map(GroupMeasures.Row::group).toList());
        assertEquals(whole.get(0).coreTicks(), first.get(0).coreTicks());
    }

    @Property(tries = 100, seed = "1")
    void groupsOfAWholeRunAddUpToItsReport(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        RunMeasures measures = new RunMeasures(run.index(), run.platform());
        run.emit(measures);
        RunReport report = measures.report(ReportOptions.defaults());
        double makespan = report.metrics().get("makespan");
        if (makespan == 0) {
            return;
        }
        Trace trace = trace(run);
        // A job may end after the makespan, when it starves; those that finish do not.
        List<GroupMeasures.Row> clusters = rows(run, GroupMeasures.By.CLUSTER, 0, (long) makespan);
        for (int c = 0; c < clusters.size(); c++) {
            assertEquals(report.clusters().get(c).busyCoreTicks(), clusters.get(c).coreTicks(), 1e-9);
            assertEquals(report.clusters().get(c).utilisation(), clusters.get(c).utilisation(), 1e-12);
        }
        for (GroupMeasures.By by : List.of(GroupMeasures.By.USER, GroupMeasures.By.QUEUE)) {
            List<GroupMeasures.Row> rows = rows(run, by, 0, (long) makespan);
            assertEquals(report.finishedJobs(), rows.stream().mapToInt(GroupMeasures.Row::finished).sum());
            assertEquals(report.metrics().get("flow"), rows.stream().mapToDouble(GroupMeasures.Row::flow).sum(), 1e-12);
            assertEquals(report.metrics().get("averageUtilisation"), rows.stream().mapToDouble(GroupMeasures.Row::utilisation).sum(), 1e-9);
        }
        for (GroupMeasures.Row user : rows(run, GroupMeasures.By.USER, 0, (long) makespan)) {
            double[] slr = IntStream.range(0, trace.index().jobCount())
                    .filter(job -> trace.index().job(job).user().equals(user.group())
                            && measures.jobs().stage(job) == JobProgress.Stage.FINISHED)
                    .mapToDouble(job -> measures.slr(job, 0)).toArray();
            assertEquals(Sample.of(slr).mean(), user.slr().mean(), 1e-9);
            assertEquals(Sample.of(slr).largest(), user.slr().largest());
        }
    }
}
