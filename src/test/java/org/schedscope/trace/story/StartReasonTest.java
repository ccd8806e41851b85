package org.schedscope.trace.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPlaced;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;
import org.schedscope.trace.story.StartReason.Kind;

/** What a task waited for last before it started. */
class StartReasonTest {
    private static final OptionalInt NOBODY = OptionalInt.empty();

    private final TraceRecorder recorder = new TraceRecorder(
            new WorkloadIndex(Workload.of("w", Job.of("J1", 1, Task.of("T1", 3), Task.of("T2", 4), Task.of("T3", 5).after(0, 1)),
                    Job.of("J2", 1, Task.of("T4", 2), Task.of("T5", 2).after(0)))),
            Platform.of("p", Cluster.of("C1", 2)));

    private void start(long tick, int task, int core) {
        recorder.on(taskStarted(tick, task, 0, CoreSet.of(core, core), PriorityKey.NONE, 1, false));
    }

    private Trace trace(long late) {
        recorder.on(jobArrived(1, 0));
        recorder.on(jobArrived(1, 1));
        for (int task : new int[] {0, 1, 3}) {
            recorder.on(taskReady(1, task, 0));
        }
        start(1, 0, 0);
        start(1, 1, 1);
        recorder.on(taskFinished(4, 0, 0));
        start(4, 3, 0);
        recorder.on(taskFinished(5, 1, 1));
        recorder.on(taskReady(5, 2, 0));
        start(5, 2, 1);
        recorder.on(taskFinished(6, 3, 0));
        recorder.on(taskReady(6, 4, 0));
        start(late, 4, 0);
        recorder.on(taskFinished(late + 2, 4, 0));
        recorder.on(taskFinished(10, 2, 1));
        return recorder.trace();
    }

    @Test
    void aTaskWaitsForItsJobForAParentOrForACoreOfAnotherTask() {
        Trace trace = trace(6);
        assertEquals(new StartReason(Kind.ARRIVAL, NOBODY, 1), StartReason.of(trace, 0));
        assertEquals(new StartReason(Kind.PARENT, OptionalInt.of(1), 5), StartReason.of(trace, 2), "the later of two parents");
        assertEquals(new StartReason(Kind.CORE, OptionalInt.of(0), 4), StartReason.of(trace, 3), "not the one on the other core");
        assertEquals(new StartReason(Kind.PARENT, OptionalInt.of(3), 6), StartReason.of(trace, 4));
    }

    @Test
    void whereNothingEndsOnItsCoresItStoodInAQueue() {
        assertEquals(new StartReason(Kind.QUEUE, NOBODY, 6), StartReason.of(trace(7), 4));
    }

    @Test
    void dataThatComesLateIsWhatWasWaitedFor() {
        recorder.on(jobArrived(1, 1));
        recorder.on(taskPlaced(1, 3, 0));
        recorder.on(taskPlaced(1, 4, 0));
        recorder.on(taskReady(1, 3, 0));
        start(1, 3, 0);
        recorder.on(taskFinished(3, 3, 0));
        recorder.on(transferStarted(3, 0, 3, 4, 0, 0, 5));
        recorder.on(transferFinished(5, 0, 3, 4, 0, 0));
        recorder.on(taskReady(5, 4, 0));
        start(5, 4, 1);
        recorder.on(taskFinished(7, 4, 0));
        assertEquals(new StartReason(Kind.DATA, OptionalInt.of(3), 5), StartReason.of(recorder.trace(), 4));
    }

    @Test
    void aTaskThatHasNotStartedHasNone() {
        recorder.on(jobArrived(1, 0));
        assertThrows(IllegalArgumentException.class, () -> StartReason.of(recorder.trace(), 0));
    }
}
