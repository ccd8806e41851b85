package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

class RunMeasuresTest {
    private static final Platform TWO_CORES = Platform.of("two cores", Cluster.of("C1", 2));
    private static final ValueCurve CURVE = new ValueCurve(Ratio.of(100), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
            new ValueCurve.Point(Ratio.of(4), new Ratio(1, 2)), new ValueCurve.Point(Ratio.of(8), Ratio.ZERO)));

    private static RunMeasures measures(ScheduleBuilder schedule) {
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.emit(measures);
        return measures;
    }

    private static double value(RunMeasures measures, String metric) {
        return measures.report(ReportOptions.defaults()).metrics().get(metric);
    }

    @Test
    void nothingIsKnownBeforeTheFirstEvent() {
        Workload workload = Workload.of("w", Job.of("J1", 3, Task.of("T", 5)));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, TWO_CORES);
        RunReport report = new RunMeasures(schedule.index(), TWO_CORES).report(ReportOptions.defaults());
        assertEquals(0, report.metrics().get("makespan"));
        assertEquals(Double.NaN, report.metrics().get("flow"));
        assertEquals(Double.NaN, report.metrics().get("meanSlr"));
        assertEquals(Double.NaN, report.metrics().get("violatedEetPercent"));
        assertEquals(0, report.metrics().get("cumulativeCompletion"));
        assertEquals(List.of(new UserRow("/", 0, 0, Double.NaN, 0, 2)), report.users());
        assertEquals(List.of(new ClusterRow("C1", 2, Double.NaN, 0)), report.clusters());
        assertEquals(10, report.byDecile().size());
        assertEquals(0, report.finishedJobs());
    }

    @Test
    void aRunningTaskHasExecutedUntilNow() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 50)),
                Job.of("J2", 8, Task.of("T", 1))), TWO_CORES)
                .run("J1", "T", 4).run("J2", "T", 60);
        RunMeasures measures = new RunMeasures(schedule.index(), TWO_CORES);
        schedule.events().stream().filter(event -> event.tick() <= 8).forEach(measures::on);
        assertEquals(List.of(new ClusterRow("C1", 2, 0.25, 4)), measures.report(ReportOptions.defaults()).clusters());
        assertEquals(List.of(new ClusterRow("C1", 2, 0.4, 16)), measures.report(ReportOptions.defaults().withNow(20)).clusters());
        assertEquals(20 / 50.0, measures.slr(0, 20));
    }

    @Test
    void theMostJobsInFlightAreThoseAfterAStart() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 5)), Job.of("J2", 0, Task.of("T", 1)));
        ScheduleBuilder after = new ScheduleBuilder(workload, TWO_CORES).run("J1", "T", 0).run("J2", "T", 5);
        assertEquals(1, value(measures(after), "peakInFlight"), "the end comes first");
        ScheduleBuilder beside = new ScheduleBuilder(workload, TWO_CORES).run("J1", "T", 0).run("J2", "T", 4);
        assertEquals(2, value(measures(beside), "peakInFlight"), "both go on for a tick");
    }

    @Test
    void aStarvedJobLeavesTheFlightAndEndsThere() {
        // CP 2, D_final 8: J1 starves at 16, while its first task runs.
        Job starving = Job.of("J1", 0, Task.of("A", 1), Task.of("B", 1).after(0)).withValue(CURVE);
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", starving, Job.of("J2", 0, Task.of("T", 4))), TWO_CORES);
        schedule.run("J1", "A", 0).run("J2", "T", 15).starve(0, 16);
        RunMeasures measures = measures(schedule);
        assertEquals(2, value(measures, "peakInFlightAll"));
        assertEquals(1, value(measures, "peakInFlight"), "of the finished jobs");
        assertEquals(1, value(measures, "starvedJobs"));
        assertEquals(1, value(measures, "completedJobs"));
        assertEquals(0, value(measures, "value"));
        assertEquals(100, value(measures, "maxValue"));
        assertEquals(0.5, value(measures, "starvedShare"));
        assertEquals(1, value(measures, "starvedCoreTicks"));
        assertEquals(OptionalLong.of(16), measures.jobs().end(0));
        assertEquals(JobProgress.Stage.STARVED, measures.jobs().stage(0));
        // Side by side in a share of two cores, their EETs are 2 and 4: late by 14 and 15.
        assertEquals(29, value(measures, "weightedTardiness"));
    }

    @Test
    void valueIsLinearBetweenThePointsOfTheCurve() {
        Job job = Job.of("J1", 0, Task.of("T", 10)).withValue(CURVE);
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", job), TWO_CORES).run("J1", "T", 20);
        assertEquals(75, value(measures(schedule), "value"));
        assertEquals(0.75, value(measures(schedule), "valueProportion"));
    }

    @Test
    void valueIsRightWhereExactFractionsLeaveLong() {
        Ratio odd = new Ratio(3_000_000_000_000_000_001L, 1_000_000_000_000_000_000L);
        ValueCurve curve = new ValueCurve(Ratio.of(100), List.of(new ValueCurve.Point(new Ratio(2_000_000_000_000_000_001L,
                1_000_000_000_000_000_000L), Ratio.ONE), new ValueCurve.Point(odd, Ratio.ZERO)));
        Job job = Job.of("J1", 0, Task.of("T", 999_983)).withValue(curve);
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", job), TWO_CORES).run("J1", "T", 1_499_975);
        assertEquals(100 * (1 - (2499958.0 / 999983 - 2)), value(measures(schedule), "value"), 1e-9);
    }

    @Test
    void latenessCountsFromTheDeadlinesOfTheCurve() {
        // CP 10, D_initial 2, D_final 8: full value until 20, nothing from 80 on.
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 10)).withValue(CURVE),
                Job.of("J2", 0, Task.of("T", 10)).withValue(CURVE),
                Job.of("J3", 0, Task.of("T", 10)));
        RunMeasures measures = measures(new ScheduleBuilder(workload, TWO_CORES).run("J1", "T", 13).run("J2", "T", 81).run("J3", "T", 200));
        assertEquals((3 + 71) / 2.0, value(measures, "meanInitialLateness"));
        assertEquals(71, value(measures, "worstInitialLateness"));
        assertEquals(5.5, value(measures, "meanFinalLateness"));
        assertEquals(11, value(measures, "worstFinalLateness"));
    }

    @Test
    void veryShortJobsDoNotDominateBoundedSlowdown() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 1)),
                Job.of("J2", 0, Task.of("T", 20))), TWO_CORES)
                .run("J1", "T", 49).run("J2", "T", 10);
        // 50 ÷ 10 and 30 ÷ 20.
        assertEquals(3.25, value(measures(schedule), "meanBoundedSlowdown"));
        assertEquals(29.5, value(measures(schedule), "medianWait"));
        assertEquals(40, value(measures(schedule), "medianResponse"));
    }

    @Test
    void jobsThatHaveNotFinishedAreInFlightAmongAllOnly() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 9)), Job.of("J2", 0, Task.of("T", 3)),
                Job.of("J3", 0, Task.of("T", 3)));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, Platform.of("three cores", Cluster.of("C1", 3)));
        schedule.run("J1", "T", 0).run("J2", "T", 0).run("J3", "T", 2);
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.events().stream().filter(event -> event.tick() <= 5).forEach(measures::on);
        assertEquals(3, value(measures, "peakInFlightAll"));
        assertEquals(2, value(measures, "peakInFlight"));
    }

    @Test
    void aJobWeighsAsManyCoresAsItsSoonestScheduleTakesAtOnce() {
        // J1: one core, then three side by side: weight 3. J2: one core.
        Job fork = Job.of("J1", 0, Task.of("A", 2), Task.of("B", 2).after(0), Task.of("C", 2).after(0), Task.of("D", 1).after(0));
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", fork, Job.of("J2", 1, Task.of("T", 2))), TWO_CORES);
        schedule.run("J1", "A", 4).run("J1", "B", 6).run("J1", "C", 6).run("J1", "D", 8).run("J2", "T", 9);
        RunMeasures measures = measures(schedule);
        assertEquals((3 * 4 + 8) / 4.0, value(measures, "weightedMeanWait"));
        assertEquals((3 * 9 + 10) / 4.0, value(measures, "weightedMeanResponse"));
        assertEquals((9 / 4.0 + 10 / 2.0) / 2, value(measures, "meanSlowdown"));
        assertEquals(5, value(measures, "worstSlowdown"));
        assertEquals((9 / 4.0 + 10 / 2.0) / 2, value(measures, "medianSlowdown"));
    }

    @Test
    void usersSpreadByTheirMeans() {
        // Ada waits 0 and 4, Bob 8: means 2 and 8. Carl's job has not finished.
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)).withUser("/ada"),
                Job.of("J2", 0, Task.of("T", 4)).withUser("/ada"), Job.of("J3", 0, Task.of("T", 2)).withUser("/bob"),
                Job.of("J4", 0, Task.of("T", 50)).withUser("/carl"));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, TWO_CORES).run("J1", "T", 0).run("J2", "T", 4).run("J3", "T", 8)
                .run("J4", "T", 9);
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.events().stream().filter(event -> event.tick() <= 20).forEach(measures::on);
        assertEquals(Math.sqrt(18), value(measures, "userSpreadWait"), 1e-12);
        assertEquals(Math.sqrt(8), value(measures, "userSpreadResponse"), 1e-12, "means 6 and 10");
        assertEquals(Math.sqrt(2 * 1.75 * 1.75), value(measures, "userSpreadSlowdown"), 1e-12, "means 1.5 and 5");
    }

    @Test
    void suspensionsAndBackfillsAreCounted() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 5)),
                Job.of("J2", 0, Task.of("T", 3))), TWO_CORES);
        schedule.suspended(0, 0, 0, 2).resumed(0, 0, 4, 7).run("J2", "T", 1).backfilled(1);
        assertEquals(1, value(measures(schedule), "preemptions"));
        assertEquals(1, value(measures(schedule), "backfills"));
        assertEquals(8 / 14.0, value(measures(schedule), "averageUtilisation"));
    }

    @Test
    void decilesCutByPlaceAndTiesStayInFileOrder() {
        Job[] jobs = new Job[12];
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = Job.of("J" + j, 0, Task.of("T", j < 6 ? 2 : 1));
        }
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", jobs), TWO_CORES);
        for (int j = 0; j < jobs.length; j++) {
            schedule.run(j, 0, 2L * j);
        }
        List<DecileRow> rows = measures(schedule).report(ReportOptions.defaults()).byDecile();
        assertEquals(List.of(2, 1, 1, 1, 1, 2, 1, 1, 1, 1), rows.stream().map(DecileRow::count).toList());
        assertEquals(new DecileRow(1, 2, 14, 15, 13, 13.5, 14, 14.5, 1, 1), rows.get(0));
        assertEquals(List.of(13.0, 15.0), rows.get(0).singleValues());
        assertEquals(new DecileRow(6, 2, 1.5, 2, 1, 1.25, 1.5, 1.75, 2, 2), rows.get(5));
    }

    @Test
    void theHorizonOfCumulativeCompletionCanBeGiven() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 5).withCores(2))), TWO_CORES)
                .run("J1", "T", 0);
        RunReport report = measures(schedule).report(ReportOptions.defaults().withHorizon(14));
        assertEquals(100, report.metrics().get("cumulativeCompletion"));
        assertEquals(14, report.horizon());
    }

    @Test
    void cellsOfTheGridBeginAtTheLatestPossibleStart() {
        // One core, one user: EET 10 and 20; J2 runs first, so J1 ends at 20, late by 10 from tick 0 on.
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 10)),
                Job.of("J2", 0, Task.of("T", 10))), Platform.of("one core", Cluster.of("C1", 1))).run("J2", "T", 0).run("J1", "T", 10);
        ViolationGrid grid = measures(schedule).violations(ReportOptions.defaults().withEetBin(4));
        assertEquals(List.of(1, 1, 1, 0, 0), List.of(grid.count(0, 0), grid.count(0, 1), grid.count(0, 2), grid.count(0, 3),
                grid.count(0, 4)));
        assertEquals(5, grid.columns());
        assertEquals(List.of(0), grid.jobs(0, 2));
        assertEquals(1, measures(schedule).violations(ReportOptions.defaults()).bin());
    }

    @Test
    void aJobThatWaitsWhileNothingRunsIsLateBeyondTheMakespan() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 5)),
                Job.of("J2", 20, Task.of("T", 5))), TWO_CORES)
                .run("J1", "T", 0).run("J2", "T", 60);
        RunMeasures measures = new RunMeasures(schedule.index(), TWO_CORES);
        schedule.events().stream().filter(event -> event.tick() <= 20).forEach(measures::on);
        ViolationGrid grid = measures.violations(ReportOptions.defaults().withEetBin(10).withNow(45));
        assertEquals(5, grid.columns());
        assertEquals(List.of(0, 0, 1, 1, 0), List.of(grid.count(0, 0), grid.count(0, 1), grid.count(0, 2), grid.count(0, 3),
                grid.count(0, 4)));
    }

    @Test
    void absurdlyFineGridsAreRefused() {
        ScheduleBuilder schedule = new ScheduleBuilder(Workload.of("w", Job.of("J1", 0, Task.of("T", 2_000_000))), TWO_CORES)
                .run("J1", "T", 0);
        RunMeasures measures = measures(schedule);
        assertEquals(2000, measures.violations(ReportOptions.defaults()).bin());
        assertThrows(ModelException.class, () -> measures.violations(ReportOptions.defaults().withEetBin(1)));
    }
}
