package org.schedscope.metrics.range;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class PartMeasuresTest {
    private static final Workload WORKLOAD = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)).withUser("/a"),
            Job.of("J2", 0, Task.of("T", 10)).withUser("/b"), Job.of("J3", 1, Task.of("T", 2).withCores(2)).withUser("/c"),
            Job.of("J4", 4, Task.of("T", 3)).withUser("/a"));
    /** J1 on core 0 to 4, J4 after it to 7; J2 on core 1 to 10; J3 on both from 10 to 12, 9 ticks after it came. */
    private static final Trace TRACE = trace(new ScheduleBuilder(WORKLOAD, Platform.of("p", Cluster.of("C", 2))).run("J1", "T", 0)
            .run("J2", "T", 0).run("J4", "T", 4).run("J3", "T", 10));

    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    private static PartMeasures measures(Trace trace, RunPart part, OptionalInt user) {
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        return PartMeasures.of(trace, trace.eventCount(), trace.lastTick(), facts, facts.expectedEndTimes(EetCapacity.EQUAL_SHARES), part,
                user);
    }

    private static PartMeasures measures(RunPart part) {
        return measures(TRACE, part, OptionalInt.empty());
    }

    @Test
    void whatArrivesStartsAndEndsInItIsCounted() {
        PartMeasures part = measures(RunPart.ofTicks(4, 10));
        assertEquals(1, part.arrived(), "J4");
        assertEquals(1, part.started(), "J4; J3 starts at 10, when it is over");
        assertEquals(2, part.finished(), "J4 and J2; J1 ended when it began");
        assertEquals(3, part.jobCount(), "J2, J3, which waits, and J4");
        assertFalse(part.has(0));
        assertTrue(part.has(2));
    }

    @Test
    void whoHeldTheCoresIsToldByUser() {
        PartMeasures part = measures(RunPart.ofTicks(4, 10));
        assertEquals(9 / 12.0, part.utilisation());
        assertEquals(List.of(new PartMeasures.Holder("/b", 6, 6 / 9.0), new PartMeasures.Holder("/a", 3, 3 / 9.0)), part.holders());
    }

    @Test
    void waitsAreThoseOfTheJobsThatFinishInIt() {
        PartMeasures part = measures(RunPart.ofTicks(4, 12));
        assertEquals(3, part.finished());
        assertEquals(9, part.waiting().largest());
        assertEquals(3, part.waiting().mean());
        assertEquals(OptionalInt.of(2), part.longestWait());
        assertEquals(5.5, part.slr().largest(), "11 ticks for 2");
        assertEquals(1.1, part.boundedSlowdown().largest(), "a job counts as 10 ticks long at least");
    }

    @Test
    void onSomeCoresJobsCountThatRanThere() {
        PartMeasures core = measures(RunPart.ALL.on(List.of(new RunPart.Cores(0, 1, 1))));
        assertEquals(List.of("/b 10.0", "/c 2.0"),
                core.holders().stream().map(holder -> holder.user() + " " + holder.coreTicks()).toList());
        assertEquals(2, core.finished());
        assertEquals(1, core.utilisation());
        assertEquals(10 / 10.0, measures(RunPart.ofTicks(0, 10).on(List.of(new RunPart.Cores(0, 1, 1)))).utilisation());
        assertThrows(ModelException.class, () -> new RunPart.Cores(0, 2, 1));
    }

    @Test
    void ofAUserAreOnlyTheUsersJobs() {
        PartMeasures user = measures(TRACE, RunPart.ALL, OptionalInt.of(0));
        assertEquals(2, user.finished());
        assertEquals(0, user.waiting().largest());
        assertEquals(3, user.holders().size(), "whose share is one of all");
    }

    @Test
    void aPartWithoutTicksIsNone() {
        assertThrows(ModelException.class, () -> RunPart.ofTicks(4, 4));
    }

    @Property(tries = 100, seed = "1")
    void theReportOfAllOfARunIsItsReport(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        Trace trace = trace(run);
        JobFacts facts = new JobFacts(run.index(), run.platform());
        RunReport whole = RunMeasures.at(facts, trace, trace.eventCount()).report(ReportOptions.defaults());
        RunReport part = new PartReport(trace, facts, measures(trace, RunPart.ALL, OptionalInt.empty())).report(ReportOptions.defaults());
        whole.metrics().forEach((name, value) -> {
            // A run may go on after its last task ended, when a job starves: its ticks are more than its makespan.
            if (!name.equals("averageUtilisation") && !name.equals("flow")) {
                assertEquals(value, part.metrics().get(name), Double.isNaN(value) ? 1 : 1e-9 * Math.max(1, Math.abs(value)), name);
            }
        });
        assertEquals(whole.users(), part.users());
        assertEquals(whole.byDecile(), part.byDecile());
    }

    @Property(tries = 100, seed = "2")
    void itHoldsTheCoresAsTheGroupsOfItsUsersDo(@ForAll @IntRange(max = 1_000_000) int seed) {
        Trace trace = trace(RandomRun.of(seed));
        long last = trace.lastTick();
        if (last < 3) {
            return;
        }
        long from = last / 3;
        long to = last - last / 4;
        PartMeasures part = measures(trace, RunPart.ofTicks(from, to), OptionalInt.empty());
        List<GroupMeasures.Row> users = GroupMeasures.of(trace, trace.eventCount(), new JobFacts(trace.index(), trace.platform()),
                GroupMeasures.By.USER, from, to);
        assertEquals(users.stream().mapToDouble(GroupMeasures.Row::utilisation).sum(), part.utilisation(), 1e-9);
        assertEquals(users.stream().mapToInt(GroupMeasures.Row::finished).sum(), part.finished());
        for (PartMeasures.Holder holder : part.holders()) {
            assertEquals(users.stream().filter(row -> row.group().equals(holder.user())).findFirst().orElseThrow().coreTicks(),
                    holder.coreTicks(), 1e-9);
        }
    }
}
