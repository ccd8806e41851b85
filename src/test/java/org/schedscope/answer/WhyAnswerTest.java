package org.schedscope.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.account.WaitCause;

class WhyAnswerTest {
    @Test
    void theLargestCauseComesFirstWithAllThatBelongToIt() {
        // J4 needs 3 of 4 cores from tick 1: J1 and J2 hold a core each until 30, past their limits from 5; J3, later, one until 4.
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 30).withEstimate(5)).withUser("/a"),
                Job.of("J2", 0, Task.of("T", 30).withEstimate(5)).withUser("/a"), Job.of("J3", 2, Task.of("T", 2)).withUser("/c"),
                Job.of("J4", 1, Task.of("T", 1).withCores(3)).withUser("/b"));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C", 4))).run("J1", "T", 0).run("J2", "T", 0)
                .run("J3", "T", 2).run("J4", "T", 30);
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        Why why = Why.of(Message.verbatim("Recorded"), WaitAccount.of(recorder.trace()), 3);
        assertEquals("Recorded: J4 of b needs 3 cores and waited 29 ticks, because J1 of a, J2 of a held cores past the limit for 25 ticks;"
                + " jobs that came earlier held the cores for 4 ticks: J1 of a, J2 of a.",
                why.sentence().plain(TimeFigures.of(workload, Language.ENGLISH)));
        assertEquals(new Sentence.Ticks(1, 30), why.sentence().pin().orElseThrow());
        assertEquals(List.of(new Why.Reason(WaitCause.LIMIT, 25, List.of(new Why.Holder(0, 25), new Why.Holder(1, 25))),
                new Why.Reason(WaitCause.WORK, 4, List.of(new Why.Holder(0, 4), new Why.Holder(1, 4)))), why.reasons());
        assertEquals(List.of(new Why.Holder(2, 2)), why.overtakers());
        assertTrue(Why.of(Message.verbatim("x"), WaitAccount.of(recorder.trace()), 0).sentence()
                .plain(TimeFigures.of(workload, Language.GERMAN)).endsWith("wartete nicht."));
    }

    /** Core-ticks of others in the ticks with a cause, found tick by tick; causes that need no limits. */
    private static Map<Integer, Long> naive(WaitAccount account, int task, WaitCause cause) {
        Trace trace = account.trace();
        WorkloadIndex index = trace.index();
        Pieces pieces = trace.pieces();
        Map<Integer, Long> held = new TreeMap<>();
        for (WaitAccount.Span span : account.spans(task)) {
            for (long tick = span.from(); tick < span.to() && span.cause() == cause; tick++) {
                for (int piece = 0; piece < pieces.count(); piece++) {
                    Job other = index.job(index.jobOf(pieces.task(piece)));
                    Job own = index.job(index.jobOf(task));
                    boolean later = other.arrival() > own.arrival();
                    boolean belongs = cause == WaitCause.OVERTAKEN ? later
                            : !later && other.user().equals(own.user()) == (cause == WaitCause.SAME_USER);
                    if (belongs && pieces.cluster(piece) == span.cluster() && pieces.start(piece) <= tick && tick < pieces.end(piece)) {
                        held.merge(pieces.task(piece), (long) index.task(pieces.task(piece)).cores(), Long::sum);
                    }
                }
            }
        }
        return held;
    }

    @Test
    void reasonsAgreeWithALookAtEveryTick() {
        int seen = 0;
        for (long seed = 0; seed < 60; seed++) {
            Trace trace = Runs.trace(RandomCases.with(RandomCases.hierarchicalWithEstimates(seed, "fifo-job"), "rearrangement", "easy"));
            WaitAccount account = WaitAccount.of(trace);
            for (int task = 0; task < trace.index().taskCount(); task++) {
                Why why = Why.of(Message.verbatim("x"), account, task);
                assertEquals(Arrays.stream(account.ticks(task)).sum(), why.reasons().stream().mapToLong(Why.Reason::ticks).sum());
                for (Why.Reason reason : why.reasons()) {
                    if (List.of(WaitCause.OVERTAKEN, WaitCause.SAME_USER, WaitCause.WORK).contains(reason.cause())) {
                        seen++;
                        assertEquals(naive(account, task, reason.cause()),
                                reason.holders().stream().collect(Collectors.toMap(Why.Holder::task, Why.Holder::coreTicks)));
                    }
                }
            }
        }
        assertTrue(seen > 100);
    }
}
