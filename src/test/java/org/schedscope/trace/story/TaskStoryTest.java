package org.schedscope.trace.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.schedulingPass;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPlaced;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.TraceRecorder;

class TaskStoryTest {
    private static final int T1 = 0;
    private static final int T2 = 1;
    private static final int T3 = 2;

    private final TraceRecorder recorder = new TraceRecorder(
            new WorkloadIndex(Workload.of("w", Job.of("J1", 1, Task.of("T1", 3), Task.of("T2", 4), Task.of("T3", 5).after(0, 1)))),
            Platform.of("p", Cluster.of("C1", 1), Cluster.of("C2", 1)));

    private Trace trace() {
        recorder.on(jobArrived(1, 0));
        recorder.on(taskPlaced(1, T1, 0));
        recorder.on(taskPlaced(1, T2, 1));
        recorder.on(taskPlaced(1, T3, 0));
        recorder.on(taskReady(1, T1, 0));
        recorder.on(taskReady(1, T2, 1));
        start(1, T1, 0);
        start(1, T2, 1);
        recorder.on(taskFinished(4, T1, 0));
        recorder.on(taskFinished(5, T2, 1));
        recorder.on(transferStarted(5, 0, T2, T3, 1, 0, 7));
        recorder.on(transferFinished(7, 0, T2, T3, 1, 0));
        recorder.on(taskReady(7, T3, 0));
        recorder.on(schedulingPass(7, 0, 1));
        recorder.on(schedulingPass(9, 0, 1));
        start(9, T3, 0);
        recorder.on(taskPreempted(11, T3, 0, 0));
        start(14, T3, 0);
        recorder.on(taskFinished(17, T3, 0));
        return recorder.trace();
    }

    private void start(long tick, int task, int cluster) {
        recorder.on(taskStarted(tick, task, cluster, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
    }

    @Test
    void tellsWhatATaskWaitedForInOrder() {
        Trace trace = trace();
        TaskStory story = TaskStory.of(trace, T3, trace.eventCount(), 20);
        assertEquals(new TaskStory(T3, 20, OptionalLong.of(1), 0,
                List.of(new TaskStory.ParentDone(T1, 0, 4, 4), new TaskStory.ParentDone(T2, 1, 5, 7)), OptionalLong.of(7),
                OptionalInt.of(0), 1, 2,
                List.of(new TaskStory.Piece(2, 9, OptionalLong.of(11)), new TaskStory.Piece(3, 14, OptionalLong.of(17))),
                OptionalLong.of(17)),
                story);
        assertEquals(new TaskStory.Shares(4, 2, 2, 5, 3), story.shares());
        assertEquals(16, story.shares().total());
    }

    @Test
    void tellsNoMoreThanHasHappened() {
        Trace trace = trace();
        assertEquals(new TaskStory.Shares(3, 0, 0, 0, 0), TaskStory.of(trace, T3, trace.positionAfter(4), 4).shares());
        assertEquals(new TaskStory.Shares(4, 1, 0, 0, 0), TaskStory.of(trace, T3, trace.positionAfter(6), 6).shares());
        assertEquals(new TaskStory.Shares(4, 2, 1, 0, 0), TaskStory.of(trace, T3, trace.positionAfter(8), 8).shares());
        assertEquals(new TaskStory.Shares(4, 2, 2, 1, 0), TaskStory.of(trace, T3, trace.positionAfter(10), 10).shares());
        assertEquals(new TaskStory.Shares(0, 0, 0, 0, 0), TaskStory.of(trace, T3, 0, 0).shares());
    }

    @Test
    void aCursorUndoesWhatItDid() {
        Trace trace = trace();
        TraceCursor cursor = new TraceCursor(trace);
        List<RunStates> forward = new ArrayList<>();
        for (int position = 0; position <= trace.eventCount(); position++) {
            cursor.moveTo(position);
            forward.add(cursor.states());
        }
        for (int position = trace.eventCount(); position >= 0; position--) {
            cursor.moveTo(position);
            assertEquals(forward.get(position), cursor.states());
        }
    }
}
