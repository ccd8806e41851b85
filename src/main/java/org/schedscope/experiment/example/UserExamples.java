package org.schedscope.experiment.example;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/** Tóth, Klusáček 2014: examples of expected end times. */
final class UserExamples {
    private static final Workload TABLE = Workload.of("Table 1", Job.of("Job1", 0, Task.of("T", 4).withCores(2)),
            Job.of("Job2", 1, Task.of("T", 1).withCores(2)));
    private static final Workload TWO_USERS = Workload.of("Fig. 1", job("B1", "/blue", 1), job("B2", "/blue", 1), job("B3", "/blue", 1),
            job("B4", "/blue", 1), job("O1", "/orange", 2), job("O2", "/orange", 2));
    private static final Workload FOUR_JOBS = Workload.of("Fig. 3", two("J1", "/first", 0, 4), two("J2", "/first", 1, 1),
            two("J3", "/second", 0, 4), two("J4", "/second", 1, 1));

    private UserExamples() {
    }

    private static Job job(String id, String user, long exec) {
        return Job.of(id, 0, Task.of("T", exec)).withUser(user);
    }

    private static Job two(String id, String user, long arrival, long exec) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(2)).withUser(user);
    }

    static List<WorkedExample> all() {
        return List.of(table(), userAfterUser(), aCoreEach(), bothUsers());
    }

    private static WorkedExample table() {
        ExpectedEndTimes expected = new JobFacts(new WorkloadIndex(TABLE), Platform.of("3 cores", Cluster.of("C1", 3)))
                .expectedEndTimes(EetCapacity.of(3));
        return new WorkedExample(Paper.EET, "Table 1, Fig. 2", "Expected end times of two jobs in a share of 3 cores.", "", List.of(
                new PrintedNumber("EET of Job 1", "4", expected.of(0), Optional.empty()),
                new PrintedNumber("EET of Job 2", "3", expected.of(1), Optional.empty())));
    }

    private static WorkedExample userAfterUser() {
        DrawnSchedule schedule = DrawnSchedule.of(TWO_USERS, 2, ReportOptions.defaults(), "B1 T 0", "B2 T 0", "B3 T 1", "B4 T 1", "O1 T 2",
                "O2 T 2");
        return new WorkedExample(Paper.EET, "Fig. 1a", "One user after the other: the better mean wait.", "", List.of(
                schedule.number("mean wait", "meanWait", "1")));
    }

    private static WorkedExample aCoreEach() {
        DrawnSchedule schedule = DrawnSchedule.of(TWO_USERS, 2, ReportOptions.defaults(), "B1 T 0", "B2 T 1", "B3 T 2", "B4 T 3", "O1 T 0",
                "O2 T 2");
        return new WorkedExample(Paper.EET, "Fig. 1b", "A core for each user: the worse mean wait, 4/3, and the fairer schedule.", "",
                List.of(new PrintedNumber("3 × mean wait", "4", 3 * schedule.metric("meanWait"), Optional.empty()),
                        schedule.number("violated expected end times, %", "violatedEetPercent", "0")));
    }

    private static WorkedExample bothUsers() {
        DrawnSchedule schedule = DrawnSchedule.of(FOUR_JOBS, 6, ReportOptions.defaults().withEetCapacity(3), "J1 T 0", "J3 T 0", "J2 T 1",
                "J4 T 2");
        return new WorkedExample(Paper.EET, "Fig. 3", "Two such users on 6 cores; the fourth job waits a tick.", "", List.of(
                schedule.number("violated expected end times, %", "violatedEetPercent", "0")));
    }
}
