package org.schedscope.trace.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.Weeks;
import org.schedscope.trace.FirstStarts;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class WaitSumsTest {
    private static final long DAY = 86_400;

    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    @Test
    void causesAreRankedByTicksAndJobsCountFromAMinuteOn() {
        Workload workload = new Workload("w", "s", Optional.empty(), List.of(
                Job.of("J1", 0, Task.of("T", 8 * DAY)).withUser("/a"), Job.of("J2", 6 * DAY, Task.of("T", 5)).withUser("/b"),
                Job.of("J3", 8 * DAY - 55, Task.of("T", 5)).withUser("/c")));
        WaitAccount account = WaitAccount.of(trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 1))).run("J1", "T", 0)
                .run("J2", "T", 8 * DAY + 100).run("J3", "T", 8 * DAY + 200)));
        WaitSums sums = WaitSums.ofJobs(account);
        // J2 waits 2 d for J1, then 100 s beside a free core; J3 55 s, 100 s, 5 s for J2, 95 s.
        long work = 2 * DAY + 60;
        long all = work + 295;
        assertEquals(all, sums.ticks());
        assertEquals(List.of(new WaitSums.Total(WaitCause.WORK, work, (double) work / all, 1, 2, 0),
                new WaitSums.Total(WaitCause.FREE, 295, 295.0 / all, 2, 2, 195)), sums.totals(),
                "J3 waited no more than a minute for work");
        assertEquals(List.of(1, 2, 0), sums.byUser().stream().map(WaitSums.Part::number).toList());
        assertEquals(WaitCause.WORK, sums.byUser().get(0).mainCause());
        List<WaitSums.Part> weeks = sums.byWeek(Weeks.of(TickClock.of(workload), account.trace().lastTick()));
        assertEquals(List.of(DAY, all - DAY), weeks.stream().map(WaitSums.Part::ticks).toList());
        assertEquals(List.of(2, 1), weeks.stream().map(WaitSums.Part::jobs).toList());
    }

    @Test
    void sumsEqualTheWaitsOfARun() {
        for (long seed = 0; seed < 40; seed++) {
            for (Trace trace : List.of(trace(RandomRun.of(seed)), Runs.trace(RandomCases.hierarchicalAsTold(seed, "p-slr")))) {
                WaitAccount account = WaitAccount.of(trace);
                FirstStarts starts = new FirstStarts(trace);
                long waits = 0;
                boolean allStart = true;
                for (int job = 0; job < trace.index().jobCount(); job++) {
                    allStart &= starts.of(job).isPresent();
                    waits += starts.of(job).orElse(0) - trace.index().job(job).arrival();
                }
                WaitSums sums = WaitSums.ofJobs(account);
                if (allStart) {
                    assertEquals(waits, sums.ticks(), "seed " + seed);
                }
                assertEquals(sums.ticks(), sums.totals().stream().mapToLong(WaitSums.Total::ticks).sum());
                assertEquals(sums.ticks(), sums.byUser().stream().mapToLong(WaitSums.Part::ticks).sum());
                assertTrue(WaitSums.ofTasks(account).ticks() >= sums.ticks());
                for (WaitCause cause : List.of(WaitCause.LIMIT, WaitCause.OVERTAKEN)) {
                    double charged = WaitSums.ofTasks(account).charged(cause).stream().mapToDouble(task -> account.charged(cause, task))
                            .sum();
                    long ticks = WaitSums.ofTasks(account).totals().stream().filter(total -> total.cause() == cause)
                            .mapToLong(WaitSums.Total::ticks).sum();
                    assertEquals(ticks, charged, 1e-6, "each tick of " + cause + " is charged once");
                }
            }
        }
    }
}
