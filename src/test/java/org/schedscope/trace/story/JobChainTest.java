package org.schedscope.trace.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.jobFinished;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPlaced;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.SampleRuns;
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

class JobChainTest {
    private final TraceRecorder recorder = new TraceRecorder(
            new WorkloadIndex(Workload.of("w", Job.of("J1", 1, Task.of("T1", 3), Task.of("T2", 4), Task.of("T3", 5).after(0, 1)))),
            Platform.of("p", Cluster.of("C1", 1), Cluster.of("C2", 1)));

    /** T1 runs 1–4 on C1, T2 2–6 on C2; T2's data is on C1 at 8; T3 starts there at 9, is suspended 11–14 and ends at 17. */
    private Trace trace() {
        recorder.on(jobArrived(1, 0));
        for (int task = 0; task < 3; task++) {
            recorder.on(taskPlaced(1, task, task == 1 ? 1 : 0));
        }
        recorder.on(taskReady(1, 0, 0));
        recorder.on(taskReady(1, 1, 1));
        start(1, 0, 0);
        start(2, 1, 1);
        recorder.on(taskFinished(4, 0, 0));
        recorder.on(taskFinished(6, 1, 1));
        recorder.on(transferStarted(6, 0, 1, 2, 1, 0, 8));
        recorder.on(transferFinished(8, 0, 1, 2, 1, 0));
        recorder.on(taskReady(8, 2, 0));
        start(9, 2, 0);
        recorder.on(taskPreempted(11, 2, 0, 0));
        start(14, 2, 0);
        recorder.on(taskFinished(17, 2, 0));
        recorder.on(jobFinished(17, 0));
        return recorder.trace();
    }

    private void start(long tick, int task, int cluster) {
        recorder.on(taskStarted(tick, task, cluster, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
    }

    @Test
    void theChainGoesBackFromTheLastEndAlongTheDataThatCameLast() {
        Trace trace = trace();
        JobChain chain = new ChainReader(trace, 0, task -> 1).at(trace, trace.eventCount(), 17);
        assertEquals(new JobChain(0, true, List.of(
                new JobChain.Link(1, 1, 6, new TaskStory.Shares(0, 0, 1, 4, 0)),
                new JobChain.Link(2, 6, 17, new TaskStory.Shares(0, 2, 1, 5, 3)))), chain);
        assertEquals(new TaskStory.Shares(0, 2, 2, 9, 3), chain.shares());
    }

    @Test
    void aJobThatGoesOnIsToldUntilNowAlongWhatHasMostToCome() {
        Trace trace = trace();
        ChainReader reader = new ChainReader(trace, 0, task -> task == 1 ? 9 : 8);
        assertEquals(List.of(), reader.at(trace, 0, 0).links());
        assertEquals(List.of(new JobChain.Link(1, 1, 3, new TaskStory.Shares(0, 0, 1, 1, 0))),
                reader.at(trace, trace.positionAfter(3), 3).links());
        assertEquals(new TaskStory.Shares(0, 1, 1, 4, 0), reader.at(trace, trace.positionAfter(7), 7).shares());
        assertEquals(new TaskStory.Shares(0, 2, 2, 6, 2), reader.at(trace, trace.positionAfter(13), 13).shares());
        assertEquals(List.of(new JobChain.Link(1, 1, 3, new TaskStory.Shares(0, 0, 1, 1, 0))),
                reader.at(trace, trace.positionAfter(3), 3).links(),
                "back again");
    }

    @Test
    void sharesAddUpToTheResponseTimeInEverySchedulerAtEveryMoment() {
        int told = 0;
        for (int seed = 0; seed < 60; seed++) {
            RunSpec spec = seed % 3 == 0 ? RandomCases.hierarchical(seed, "p-slr") : seed % 3 == 1 ? RandomCases.market(seed, "pvd")
                    : fourPhase(RandomCases.hierarchical(seed, "p-slr"));
            Trace trace = SampleRuns.trace(spec);
            SplittableRandom random = new SplittableRandom(seed);
            int job = random.nextInt(trace.index().jobCount());
            long arrival = trace.index().job(job).arrival();
            ChainReader reader = new ChainReader(trace, job, task -> 1);
            for (int i = 0; i < 6; i++) {
                int position = random.nextInt(trace.eventCount() + 1);
                JobChain chain = reader.at(trace, position, trace.tickAt(position));
                TaskStory.Shares shares = chain.shares();
                if (!chain.links().isEmpty()) {
                    long until = chain.links().get(chain.links().size() - 1).until();
                    assertEquals(until - arrival, shares.total(), spec.scheduler() + " " + seed);
                    assertTrue(chain.ended() || until == trace.tickAt(position));
                    assertTrue(shares.parents() >= 0 && shares.transfer() >= 0 && shares.queue() >= 0 && shares.running() >= 0
                            && shares.suspended() >= 0, seed + ": " + shares);
                    told++;
                }
            }
        }
        assertTrue(told > 100, told + " chains");
    }

    private static RunSpec fourPhase(RunSpec spec) {
        return new RunSpec(spec.workload(), spec.platform(), spec.seed() % 2 == 0 ? "owm-preemptive" : "owm", Schedulers.FOUR_PHASE,
                spec.seed(),
                new TreeMap<>());
    }
}
