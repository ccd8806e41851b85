package org.schedscope.trace.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class WaitAccountTest {
    private static final int RUNS = 40;

    private static Job job(String id, String user, long arrival, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores)).withUser(user);
    }

    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    @Test
    void everyTickOfAWaitCountsAtTheFirstCauseThatHolds() {
        // J2 needs 3 of 5 cores from tick 1. J1 holds 2, past its limit from 5; J4, of the same user, 2 until 2; then J3, later, until 4;
        // then J5, earlier, until 6.
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 10).withCores(2).withEstimate(5)).withUser("/a"),
                job("J2", "/b", 1, 5, 3), job("J3", "/c", 2, 2, 2), job("J4", "/b", 0, 2, 2), job("J5", "/c", 0, 2, 2));
        Trace trace = trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 5))).run("J1", "T", 0).run("J4", "T", 0)
                .run("J3", "T", 2).run("J5", "T", 4).run("J2", "T", 8));
        WaitAccount account = WaitAccount.of(trace);
        assertEquals(List.of(new WaitAccount.Span(1, WaitCause.SAME_USER, 0, 1, 2), new WaitAccount.Span(1, WaitCause.OVERTAKEN, 0, 2, 4),
                new WaitAccount.Span(1, WaitCause.WORK, 0, 4, 5), new WaitAccount.Span(1, WaitCause.LIMIT, 0, 5, 6),
                new WaitAccount.Span(1, WaitCause.FREE, 0, 6, 8)), account.spans(1));
        assertEquals(List.of(new WaitAccount.Span(4, WaitCause.WORK, 0, 0, 2), new WaitAccount.Span(4, WaitCause.OVERTAKEN, 0, 2, 4)),
                account.spans(4));
        assertEquals(1, account.charged(WaitCause.LIMIT, 0), "J2 waits a tick for J1");
        assertEquals(4, account.charged(WaitCause.OVERTAKEN, 2), "J2 and J5 wait for J3");
        assertEquals(2, account.fittingTicks());
        assertEquals(List.of(6.0, 1.0, 2.0, 1.0, 2.0), List.of(WaitCause.FREE, WaitCause.LIMIT, WaitCause.OVERTAKEN, WaitCause.SAME_USER,
                WaitCause.WORK).stream().map(account::idle).toList(), "J5 waits for work in tick 0");
    }

    @Test
    void laterJobsAreThoseThatArrivedAtALaterTick() {
        Workload workload = Workload.of("w", job("J1", "/a", 1, 4, 2), job("J2", "/b", 1, 4, 2), job("J3", "/c", 2, 4, 2));
        Trace trace = trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 2))).run("J2", "T", 1).run("J3", "T", 5)
                .run("J1", "T", 9));
        WaitAccount account = WaitAccount.of(trace);
        assertEquals(List.of(new WaitAccount.Span(0, WaitCause.WORK, 0, 1, 5), new WaitAccount.Span(0, WaitCause.OVERTAKEN, 0, 5, 9)),
                account.spans(0));
        assertEquals(4, account.charged(WaitCause.OVERTAKEN, 2));
    }

    private static Set<WaitCause> check(Trace trace, String run) {
        WaitAccount account = WaitAccount.of(trace);
        NaiveAccount naive = new NaiveAccount(trace, 0);
        Set<WaitCause> seen = EnumSet.noneOf(WaitCause.class);
        for (int task = 0; task < trace.index().taskCount(); task++) {
            List<Optional<WaitCause>> told = new ArrayList<>();
            List<Optional<WaitCause>> found = new ArrayList<>();
            for (long tick = 0; tick < trace.lastTick() + 2; tick++) {
                long now = tick;
                found.add(naive.cause(task, tick));
                told.add(account.spans(task).stream().filter(span -> span.from() <= now && now < span.to()).map(WaitAccount.Span::cause)
                        .reduce((one, other) -> {
                            throw new AssertionError(run + ": two causes at " + now);
                        }));
            }
            assertEquals(found, told, run + ", task " + trace.index().label(task));
            account.spans(task).forEach(span -> seen.add(span.cause()));
        }
        for (int task = 0; task < trace.index().taskCount(); task++) {
            for (WaitCause cause : naive.charged.keySet()) {
                assertEquals(naive.charged.get(cause).getOrDefault(task, 0.0), account.charged(cause, task), 1e-9,
                        run + ": " + cause + " charged to " + trace.index().label(task));
            }
        }
        return seen;
    }

    @Test
    void agreesWithALookAtEveryTickOfRandomRuns() {
        Set<WaitCause> seen = EnumSet.noneOf(WaitCause.class);
        for (long seed = 0; seed < RUNS; seed++) {
            seen.addAll(check(trace(RandomRun.of(seed)), "random run " + seed));
            seen.addAll(check(Runs.trace(RandomCases.hierarchicalAsTold(seed, "p-slr")), "hierarchical " + seed));
            seen.addAll(check(Runs.trace(RandomCases.with(RandomCases.hierarchicalWithEstimates(seed, "fifo-job"), "rearrangement",
                    seed % 2 == 0 ? "easy" : "conservative")), "backfilling " + seed));
            seen.addAll(check(Runs.trace(RandomCases.market(seed, "p-slr")), "market " + seed));
            RunSpec root = RandomForks.root(seed);
            RunSpec forked = RandomForks.forked(root, seed);
            seen.addAll(check(Runs.trace(RandomForks.isPossible(forked) ? forked : root), "forked " + seed));
        }
        assertEquals(EnumSet.allOf(WaitCause.class), seen);
    }

    @Test
    void aMinuteOfGraceCountsWhereATickIsALengthOfTime() {
        Workload workload = new Workload("w", "s", Optional.empty(), List.of(
                Job.of("J1", 0, Task.of("T", 200).withEstimate(100)), job("J2", "/b", 1, 5, 1)));
        Trace trace = trace(new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 1))).run("J1", "T", 0).run("J2", "T", 200));
        WaitAccount account = WaitAccount.of(trace);
        assertEquals(60, account.minute());
        assertEquals(List.of(new WaitAccount.Span(1, WaitCause.WORK, 0, 1, 160), new WaitAccount.Span(1, WaitCause.LIMIT, 0, 160, 200)),
                account.spans(1));
        assertTrue(account.spans(0).isEmpty());
    }
}
