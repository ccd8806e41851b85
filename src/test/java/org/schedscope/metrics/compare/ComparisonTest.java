package org.schedscope.metrics.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class ComparisonTest {
    /** Graham's two schedules of Burkimsher, Bate, Indrusiak 2013, Fig. 3. */
    private static final Workload GRAHAM = Workload.of("Graham 1969",
            Job.of("J1", 0, Task.of("T1", 3), Task.of("T9", 9).after(0)),
            Job.of("J2", 0, Task.of("T2", 2)),
            Job.of("J3", 0, Task.of("T3", 2)),
            Job.of("J4", 0, Task.of("T4", 2), Task.of("T5", 4).after(0), Task.of("T6", 4).after(0), Task.of("T7", 4).after(0),
                    Task.of("T8", 4).after(0)));

    private static RunMeasures measures(ScheduleBuilder schedule) {
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.emit(measures);
        return measures;
    }

    private static ScheduleBuilder schedule() {
        return new ScheduleBuilder(GRAHAM, Platform.of("3 cores", Cluster.of("C1", 3)));
    }

    private static final RunMeasures A = measures(schedule().run("J1", "T1", 0).run("J3", "T3", 0).run("J4", "T4", 0).run("J4", "T5", 2)
            .run("J4", "T6", 2).run("J2", "T2", 3).run("J1", "T9", 5).run("J4", "T7", 6).run("J4", "T8", 6));
    private static final RunMeasures B = measures(scheduleB());

    private static ScheduleBuilder scheduleB() {
        return schedule().run("J1", "T1", 0).run("J2", "T2", 0).run("J3", "T3", 0).run("J4", "T4", 2).run("J1", "T9", 3).run("J4", "T5", 4)
                .run("J4", "T6", 4).run("J4", "T7", 8).run("J4", "T8", 8);
    }

    private static ComparedRun run(String name, RunMeasures measures) {
        return new ComparedRun(name, measures.measured(ReportOptions.defaults().withHorizon(14)));
    }

    private static final Comparison COMPARISON = new Comparison(List.of(run("A", A), run("B", B)), 0);

    private static Comparison.Row row(String metric) {
        return COMPARISON.rows().stream().filter(row -> row.metric().name().equals(metric)).findFirst().orElseThrow();
    }

    @Test
    void whoLosesMostByNotHavingTheOtherScheduleStandsFirst() {
        assertEquals(List.of(new Regret(1, 5, 2), new Regret(0, 14, 12), new Regret(2, 2, 2), new Regret(3, 10, 12)), Regret.of(A, B));
        assertEquals(1.5, Regret.of(A, B).get(0).share());
    }

    @Test
    void everyMetricHasItsDifferenceAndItsBest() {
        assertEquals(List.of(14.0, 12.0), row("makespan").values());
        assertEquals(List.of(0.0, -2.0), row("makespan").differences());
        assertEquals(List.of(1.0, 12 / 14.0), row("makespan").ratios());
        assertEquals(List.of(1), row("makespan").best());
        assertEquals(List.of(0), row("cumulativeCompletion").best());
        assertEquals(14, COMPARISON.horizon());
    }

    @Test
    void whereAllAreEqualNoneIsBest() {
        assertEquals(List.of(3.0, 3.0), row("peakInFlight").values());
        assertEquals(List.of(), row("peakInFlight").best());
        assertEquals(List.of(), row("valueProportion").best());
    }

    @Test
    void aMetricsWinsAreCounted() {
        int decided = (int) COMPARISON.rows().stream().filter(row -> !row.best().isEmpty()).count();
        assertEquals(decided, COMPARISON.wins(0) + COMPARISON.wins(1));
    }

    @Test
    void jobsAreComparedOneByOne() {
        // SLR of J1 to J4 in A: 14/12, 5/2, 2/2, 10/6; in B: 12/12, 2/2, 2/2, 12/6.
        PairedJobs pairs = COMPARISON.jobs(1);
        assertEquals(List.of(4, 2, 1, 1), List.of(pairs.jobs(), pairs.wins(), pairs.ties(), pairs.losses()));
        assertEquals(0.75, pairs.dominance());
        assertEquals(5 / (14 / 12.0 + 2.5 + 1 + 10 / 6.0), pairs.ratio(), 1e-12);
        assertEquals(4, pairs.test().n());
    }

    @Test
    void aJobThatDidNotFinishInOneRunIsNoCase() {
        RunMeasures early = new RunMeasures(A.facts());
        scheduleB().events().stream().filter(event -> event.tick() <= 3).forEach(early::on);
        assertEquals(2, new Comparison(List.of(run("A", A), run("early", early)), 0).jobs(1).jobs());
    }

    @Test
    void runsOfOneNameAreRefused() {
        assertEquals("two of the compared runs are named A",
                assertThrows(ModelException.class, () -> new Comparison(List.of(run("A", A), run("A", B)), 0)).getMessage());
    }
}
