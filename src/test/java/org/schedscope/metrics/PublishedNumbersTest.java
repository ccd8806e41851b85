package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Numbers that the papers print, from the schedules that they print: Burkimsher, Bate, Indrusiak 2013 (PSLR), Tóth, Klusáček 2014
 * (EET). Where a print contradicts itself the consistent number stands here and the printed one beside it.
 */
class PublishedNumbersTest {
    private static final Workload GRAHAM = Workload.of("Graham 1969",
            Job.of("J1", 0, Task.of("T1", 3), Task.of("T9", 9).after(0)),
            Job.of("J2", 0, Task.of("T2", 2)),
            Job.of("J3", 0, Task.of("T3", 2)),
            Job.of("J4", 0, Task.of("T4", 2), Task.of("T5", 4).after(0), Task.of("T6", 4).after(0), Task.of("T7", 4).after(0),
                    Task.of("T8", 4).after(0)));

    private static final Workload MULTIPLE_WAITS = Workload.of("multiple waits",
            Job.of("J1", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(0)),
            Job.of("J2", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(1)));

    private static Platform cores(int cores) {
        return Platform.of(cores + " cores", Cluster.of("C1", cores));
    }

    private static RunReport report(ScheduleBuilder schedule, ReportOptions options) {
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.emit(measures);
        return measures.report(options);
    }

    private static RunReport scheduleA() {
        return report(new ScheduleBuilder(GRAHAM, cores(3)).run("J1", "T1", 0).run("J3", "T3", 0).run("J4", "T4", 0).run("J4", "T5", 2)
                .run("J4", "T6", 2).run("J2", "T2", 3).run("J1", "T9", 5).run("J4", "T7", 6).run("J4", "T8", 6),
                ReportOptions.defaults()
                        .withHorizon(14));
    }

    private static RunReport scheduleB() {
        return report(new ScheduleBuilder(GRAHAM, cores(3)).run("J1", "T1", 0).run("J2", "T2", 0).run("J3", "T3", 0).run("J4", "T4", 2)
                .run("J1", "T9", 3).run("J4", "T5", 4).run("J4", "T6", 4).run("J4", "T7", 8).run("J4", "T8", 8),
                ReportOptions.defaults()
                        .withHorizon(14));
    }

    private static void check(RunReport report, String metric, double expected, double halfADigit) {
        assertEquals(expected, report.metrics().get(metric), halfADigit, metric);
    }

    @Test
    void pslrFigure3dScheduleA() {
        RunReport a = scheduleA();
        check(a, "makespan", 14, 0);
        check(a, "averageUtilisation", 0.810, 0.0005);
        check(a, "flow", 0.29, 0.005);
        check(a, "peakInFlight", 3, 0);
        check(a, "meanStretch", 1.31, 0.005);
        check(a, "worstStretch", 2.5, 0);
        check(a, "meanSlr", 1.58, 0.005); // printed 1.59
        check(a, "worstSlr", 2.5, 0);
        check(a, "meanSpeedup", 1.01, 0.005); // printed 1.02
        check(a, "worstSpeedup", 0.4, 0);
        check(a, "cumulativeCompletion", 148, 0);
        check(a, "stdStretch", 0.84, 0.005);
        check(a, "stdSlr", 0.67, 0.005);
        check(a, "stdSpeedup", 0.58, 0.005);
    }

    @Test
    void pslrFigure3dScheduleB() {
        RunReport b = scheduleB();
        check(b, "makespan", 12, 0);
        check(b, "averageUtilisation", 0.944, 0.0005);
        check(b, "flow", 0.33, 0.005);
        check(b, "peakInFlight", 3, 0);
        check(b, "meanStretch", 0.92, 0.005); // printed 0.91
        check(b, "worstStretch", 1, 0);
        check(b, "meanSlr", 1.25, 0);
        check(b, "worstSlr", 2, 0);
        check(b, "meanSpeedup", 1.125, 0);
        check(b, "worstSpeedup", 1, 0);
        check(b, "cumulativeCompletion", 142, 0);
        check(b, "stdStretch", 0.17, 0.005);
        check(b, "stdSlr", 0.5, 0);
        check(b, "stdSpeedup", 0.25, 0);
    }

    @Test
    void pslrFigure4ScheduleA() {
        RunReport a = report(new ScheduleBuilder(MULTIPLE_WAITS, cores(1)).run("J1", "T1", 0).run("J2", "T1", 1).run("J1", "T2", 2)
                .run("J2", "T2", 3).run("J1", "T3", 4).run("J2", "T3", 5), ReportOptions.defaults());
        check(a, "makespan", 6, 0);
        check(a, "averageUtilisation", 1, 0);
        check(a, "flow", 1 / 3.0, 1e-15); // printed 0.30
        check(a, "peakInFlight", 2, 0);
        check(a, "meanStretch", 1.83, 0.005);
        check(a, "worstStretch", 2, 0);
        check(a, "meanSlr", 2.25, 0);
        check(a, "worstSlr", 2.5, 0);
        check(a, "meanSpeedup", 0.55, 0);
        check(a, "worstSpeedup", 0.5, 0);
        check(a, "cumulativeCompletion", 9, 0);
        check(a, "stdStretch", 0.24, 0.005);
        check(a, "stdSlr", 0.35, 0.005);
        check(a, "stdSpeedup", 0.07, 0.005);
        assertEquals(List.of(2.5, 2.0), slrInFileOrder(a));
    }

    @Test
    void pslrFigure4ScheduleB() {
        RunReport b = report(new ScheduleBuilder(MULTIPLE_WAITS, cores(1)).run("J1", "T1", 0).run("J1", "T2", 1).run("J1", "T3", 2)
                .run("J2", "T1", 3).run("J2", "T2", 4).run("J2", "T3", 5), ReportOptions.defaults());
        check(b, "peakInFlight", 1, 0);
        check(b, "meanStretch", 1.5, 0);
        check(b, "worstStretch", 2, 0);
        check(b, "meanSlr", 1.75, 0);
        check(b, "worstSlr", 2, 0);
        check(b, "meanSpeedup", 0.75, 0);
        check(b, "worstSpeedup", 0.5, 0);
        check(b, "cumulativeCompletion", 15, 0);
        check(b, "stdStretch", 0.71, 0.005); // printed 0.70
        check(b, "stdSlr", 0.35, 0.005);
        check(b, "stdSpeedup", 0.35, 0.005);
        assertEquals(List.of(1.5, 2.0), slrInFileOrder(b));
    }

    /** Both jobs have the same work, so that the first and the sixth decile hold them in file order. */
    private static List<Double> slrInFileOrder(RunReport report) {
        return report.byDecile().stream().filter(row -> row.count() > 0).map(DecileRow::mean).toList();
    }

    @Test
    void pslrFigure5SlrSeesWhatStretchDoesNot() {
        Workload workload = Workload.of("SLR versus stretch",
                Job.of("J1", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(0), Task.of("T4", 1).after(0),
                        Task.of("T5", 1).after(1, 2, 3)),
                Job.of("J2", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(1), Task.of("T4", 1).after(2),
                        Task.of("T5", 1).after(3)));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, cores(2));
        for (int i = 0; i < 5; i++) {
            schedule.run("J1", "T" + (i + 1), i).run("J2", "T" + (i + 1), i);
        }
        RunReport report = report(schedule, ReportOptions.defaults());
        assertEquals(List.of(5 / 3.0, 1.0), slrInFileOrder(report));
        check(report, "meanStretch", 1, 0);
        check(report, "worstStretch", 1, 0);
        check(report, "meanSpeedup", 1, 0);
    }

    @Test
    void eetTable1() {
        Workload workload = Workload.of("Table 1", Job.of("Job1", 0, Task.of("T", 4).withCores(2)),
                Job.of("Job2", 1, Task.of("T", 1).withCores(2)));
        JobFacts facts = new JobFacts(new WorkloadIndex(workload), cores(3));
        ExpectedEndTimes expected = facts.expectedEndTimes(EetCapacity.of(3));
        assertEquals(List.of(4L, 3L), List.of(expected.of(0), expected.of(1)));
    }

    private static Job oneTask(String id, String user, long exec) {
        return Job.of(id, 0, Task.of("T", exec)).withUser(user);
    }

    private static final Workload TWO_USERS = Workload.of("Fig. 1", oneTask("B1", "/blue", 1), oneTask("B2", "/blue", 1),
            oneTask("B3", "/blue", 1), oneTask("B4", "/blue", 1), oneTask("O1", "/orange", 2), oneTask("O2", "/orange", 2));

    @Test
    void eetFigure1aBlueUserFirst() {
        RunReport report = report(new ScheduleBuilder(TWO_USERS, cores(2)).run("B1", "T", 0).run("B2", "T", 0).run("B3", "T", 1)
                .run("B4", "T", 1)
                .run("O1", "T", 2).run("O2", "T", 2), ReportOptions.defaults());
        check(report, "meanWait", 1, 0);
        // A core each is what they may expect: /orange has EET 2 and 4, and ends at 4 twice.
        assertEquals(List.of(new UserRow("/blue", 4, 0, 0, 0, 1), new UserRow("/orange", 2, 1, 50, 2, 1)), report.users());
    }

    @Test
    void eetFigure1bACoreEach() {
        RunReport report = report(new ScheduleBuilder(TWO_USERS, cores(2)).run("B1", "T", 0).run("B2", "T", 1).run("B3", "T", 2)
                .run("B4", "T", 3)
                .run("O1", "T", 0).run("O2", "T", 2), ReportOptions.defaults());
        check(report, "meanWait", 4 / 3.0, 1e-15);
        check(report, "violatedEetPercent", 0, 0);
    }
}
