package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskStarted;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.fixture.EventList;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class TraceRecorderTest {
    private static final int TASKS = 2_000;

    /** As where others look while a run is being recorded: each view has what there was when it was taken, now and later. */
    @Test
    void viewsHaveWhatWasThereWhenTheyWereTaken() {
        List<Trace> views = new ArrayList<>();
        Trace whole = recorded(TASKS, views);
        List<ScheduleEvent> all = events(whole);
        assertTrue(views.size() > 100 && all.size() > 4 * TASKS);
        for (Trace view : views) {
            assertEquals(all.subList(0, view.eventCount()), events(view));
            Pieces pieces = view.pieces();
            for (int piece = 0; piece < pieces.count(); piece++) {
                assertEquals(whole.pieces().start(piece), pieces.start(piece));
                int end = whole.pieces().endSeq(piece);
                assertEquals(end < view.eventCount() ? end : Integer.MAX_VALUE, pieces.endSeq(piece));
                assertEquals(end < view.eventCount() ? whole.tick(end) : Trace.OPEN, pieces.end(piece));
            }
        }
    }

    private static Trace recorded(int tasks, List<Trace> views) {
        RunSpec spec = new RunSpec(BenchWorkloads.batch(tasks, 16), BenchWorkloads.oneCluster(16), "fifo-job", Schedulers.HIERARCHICAL,
                1, new TreeMap<>());
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Simulation simulation = Schedulers.start(spec, input, Optional.of(recorder));
        for (int step = 1; simulation.hasNext(); step++) {
            simulation.step();
            if (step % 29 == 0) {
                views.add(recorder.trace());
            }
        }
        return recorder.trace();
    }

    private static List<ScheduleEvent> events(Trace trace) {
        EventList events = new EventList();
        trace.replay(0, trace.eventCount(), events);
        return events.events();
    }

    /** Longer than an int can say, and to the last tick there is. */
    @Test
    void ticksAreExactHoweverLongATaskRuns() {
        long late = Long.MAX_VALUE - 1;
        WorkloadIndex index = new WorkloadIndex(Workload.of("w", Job.of("J", 0, Task.of("A", 1), Task.of("B", 1), Task.of("C", 1))));
        TraceRecorder recorder = new TraceRecorder(index, Platform.of("p", Cluster.of("C", 3)));
        long[] ends = {7, 7L + Integer.MAX_VALUE, late};
        for (int task = 0; task < 3; task++) {
            recorder.on(taskStarted(7, task, 0, CoreSet.of(task, task), PriorityKey.NONE, 0, false));
        }
        for (int task = 0; task < 3; task++) {
            recorder.on(taskFinished(ends[task], task, 0));
        }
        Trace trace = recorder.trace();
        for (int piece = 0; piece < 3; piece++) {
            assertEquals(ends[piece], trace.pieces().end(piece));
            assertEquals(ends[piece] - 7, trace.pieces().ran(piece));
        }
        assertEquals(4, trace.positionAfter(7));
        assertEquals(5, trace.positionAfter(late - 1));
        assertEquals(6, trace.positionAfter(Long.MAX_VALUE));
    }
}
