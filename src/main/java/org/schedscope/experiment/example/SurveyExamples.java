package org.schedscope.experiment.example;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** Burkimsher, Bate, Indrusiak 2013, 3.2: three examples of what metrics measure. */
final class SurveyExamples {
    private static final String ROUNDED = "The paper's mean is of rows that it had rounded before.";
    private static final Workload GRAHAM = Workload.of("Graham 1969",
            Job.of("J1", 0, Task.of("T1", 3), Task.of("T9", 9).after(0)), Job.of("J2", 0, Task.of("T2", 2)),
            Job.of("J3", 0, Task.of("T3", 2)),
            Job.of("J4", 0, Task.of("T4", 2), Task.of("T5", 4).after(0), Task.of("T6", 4).after(0), Task.of("T7", 4).after(0),
                    Task.of("T8", 4).after(0)));
    private static final Workload WAITS = Workload.of("multiple waits",
            Job.of("J1", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(0)),
            Job.of("J2", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(1)));
    private static final Workload SLR = Workload.of("SLR versus stretch",
            Job.of("J1", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(0), Task.of("T4", 1).after(0),
                    Task.of("T5", 1).after(1, 2, 3)),
            Job.of("J2", 0, Task.of("T1", 1), Task.of("T2", 1).after(0), Task.of("T3", 1).after(1), Task.of("T4", 1).after(2),
                    Task.of("T5", 1).after(3)));

    private SurveyExamples() {
    }

    static List<WorkedExample> all() {
        return List.of(lowA(), lowB(), waitsA(), waitsB(), slr());
    }

    private static WorkedExample example(String place, String about, String file, List<PrintedNumber> numbers) {
        return new WorkedExample(Paper.PSLR, place, about, "schedscope open sample-workloads/" + file + ".workload.json", numbers);
    }

    private static WorkedExample lowA() {
        DrawnSchedule a = DrawnSchedule.of(GRAHAM, 3, ReportOptions.defaults().withHorizon(14), "J1 T1 0", "J3 T3 0", "J4 T4 0", "J4 T5 2",
                "J4 T6 2", "J2 T2 3", "J1 T9 5", "J4 T7 6", "J4 T8 6");
        return example("Fig. 3d, schedule A", "Low utilisation: a long job starts late.", "graham-1969", List.of(
                a.number("workload makespan", "makespan", "14"), percent(a, "81.0"), a.number("flow", "flow", "0.29"),
                a.number("peak in-flight", "peakInFlight", "3"), a.number("mean stretch", "meanStretch", "1.31"),
                a.number("worst stretch", "worstStretch", "2.50"), a.number("mean SLR", "meanSlr", "1.59", ROUNDED),
                a.number("worst SLR", "worstSlr", "2.50"), a.number("mean speedup", "meanSpeedup", "1.02", ROUNDED),
                a.number("worst speedup", "worstSpeedup", "0.40"), a.number("cumulative completion", "cumulativeCompletion", "148"),
                a.number("std. dev. stretch", "stdStretch", "0.84"), a.number("std. dev. SLR", "stdSlr", "0.67"),
                a.number("std. dev. speedup", "stdSpeedup", "0.58")));
    }

    private static PrintedNumber percent(DrawnSchedule schedule, String printed) {
        return new PrintedNumber("average utilisation, %", printed, 100 * schedule.metric("averageUtilisation"), Optional.empty());
    }

    private static WorkedExample lowB() {
        DrawnSchedule b = DrawnSchedule.of(GRAHAM, 3, ReportOptions.defaults().withHorizon(14), "J1 T1 0", "J2 T2 0", "J3 T3 0", "J4 T4 2",
                "J1 T9 3", "J4 T5 4", "J4 T6 4", "J4 T7 8", "J4 T8 8");
        return example("Fig. 3d, schedule B", "The long job starts as soon as it can.", "graham-1969", List.of(
                b.number("workload makespan", "makespan", "12"), percent(b, "94.4"), b.number("flow", "flow", "0.33"),
                b.number("peak in-flight", "peakInFlight", "3"), b.number("mean stretch", "meanStretch", "0.91", ROUNDED),
                b.number("worst stretch", "worstStretch", "1"), b.number("mean SLR", "meanSlr", "1.25"),
                b.number("worst SLR", "worstSlr", "2.00"), b.number("mean speedup", "meanSpeedup", "1.13"),
                b.number("worst speedup", "worstSpeedup", "1"), b.number("cumulative completion", "cumulativeCompletion", "142"),
                b.number("std. dev. stretch", "stdStretch", "0.17"), b.number("std. dev. SLR", "stdSlr", "0.5"),
                b.number("std. dev. speedup", "stdSpeedup", "0.25")));
    }

    private static WorkedExample waitsA() {
        DrawnSchedule a = DrawnSchedule.of(WAITS, 1, ReportOptions.defaults(), "J1 T1 0", "J2 T1 1", "J1 T2 2", "J2 T2 3", "J1 T3 4",
                "J2 T3 5");
        return example("Fig. 4c, 4d, schedule A", "Multiple waits: two jobs take turns.", "multiple-waits", List.of(
                new PrintedNumber("SLR of J1", "2.5", a.slr().get(0), Optional.empty()),
                new PrintedNumber("SLR of J2", "2.0", a.slr().get(1), Optional.empty()),
                a.number("workload makespan", "makespan", "6"), percent(a, "100"),
                a.number("flow", "flow", "0.30", "Two jobs in six ticks are 0.33."), a.number("peak in-flight", "peakInFlight", "2"),
                a.number("mean stretch", "meanStretch", "1.83"), a.number("worst stretch", "worstStretch", "2.00"),
                a.number("mean SLR", "meanSlr", "2.25"), a.number("worst SLR", "worstSlr", "2.50"),
                a.number("mean speedup", "meanSpeedup", "0.55"), a.number("worst speedup", "worstSpeedup", "0.50"),
                a.number("cumulative completion", "cumulativeCompletion", "9"), a.number("std. dev. stretch", "stdStretch", "0.24"),
                a.number("std. dev. SLR", "stdSlr", "0.35"), a.number("std. dev. speedup", "stdSpeedup", "0.07")));
    }

    private static WorkedExample waitsB() {
        DrawnSchedule b = DrawnSchedule.of(WAITS, 1, ReportOptions.defaults(), "J1 T1 0", "J1 T2 1", "J1 T3 2", "J2 T1 3", "J2 T2 4",
                "J2 T3 5");
        return example("Fig. 4c, 4d, schedule B", "One job after the other.", "multiple-waits", List.of(
                new PrintedNumber("SLR of J1", "1.5", b.slr().get(0), Optional.empty()),
                new PrintedNumber("SLR of J2", "2.0", b.slr().get(1), Optional.empty()),
                b.number("workload makespan", "makespan", "6"), b.number("flow", "flow", "0.30", "Two jobs in six ticks are 0.33."),
                b.number("peak in-flight", "peakInFlight", "1"), b.number("mean stretch", "meanStretch", "1.50"),
                b.number("worst stretch", "worstStretch", "2.00"), b.number("mean SLR", "meanSlr", "1.75"),
                b.number("worst SLR", "worstSlr", "2.00"), b.number("mean speedup", "meanSpeedup", "0.75"),
                b.number("worst speedup", "worstSpeedup", "0.50"), b.number("cumulative completion", "cumulativeCompletion", "15"),
                b.number("std. dev. stretch", "stdStretch", "0.70", "The deviation of 1 and 2 is 0.707."),
                b.number("std. dev. SLR", "stdSlr", "0.35"), b.number("std. dev. speedup", "stdSpeedup", "0.35")));
    }

    private static WorkedExample slr() {
        DrawnSchedule both = DrawnSchedule.of(SLR, 2, ReportOptions.defaults(), "J1 T1 0", "J2 T1 0", "J1 T2 1", "J2 T2 1", "J1 T3 2",
                "J2 T3 2", "J1 T4 3", "J2 T4 3", "J1 T5 4", "J2 T5 4");
        return example("Fig. 5c", "SLR sees a dependency structure that stretch and speedup do not see; a core for each job.",
                "slr-versus-stretch", List.of(
                        new PrintedNumber("SLR of J1", "1.66", both.slr().get(0), Optional.of("Cut off in place of rounded: 5 ÷ 3.")),
                        new PrintedNumber("SLR of J2", "1", both.slr().get(1), Optional.empty()),
                        both.number("stretch of J1 and J2, mean", "meanStretch", "1"),
                        both.number("stretch of J1 and J2, worst", "worstStretch", "1"),
                        both.number("speedup of J1 and J2, mean", "meanSpeedup", "1"),
                        both.number("speedup of J1 and J2, worst", "worstSpeedup", "1")));
    }
}
