package org.schedscope.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class LegalRunsTest {
    @Property(tries = 300, seed = "1")
    void ofARandomSchedulerPass(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        ScheduleAuditor auditor = new ScheduleAuditor(run.index(), run.platform());
        run.emit(auditor);
        assertEquals(List.of(), auditor.finish());
    }

    @Property(tries = 300, seed = "1")
    void ofEveryPolicyPass(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        for (String policy : Policies.namesForAnyQueue()) {
            ScheduleAuditor auditor = new ScheduleAuditor(run.index(), run.platform());
            Schedulers.start(RunSpec.of(run.index().workload(), run.platform(), policy, seed), auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), policy);
        }
    }

    @Test
    void withSuspensionsPassWherePreemptionIsAllowed() {
        ScheduleBuilder schedule = suspended();
        ScheduleAuditor auditor = new ScheduleAuditor(schedule.index(), schedule.platform(), new SchedulerCapabilities(true, true, false));
        schedule.emit(auditor);
        assertEquals(List.of(), auditor.finish());
    }

    @Test
    void withSuspensionsAreReportedWhereItIsNot() {
        ScheduleBuilder schedule = suspended();
        ScheduleAuditor auditor = new ScheduleAuditor(schedule.index(), schedule.platform());
        schedule.emit(auditor);
        assertEquals(List.of("preemption"), auditor.finish().stream().map(Violation::rule).toList());
    }

    /** 5 ticks: 2 of them before a suspension, 3 after. */
    private static ScheduleBuilder suspended() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 5)), Job.of("J2", 0, Task.of("T", 3)));
        return new ScheduleBuilder(workload, Platform.of("one core", Cluster.of("C1", 1))).suspended(0, 0, 0, 2).run("J2", "T", 2)
                .resumed(0, 0, 5, 8);
    }
}
