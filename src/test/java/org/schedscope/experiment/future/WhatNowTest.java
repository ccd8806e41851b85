package org.schedscope.experiment.future;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.schedulingPass;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.RunChoices;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class WhatNowTest {
    private static final Platform FOUR = Platform.of("four", Cluster.of("C", 4));

    private static Trace run(Workload workload, RunChoices choices) {
        RunSpec spec = new RunSpec(workload, FOUR, choices.policy(), choices.scheduler(), choices.seed(), choices.parameters());
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(workload), FOUR);
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    /** Jobs that are chains: since when a task has been ready is not known later, and only tasks of one job are told apart by it. */
    private static Workload random(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Job[] jobs = new Job[9];
        for (int j = 0; j < jobs.length; j++) {
            List<Task> tasks = new ArrayList<>();
            for (int t = 0; t <= random.nextInt(4); t++) {
                Task task = Task.of("T" + t, 1 + random.nextInt(9)).withCores(1 + random.nextInt(3));
                tasks.add(t > 0 ? task.after(t - 1) : task);
            }
            jobs[j] = Job.of("J" + j, random.nextInt(6), tasks.toArray(Task[]::new));
        }
        return Workload.of("random " + seed, jobs);
    }

    private static OptionalLong firstStart(Trace trace, int job, long after) {
        return IntStream.range(0, trace.pieces().count()).filter(piece -> trace.index().jobOf(trace.pieces().task(piece)) == job)
                .mapToLong(trace.pieces()::start).filter(start -> start > after).min();
    }

    private static long end(Trace trace, int job) {
        return IntStream.range(0, trace.pieces().count()).filter(piece -> trace.index().jobOf(trace.pieces().task(piece)) == job)
                .mapToLong(trace.pieces()::end).max().orElseThrow();
    }

    /** Nothing else arrives, estimates are true, and of each job one task waits at a time: what is foretold is what happened. */
    @Test
    void underTheSamePolicyWhatIsForetoldIsWhatHappened() {
        int rows = 0;
        int withChildren = 0;
        for (String policy : List.of("fifo-job", "easy", "srtf")) {
            RunChoices choices = Schedulers.withPolicy(Schedulers.DEFAULT, policy);
            for (int seed = 0; seed < 60; seed++) {
                Trace trace = run(random(seed), choices);
                for (long tick = 6; tick < trace.lastTick(); tick += 3) {
                    WhatNow now = new WhatNow(trace, tick);
                    for (WhatNow.Row row : now.under(List.of(choices))) {
                        String where = policy + ", case " + seed + ", tick " + tick + ", job " + row.job();
                        assertEquals(firstStart(trace, row.job(), tick), row.starts().get(0), where);
                        assertEquals(OptionalLong.of(end(trace, row.job())), row.ends().get(0), where);
                        rows++;
                        withChildren += trace.index().taskCountOf(row.job()) > 1 ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(rows > 1_000 && withChildren > 500, rows + " rows, " + withChildren + " of jobs with several tasks");
    }

    /** A log that no scheduler of ours wrote: A holds three cores, for 10 ticks as it said, B and C wait. */
    private static Trace foreign(long lastTick) {
        Workload workload = Workload.of("foreign", Job.of("A", 0, Task.of("T", 50).withCores(3).withEstimate(10)),
                Job.of("B", 1, Task.of("T", 4).withCores(4)), Job.of("C", 2, Task.of("T", 30).withEstimate(5)),
                Job.of("later", 900, Task.of("T", 1)));
        TraceRecorder log = new TraceRecorder(new WorkloadIndex(workload), FOUR);
        log.on(jobArrived(0, 0));
        log.on(taskReady(0, 0, 0));
        log.on(taskStarted(0, 0, 0, CoreSet.of(0, 2), new PriorityKey.Text("0"), 1, false));
        log.on(jobArrived(1, 1));
        log.on(taskReady(1, 1, 0));
        log.on(jobArrived(2, 2));
        log.on(taskReady(2, 2, 0));
        log.on(schedulingPass(lastTick, 0, 2));
        return log.trace();
    }

    private static List<OptionalLong> starts(Trace trace, long tick, int column, String... policies) {
        List<RunChoices> choices = List.of(policies).stream().map(policy -> Schedulers.withPolicy(Schedulers.DEFAULT, policy)).toList();
        return new WhatNow(trace, tick).under(choices).stream().map(row -> row.starts().get(column)).toList();
    }

    @Test
    void policiesDifferInWhatTheyLetStartFirst() {
        Trace trace = foreign(3);
        assertEquals(List.of(OptionalLong.of(10), OptionalLong.of(14)), starts(trace, 3, 0, "fifo-job", "easy"));
        assertEquals(List.of(OptionalLong.of(10), OptionalLong.of(3)), starts(trace, 3, 1, "fifo-job", "easy"));
    }

    @Test
    void whatShouldHaveEndedEndsNext() {
        assertEquals(List.of(OptionalLong.of(21), OptionalLong.of(25)), starts(foreign(20), 20, 0, "fifo-job"));
    }

    @Test
    void whatHasNotArrivedIsNotKnown() {
        WhatNow now = new WhatNow(foreign(3), 1);
        assertEquals(List.of(1), now.snapshot().waiting());
        assertEquals(1, now.snapshot().running());
    }

    @Test
    void nothingWaitsAndNothingIsForetold() {
        Trace trace = run(random(1), Schedulers.DEFAULT);
        assertEquals(List.of(), new WhatNow(trace, trace.lastTick()).under(List.of(Schedulers.DEFAULT)));
    }

    @Test
    void whatWasSuspendedGoesOnForTheRestOfItsTime() {
        Workload workload = Workload.of("suspended", Job.of("A", 0, Task.of("T", 10).withCores(4)));
        TraceRecorder log = new TraceRecorder(new WorkloadIndex(workload), FOUR);
        log.on(jobArrived(0, 0));
        log.on(taskReady(0, 0, 0));
        log.on(taskStarted(0, 0, 0, CoreSet.of(0, 3), new PriorityKey.Text("0"), 1, false));
        log.on(taskPreempted(7, 0, 0, 0));
        WhatNow.Row row = new WhatNow(log.trace(), 8 - 1).under(List.of(Schedulers.DEFAULT)).get(0);
        assertEquals(OptionalLong.of(7), row.starts().get(0));
        assertEquals(OptionalLong.of(10), row.ends().get(0));
    }

    @Test
    void whatGoesOnIsARunThatCanBeLookedAt() {
        RunSpec spec = new OnlineSnapshot(foreign(3), 3).goingOn(Schedulers.withPolicy(Schedulers.DEFAULT, "fifo-job"));
        assertEquals(List.of("B", "C"), spec.workload().jobs().stream().map(Job::id).toList());
        assertEquals(1, spec.forks().size());
        assertEquals(Optional.empty(), spec.workload().jobs().get(0).queue());
        assertEquals(new TreeMap<>(), spec.parameters());
    }
}
